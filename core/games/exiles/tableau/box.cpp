#include "core/games/exiles/edition.h"
#include "core/games/exiles/tableau/tableau.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

/// Section 2 of the rules: what there is to print and to play with.
namespace merlon::exiles {

namespace {

std::int64_t figure(int value)
{
    return value;
}

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
    box.push_back(markerOf("die", kDice));
}

// Cards

Component cardOf(std::string_view key, const char *type, Text label)
{
    return {.key = std::string(key),
            .type = type,
            .group = type,
            .art = {},
            .role = ComponentRole::Card,
            .kind = label,
            .back = {label}};
}

/// 2.4: a card for each level.
void addBuildings(std::vector<Component> &box)
{
    for (const BuildingData &building : kBuildingData) {
        const std::string key(building.key);
        for (int level = 1; level <= building.most; ++level) {
            const BuildingLevel &data = building.levels[static_cast<std::size_t>(level) - 1];
            Component card = cardOf(key, "building", {"card-label.building", {}});
            card.art = key + '-' + std::to_string(level);
            card.mark = {"card-label.level", {figure(level)}};
            for (std::size_t resource = 0; resource < kResources; ++resource) {
                if (data.cost[resource] > 0)
                    card.price.push_back({"card-label.amount",
                                          {figure(data.cost[resource]),
                                           Word {std::string(kResourceKeys[resource]), "resource"}}});
            }
            card.rule.push_back({{"detail." + key + '-' + std::to_string(level), {}}});
            box.push_back(std::move(card));
        }
    }
}

void addTechnologies(std::vector<Component> &box)
{
    for (const TechnologyData &technology : kTechnologyData) {
        const std::string key(technology.key);
        Component card = cardOf(key, "technology", {"card-label.technology", {figure(technology.level)}});
        card.art = "tech-" + key;
        card.rule = {{{"about.technology." + key, {}}}};
        box.push_back(std::move(card));
    }
}

void addHeroes(std::vector<Component> &box)
{
    for (const std::string_view key : kHeroKeys) {
        Component card = cardOf(key, "hero", {"card-label.hero", {}});
        card.rule = {{{"about.hero." + card.key, {}}}};
        box.push_back(std::move(card));
    }
}

/// 2.7, 2.9: its special rules, and its units.
void addFactions(std::vector<Component> &box)
{
    for (const FactionData &faction : kFactionData) {
        Component card = cardOf(faction.key, "faction", {"card-label.faction", {}});
        card.mark = {"card-label.morale", {figure(faction.morale)}};
        card.rule = {{{"about.faction." + card.key, {}}}};
        for (const EnemyData &enemy : faction.units)
            card.rule.push_back({{"card-label.enemy",
                                  {Word {std::string(enemy.key)}, figure(enemy.strength),
                                   figure(enemy.endurance), figure(enemy.support), figure(enemy.fire)}}});
        box.push_back(std::move(card));
    }
}

} // namespace

std::vector<Component> components(const Setup &setup)
{
    const Map &map = static_cast<const ExilesSetup &>(setup).field();
    const Seat enemy = ownerOfEnemy(setup);
    std::vector<Component> box;
    addUnitTokens(box);
    addEnemyTokens(box, enemy);
    addEngines(box, map.fronts); // each front leads to a wall of its own
    addEnemyEngines(box, enemy);
    addPowers(box);
    addMarkers(box, map.ditches);
    addBuildings(box);
    addTechnologies(box);
    addHeroes(box);
    addFactions(box);
    return box;
}

} // namespace merlon::exiles
