#include "core/base/hash.h"
#include "core/games/mountain/edition.h"

#include <algorithm>
#include <array>

namespace merlon::mountain {

namespace {

void addSquares(Hasher &hasher, const Squares &squares)
{
    for (std::size_t row = 0; row < kGridSize; ++row)
        hasher.add(squares.row(row));
}

/// Cell by cell. Tunnels count in the order in which they come up: their own numbers depend on what was dug first.
void addTunnels(Hasher &hasher, const MountainData &data, const Map &map)
{
    std::array<TunnelIndex, kMostTunnels> numbers {};
    numbers.fill(kNoTunnel);
    TunnelIndex next = 0;
    for (Cell cell = 0; cell < map.cells; ++cell) {
        const TunnelIndex index = data.tunnelAt[cell];
        if (index == kNoTunnel) {
            hasher.add(kNoTunnel);
            continue;
        }
        if (numbers[index] == kNoTunnel) {
            const Tunnel &tunnel = data.tunnels[index];
            numbers[index] = next++;
            hasher.add(std::uint64_t {static_cast<std::uint8_t>(tunnel.kind)} << 8 | tunnel.what);
            hasher.add(std::uint64_t {tunnel.anchor} << 8 | tunnel.pedestal);
        }
        hasher.add(numbers[index]);
    }
}

/// What lies on cells, in board order.
template <class Pieces, class KindOf>
void addSorted(Hasher &hasher, Pieces pieces, KindOf kindOf)
{
    std::ranges::sort(pieces, {}, &Pieces::value_type::cell);
    for (const auto &piece : pieces)
        hasher.add(std::uint64_t {piece.cell} << 8 | kindOf(piece));
}

void addGround(Hasher &hasher, const MountainData &data, const Map &map)
{
    addTunnels(hasher, data, map);
    addSquares(hasher, data.covered);
    addSquares(hasher, data.picked);
    addSorted(hasher, data.statues, [](const Statue &statue) { return statue.clan; });
    addSorted(hasher, data.workshops, [](const PlacedWorkshop &workshop) { return workshop.kind; });
}

/// How many of each kind a troll holds: which of its equal symbols are filled changes nothing.
std::uint32_t heldBy(const PackTroll &card)
{
    constexpr unsigned kBits = 3; // at most six of a kind
    std::uint32_t held = 0;
    for (unsigned left = card.filled; left != 0; left &= left - 1) {
        const Resource kind = kSymbols[card.troll][static_cast<std::size_t>(std::countr_zero(left))];
        held += std::uint32_t {1} << kBits * indexOf(kind);
    }
    return held;
}

void addSeat(Hasher &hasher, const SeatState &seat)
{
    for (const PackTroll &card : seat.pack)
        hasher.add(std::uint64_t {card.troll} << 32 | heldBy(card));
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
    agenda::addAgenda(hasher, data);
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
