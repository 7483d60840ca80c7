#include "core/games/exiles/pieces/buildings.h"
#include "core/games/exiles/pieces/engines.h"
#include "core/games/exiles/pieces/factions.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/pieces/powers.h"
#include "core/games/exiles/pieces/units.h"
#include "core/games/exiles/tableau/box.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

/// The tables of section 2 on cards: what each thing costs and needs, and what it does.
namespace merlon::exiles {

namespace {

std::int64_t figure(int value)
{
    return value;
}

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

/// To look something up that is a piece, or that is built on the board.
Component referenceCard(Word thing, std::string art, Text label)
{
    Component card = cardOf(thing.key, "", std::move(label));
    card.group = "reference";
    card.art = std::move(art);
    card.name = std::move(thing);
    card.back = {{"card-label.reference", {}}};
    return card;
}

// What several tables have

/// Empty if it costs nothing.
std::vector<Text> priceOnCard(const Goods &cost)
{
    std::vector<TextArg> amounts;
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        if (cost[resource] == 0)
            continue;
        amounts.emplace_back(figure(cost[resource]));
        amounts.emplace_back(Word {std::string(kResourceKeys[resource]), "resource"});
    }
    if (amounts.empty())
        return {};
    const std::size_t kinds = amounts.size() / 2;
    return {{"card-label.cost-" + std::to_string(kinds), std::move(amounts)}};
}

Text technologyOnCard(std::size_t technology)
{
    return {"card-label.needs-technology",
            {Word {std::string(kTechnologyData[technology].key), "technology"}}};
}

/// If there is something to say.
void addParagraph(Component &card, std::vector<Text> sentences)
{
    if (!sentences.empty())
        card.rule.push_back(std::move(sentences));
}

void addTechnologiesTo(std::vector<Text> &needs, TechnologySet technologies)
{
    for (std::size_t technology = 0; technology < kTechnologies; ++technology) {
        if ((technologies >> technology & 1u) != 0)
            needs.push_back(technologyOnCard(technology));
    }
}

/// What trains or builds something at this level, with the technologies of the level; level 0: nothing does.
std::vector<Text> needsOfLevel(Building building, int level)
{
    if (level == 0)
        return {};
    const BuildingData &data = kBuildingData[indexOf(building)];
    std::vector<Text> needs {
        {"card-label.needs-building", {Word {std::string(data.key), "building"}, figure(level)}}};
    addTechnologiesTo(needs, data.levels[static_cast<std::size_t>(level) - 1].technologies);
    return needs;
}

// Buildings, technologies, heroes, enemies

/// 2.4, 13: what the power of a level does; no text for buildings without powers.
Text powerOfLevel(std::size_t building, int level)
{
    const auto power = static_cast<std::size_t>(level) - 1;
    if (building == indexOf(Building::Chapel))
        return {"about.blessing." + std::string(kBlessingKeys[power]), {}};
    if (building == indexOf(Building::MageTower))
        return {"about.spell." + std::string(kSpellKeys[power]), {}};
    return {};
}

/// 2.4: a card for each level.
void addBuildings(std::vector<Component> &box)
{
    for (std::size_t building = 0; building < kBuildings; ++building) {
        const BuildingData &data = kBuildingData[building];
        const std::string key(data.key);
        for (int level = 1; level <= data.most; ++level) {
            const BuildingLevel &own = data.levels[static_cast<std::size_t>(level) - 1];
            const std::string keyOfLevel = key + '-' + std::to_string(level);
            Component card = cardOf(key, "building", {"card-label.building", {}});
            card.art = keyOfLevel;
            card.mark = {"card-label.level", {figure(level)}};
            card.price = priceOnCard(own.cost);
            std::vector<Text> needs;
            addTechnologiesTo(needs, own.technologies);
            addParagraph(card, std::move(needs));
            card.rule.push_back({{"detail." + keyOfLevel, {}}});
            if (Text power = powerOfLevel(building, level); !power.empty())
                card.rule.push_back({std::move(power)});
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

/// 2.9: what its dice mean.
void addDiceOf(const FactionData &faction, Component &card)
{
    Text fronts {"card-label.fronts", {}};
    for (const std::uint8_t number : faction.fronts)
        fronts.args.emplace_back(figure(number));
    card.rule.push_back({std::move(fronts)});
    const auto faces = [&](Aim aim) { return std::ranges::count(faction.targets, aim); };
    card.rule.push_back(
        {{"card-label.targets",
          {std::int64_t {faces(Aim::Left)}, std::int64_t {faces(Aim::Left) + faces(Aim::Wall)}}}});
}

/// 2.7, 2.9: its special rules, its dice, and its units.
void addFactions(std::vector<Component> &box)
{
    for (const FactionData &faction : kFactionData) {
        Component card = cardOf(faction.key, "faction", {"card-label.faction", {}});
        card.mark = {"card-label.morale", {figure(faction.morale)}};
        card.rule = {{{"card-label.morale-of", {figure(faction.morale)}}},
                     {{"about.faction." + card.key, {}}}};
        addDiceOf(faction, card);
        for (const EnemyData &enemy : faction.units)
            card.rule.push_back({{"card-label.enemy",
                                  {Word {std::string(enemy.key)}, figure(enemy.strength),
                                   figure(enemy.endurance), figure(enemy.support), figure(enemy.fire)}}});
        box.push_back(std::move(card));
    }
}

// To look up

/// 2.1
void addUnitCards(std::vector<Component> &box)
{
    for (const UnitData &unit : kUnitData) {
        const std::string key(unit.key);
        Component card = referenceCard({key, "unit"}, key, {"card-label.unit", {}});
        card.price = priceOnCard(unit.cost);
        addParagraph(card, needsOfLevel(Building::Barracks, unit.barracks));
        card.rule.push_back(
            {{"detail.unit",
              {figure(unit.strength), figure(unit.endurance), figure(unit.support), figure(unit.fire)}}});
        card.rule.push_back({{"about.unit." + key, {}}});
        box.push_back(std::move(card));
    }
}

/// Rocks and rams cannot be hit.
void addEndurance(Component &card, int endurance)
{
    if (endurance > 0)
        card.rule.push_back({{"card-label.endurance", {figure(endurance)}}});
}

/// 2.2
void addEngineCards(std::vector<Component> &box)
{
    for (const EngineData &engine : kEngineData) {
        const std::string key(engine.key);
        Component card = referenceCard({key, "engine"}, key, {"card-label.engine", {}});
        card.price = priceOnCard(engine.cost);
        addParagraph(card, needsOfLevel(Building::Workshop, engine.workshop));
        addEndurance(card, engine.endurance);
        card.rule.push_back({{"about.engine." + key, {}}});
        box.push_back(std::move(card));
    }
}

/// 2.8: with the pictures of the pieces.
void addEnemyEngineCards(std::vector<Component> &box)
{
    for (const EnemyEngineData &engine : kEnemyEngineData) {
        const std::string key(engine.key);
        const Component *piece = componentOf(box, "enemy-engine", key);
        Component card = referenceCard({key, "enemy-engine"}, piece && !piece->art.empty() ? piece->art : key,
                                       {"card-label.enemy-engine", {}});
        addEndurance(card, engine.endurance);
        card.rule.push_back({{"about.enemy-engine." + key, {}}});
        box.push_back(std::move(card));
    }
}

Text figuresOf(const SectionLevel &data, bool isTower)
{
    return isTower ? Text {"card-label.tower-figures",
                           {figure(data.resistance), figure(data.towerCapacity), figure(data.slots)}}
                   : Text {"card-label.wall-figures",
                           {figure(data.resistance), figure(data.wallCapacity), figure(data.gate)}};
}

/// 2.3: H, and what machicolations bring.
std::vector<Text> effectsOf(const SectionLevel &data, int level, bool isTower)
{
    std::vector<Text> effects;
    if (hasHoardings(level))
        effects.push_back({"card-label.hoardings", {}});
    if (!isTower && dropBonus(level) > 0)
        effects.push_back({"card-label.drop-bonus", {figure(dropBonus(level))}});
    if (isTower && data.towerFire > 0)
        effects.push_back({"card-label.tower-fire", {figure(data.towerFire)}});
    return effects;
}

/// EX-3.9: a barrier has nothing to be repaired.
void addRepair(Component &card, int level)
{
    if (level == 0)
        return;
    std::vector<Text> cost = priceOnCard(repairCost(level));
    cost.front().code = "card-label.repair";
    card.rule.push_back(std::move(cost));
}

/// 2.3: walls, or towers, by their level.
void addFortCards(std::vector<Component> &box, bool isTower)
{
    for (int level = 0; level <= kMostLevel; ++level) {
        const SectionLevel &data = kSectionLevels[static_cast<std::size_t>(level)];
        const std::string key = (isTower ? "tower-" : "wall-") + std::to_string(level);
        Component card = referenceCard({key, "fort"}, key,
                                       {isTower ? "card-label.tower" : "card-label.wall", {figure(level)}});
        card.mark = {"card-label.level", {figure(level)}};
        card.price = priceOnCard(data.cost);
        if (data.technology != kNoTechnology)
            card.rule.push_back({technologyOnCard(data.technology)});
        card.rule.push_back({figuresOf(data, isTower)});
        addParagraph(card, effectsOf(data, level, isTower));
        addRepair(card, level);
        box.push_back(std::move(card));
    }
}

} // namespace

void addCards(std::vector<Component> &box)
{
    addBuildings(box);
    addTechnologies(box);
    addHeroes(box);
    addFactions(box);
    addUnitCards(box);
    addEngineCards(box);
    addEnemyEngineCards(box);
    addFortCards(box, false);
    addFortCards(box, true);
}

} // namespace merlon::exiles
