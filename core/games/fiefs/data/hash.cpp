#include "core/base/hash.h"
#include "core/games/fiefs/edition.h"

namespace merlon::fiefs {

namespace {

void addSeat(Hasher &hasher, const SeatState &seat)
{
    seat.drawPile.addTo(hasher);
    seat.discard.addTo(hasher);
    seat.hand.addTo(hasher);
    for (std::size_t kind = 0; kind < kArtefactKinds; ++kind) {
        hasher.add(seat.artefacts[kind]);
        hasher.add(seat.brokenIn[kind]);
    }
    hasher.add(seat.castle);
    hasher.add(seat.wonAsAttacker);
    hasher.add(seat.wonAsDefender);
    hasher.add(seat.hasAuthorityInPlay);
}

void addBattle(Hasher &hasher, const Battle &battle)
{
    hasher.add(battle.place);
    if (!battle.isOn())
        return;
    hasher.add(battle.attackers);
    for (std::size_t side = 0; side < 2; ++side) {
        hasher.add(battle.seats[side]);
        hasher.add(battle.bonus[side]);
        hasher.add(battle.equal[side]);
        hasher.add(battle.conflict[side]);
        hasher.add(battle.conflictValue[side]);
        hasher.add(battle.support[side]);
        hasher.add(battle.roll[side]);
    }
    hasher.add(battle.supportCount);
    for (std::size_t index = 0; index < battle.supportCount; ++index)
        hasher.add(battle.supports[index]);
    hasher.add(battle.passes);
    hasher.add(battle.isShown);
    hasher.add(battle.winner);
    hasher.add(battle.margin);
}

/// The window in which a Fracture can be played, and the cards that are looked at.
void addOpen(Hasher &hasher, const FiefsData &data)
{
    hasher.add(data.window.kind);
    hasher.add(data.window.exposed);
    hasher.add(data.window.answered);
    hasher.add(data.window.played);
    for (std::size_t index = 0; index < kInsightCards; ++index) {
        hasher.add(data.insight.looked[index]);
        hasher.add(data.insight.order[index]);
    }
}

void addTurn(Hasher &hasher, const FiefsData &data)
{
    hasher.add(data.turn);
    hasher.add(data.round);
    hasher.add(data.active);
    hasher.add(data.firstPlayer);
    hasher.add(data.campaigns);
    hasher.add(data.isCrownUsed);
    hasher.add(data.named);
    hasher.add(static_cast<std::uint8_t>(data.ending));
    hasher.add(data.decider);
    hasher.add(data.takenCastle);
    agenda::addAgenda(hasher, data);
}

} // namespace

std::uint64_t Edition::hash(const FiefsData &data, const Map &map)
{
    Hasher hasher;
    for (Seat seat = 0; seat < map.seats; ++seat) {
        hasher.add(data.control[seat]);
        addSeat(hasher, data[seat]);
    }
    for (PlaceIndex place = 0; place < map.places; ++place) {
        hasher.add(data.knights[place]);
        hasher.add(data.tiles[place]);
    }
    for (const std::uint8_t number : data.tilesLeft)
        hasher.add(number);
    hasher.add(data.tilesUnder);
    addBattle(hasher, data.battle);
    addOpen(hasher, data);
    addTurn(hasher, data);
    return hasher.value();
}

} // namespace merlon::fiefs
