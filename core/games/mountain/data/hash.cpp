#include "core/base/hash.h"
#include "core/games/mountain/edition.h"

namespace merlon::mountain {

namespace {

void addSquares(Hasher &hasher, const Squares &squares)
{
    for (std::size_t row = 0; row < kGridSize; ++row)
        hasher.add(squares.row(row));
}

void addGround(Hasher &hasher, const MountainData &data, const Map &map)
{
    for (Cell cell = 0; cell < map.cells; ++cell)
        hasher.add(data.tunnelAt[cell]);
    for (const Tunnel &tunnel : data.tunnels) {
        hasher.add(static_cast<std::uint8_t>(tunnel.kind));
        hasher.add(tunnel.what);
        hasher.add(tunnel.pedestal);
        hasher.add(tunnel.anchor);
    }
    addSquares(hasher, data.covered);
    addSquares(hasher, data.picked);
    for (const Statue &statue : data.statues)
        hasher.add(std::uint64_t {statue.cell} << 8 | statue.clan);
    hasher.add(data.workshopCount);
    for (const PlacedWorkshop &workshop : data.workshops)
        hasher.add(std::uint64_t {workshop.cell} << 8 | workshop.kind);
}

void addSeat(Hasher &hasher, const SeatState &seat)
{
    for (const PackTroll &card : seat.pack)
        hasher.add(std::uint64_t {card.troll} << 8 | card.filled);
    seat.startDeck.addTo(hasher);
    seat.hand.addTo(hasher);
    hasher.add(seat.portal);
    hasher.add(seat.coronation);
}

void addTeam(Hasher &hasher, const TeamState &team)
{
    for (const std::uint16_t number : team.stock.counts)
        hasher.add(number);
    for (const std::uint8_t number : team.pedestals)
        hasher.add(number);
    hasher.add(static_cast<std::uint16_t>(team.honour));
}

void addHorde(Hasher &hasher, const MountainData &data)
{
    for (const HordeCard &card : data.horde) {
        hasher.add(std::uint64_t {card.troll} << 8 | card.pedestal);
        for (const std::uint8_t number : card.bribes)
            hasher.add(number);
    }
    for (const auto &deck : data.decks)
        deck.addTo(hasher);
    for (const std::uint8_t number : data.bag)
        hasher.add(number);
}

/// What is left of the box, and what lies open.
void addSupply(Hasher &hasher, const MountainData &data)
{
    for (const OpenSpell &open : data.grimoire)
        hasher.add(std::uint64_t {open.spell} << 8 | open.runes);
    data.spellDeck.addTo(hasher);
    data.workshopsLeft.addTo(hasher);
    data.workshopsOpen.addTo(hasher);
    for (const std::uint8_t number : data.tiles)
        hasher.add(number);
    hasher.add(data.hallsUsed);
    for (const TrackPlace &place : data.track)
        hasher.add(std::uint64_t {place.value} << 8 | place.owner);
    hasher.add(data.coronations);
}

void addTurn(Hasher &hasher, const MountainData &data)
{
    hasher.add(data.now.spells);
    hasher.add(data.now.isSpellCast);
    hasher.add(data.now.workshops);
    for (const Cell cell : data.now.used)
        hasher.add(cell);
    hasher.add(data.now.joining);
    for (const Cell cell : data.now.lifted)
        hasher.add(cell);
    hasher.add(data.round);
    hasher.add(data.endRound);
    hasher.add(data.firstPlayer);
    hasher.add(data.active);
    hasher.add(static_cast<std::uint8_t>(data.ending));
    hasher.add(data.decider);
    hasher.add(data.agendaSize);
    for (std::size_t index = 0; index < data.agendaSize; ++index) {
        const Step &step = data.agenda[index];
        hasher.add(std::uint64_t {step.kind} << 8 | step.seat);
        hasher.add(std::uint64_t {step.a} << 32 | std::uint64_t {step.b} << 16 | step.c);
    }
}

} // namespace

std::uint64_t Edition::hash(const MountainData &data, const Map &map)
{
    Hasher hasher;
    addGround(hasher, data, map);
    for (const SeatState &seat : data.seats)
        addSeat(hasher, seat);
    for (const TeamState &team : data.teams)
        addTeam(hasher, team);
    addHorde(hasher, data);
    addSupply(hasher, data);
    addTurn(hasher, data);
    return hasher.value();
}

} // namespace merlon::mountain
