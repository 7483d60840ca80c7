#include "core/games/exiles/tableau/box.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/tableau/tableau.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

/// Section 2 of the rules: what there is to print and to play with.
namespace merlon::exiles {

namespace {

Component pieceOf(std::string_view key, const char *type, ComponentRole role, int copies)
{
    return {.key = std::string(key), .type = type, .group = type, .art = {}, .role = role, .copies = copies};
}

Component markerOf(std::string_view key, int copies)
{
    return pieceOf(key, "marker", ComponentRole::Marker, copies);
}

// Units and engines

void addUnitTokens(std::vector<Component> &box)
{
    for (const UnitData &unit : kUnitData) {
        Component piece = pieceOf(unit.key, "rank", ComponentRole::Unit, unit.limit);
        piece.group = "unit";
        box.push_back(std::move(piece));
    }
}

/// The seat in whose colour the enemy is: the Warlord, the last one.
Seat ownerOfEnemy(const Setup &setup)
{
    const std::span<const SeatInfo> seats = setup.seats();
    return seats.back().key == kWarlordKey ? static_cast<Seat>(seats.size() - 1) : kNobody;
}

void addEnemyTokens(std::vector<Component> &box, Seat owner)
{
    for (const FactionData &faction : kFactionData) {
        for (const EnemyData &enemy : faction.units) {
            Component piece = pieceOf(enemy.key, "enemy", ComponentRole::Unit, enemy.tokens);
            piece.owner = owner;
            box.push_back(std::move(piece));
        }
    }
}

/// Of rocks and cauldrons one for each wall.
void addEngines(std::vector<Component> &box, int walls)
{
    for (std::size_t engine = 0; engine < kEngines; ++engine) {
        const EngineData &data = kEngineData[engine];
        const ComponentRole role = engine < kFirstSlotEngine ? ComponentRole::Device : ComponentRole::Machine;
        box.push_back(pieceOf(data.key, "engine", role, data.limit == 0 ? walls : data.limit));
    }
}

/// Both sides have catapults and ballistas.
bool isAlsoOfExiles(std::string_view key)
{
    return std::ranges::find(kEngineData, key, &EngineData::key) != kEngineData.end();
}

void addEnemyEngines(std::vector<Component> &box, Seat owner)
{
    for (const EnemyEngineData &engine : kEnemyEngineData) {
        Component piece = pieceOf(engine.key, "enemy-engine", ComponentRole::Machine, engine.limit);
        piece.owner = owner;
        if (isAlsoOfExiles(engine.key)) {
            piece.art = "enemy-" + piece.key;
            piece.note = {"item.of-enemy", {}};
        }
        box.push_back(std::move(piece));
    }
}

// Markers

void addPowers(std::vector<Component> &box)
{
    for (const std::string_view key : kBlessingKeys)
        box.push_back(pieceOf(key, "blessing", ComponentRole::Marker, 1));
    for (const std::string_view key : kSpellKeys)
        box.push_back(pieceOf(key, "spell", ComponentRole::Marker, 1));
}

void addMarkers(std::vector<Component> &box, int ditches)
{
    for (std::size_t resource = 0; resource < kResources; ++resource)
        box.push_back(
            pieceOf(kResourceKeys[resource], "resource", ComponentRole::Marker, kMarkers[resource]));
    box.push_back(markerOf("action", kActions));
    for (const char *key : {"marker-ditch", "marker-moat"})
        box.push_back(markerOf(key, ditches));
    for (const char *key : {"first-player", "turn", "morale"})
        box.push_back(markerOf(key, 1));
    constexpr int kDice = 2;
    box.push_back(pieceOf("die", "marker", ComponentRole::Die, kDice));
}

// Signs on sections

/// EX-7.1: on the section that the Heretic inspires.
void addInspiration(std::vector<Component> &box)
{
    const std::string hero(kHeroKeys[static_cast<std::size_t>(Hero::Heretic)]);
    Component sign = pieceOf("inspired", "", ComponentRole::Marker, 1);
    sign.group = "marker";
    sign.art = hero;
    sign.name = {hero, "hero"};
    box.push_back(std::move(sign));
}

/// EX-2.4: for as many sections as a seat may command; one player commands all of them.
void addCrests(std::vector<Component> &box, int seats, int sections)
{
    for (int seat = 0; seats > 1 && seat < seats; ++seat) {
        const std::string key(kSeatKeys[static_cast<std::size_t>(seat)]);
        Component crest = pieceOf("crest-" + key, "", ComponentRole::Marker, (sections + seats - 1) / seats);
        crest.group = "marker";
        crest.owner = static_cast<Seat>(seat);
        crest.name = {key};
        crest.note = {"item.commands", {}};
        box.push_back(std::move(crest));
    }
}

} // namespace

std::vector<Component> components(const Setup &setup)
{
    const auto &own = static_cast<const ExilesSetup &>(setup);
    const Map &map = own.field();
    const Seat enemy = ownerOfEnemy(setup);
    std::vector<Component> box;
    addUnitTokens(box);
    addEnemyTokens(box, enemy);
    addEngines(box, map.fronts); // each front leads to a wall of its own
    addEnemyEngines(box, enemy);
    addPowers(box);
    addMarkers(box, map.ditches);
    addInspiration(box);
    addCrests(box, own.rules().seats, map.sections);
    addCards(box);
    return box;
}

} // namespace merlon::exiles
