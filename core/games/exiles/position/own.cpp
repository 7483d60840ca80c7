#include "core/games/exiles/own.h"
#include "core/games/exiles/position/parts.h"

#include <array>
#include <numeric>

/// The data of the rules that a scenario changes: its difficulty, what it is played without, and armies, morale, dice and loot
/// of factions.
namespace merlon::exiles::position {

namespace {

constexpr std::array<std::string_view, kMostAttacked> kFrontCounts {"one", "two", "three"};
constexpr std::array<std::string_view, 3> kAims {"left", "wall", "right"};
constexpr int kDieSides = 6;

void rowsField(auto &form, auto &data)
{
    form.number("rows", data.ownRows, kArmyRows - 1, 1 - kArmyRows);
}

Names engineNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kEngines> names;
        for (std::size_t engine = 0; engine < kEngines; ++engine)
            names[engine] = kEngineData[engine].key;
        return names;
    }();
    return kNames;
}

Names buildingNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kBuildings> names;
        for (std::size_t building = 0; building < kBuildings; ++building)
            names[building] = kBuildingData[building].key;
        return names;
    }();
    return kNames;
}

/// The keys begin as core/engine/position/without.h says.
void withoutFields(auto &form, auto &without)
{
    std::uint32_t blessings = powersFrom(without.powers, 0);
    std::uint32_t spells = powersFrom(without.powers, kPowers);
    form.bits("without-units", unitNames(), without.units);
    form.bits("without-engines", engineNames(), without.engines);
    form.bits("without-buildings", buildingNames(), without.buildings);
    form.bits("without-technologies", technologyNames(), without.technologies);
    form.bits("without-blessings", kBlessingKeys, blessings);
    form.bits("without-spells", kSpellKeys, spells);
    if constexpr (kReads<decltype(form)>)
        without.powers = static_cast<PowerSet>(blessings | spells << kPowers);
}

/// The names of the units of a faction, and how many tokens there are of each.
Names unitsOf(std::size_t faction)
{
    return enemyNames().subspan(1 + faction * kEnemies, kEnemies);
}

EnemyUnits tokensOf(std::size_t faction)
{
    EnemyUnits tokens {};
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        tokens[kind] = kFactionData[faction].units[kind].tokens;
    return tokens;
}

std::array<std::uint8_t, kArmyEngines> engineLimits()
{
    std::array<std::uint8_t, kArmyEngines> limits {};
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine)
        limits[engine] = kEnemyEngineData[engine].limit;
    return limits;
}

void ownFields(auto &form, auto &own, std::size_t faction)
{
    const auto tokens = tokensOf(faction);
    const auto limits = engineLimits();
    form.counts("army", unitsOf(faction), own.army.units, tokens);
    form.counts("army-engines", armyEngineNames(), own.army.engines, limits);
    form.counts("loot", kResourceKeys, own.loot, kMarkers);
    form.counts("fronts", kFrontCounts, own.fronts, kDieSides);
    form.counts("targets", kAims, own.targets, kDieSides);
    form.number("morale", own.morale, kMostMorale);
}

/// With the dice of the table where a scenario has none of its own.
OwnFaction shownOf(const ExilesData &data, std::size_t faction)
{
    OwnFaction own = data.own[faction];
    const OwnFaction table = tableOf(faction);
    if ((own.said & OwnFaction::kFronts) == 0)
        own.fronts = table.fronts;
    if ((own.said & OwnFaction::kTargets) == 0)
        own.targets = table.targets;
    if (own.morale == 0)
        own.morale = table.morale;
    return own;
}

/// EX-7.9: an army of ranged units alone flees before it attacks.
void checkArmy(ReadingForm &form, const OwnFaction &own, std::size_t faction)
{
    int melee = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        melee += kFactionData[faction].units[kind].isRanged ? 0 : own.army.units[kind];
    if (melee == 0)
        form.complain("army", {"error.exiles-army", {}});
}

/// A die has six sides.
void checkSides(ReadingForm &form, const char *key, std::span<const std::uint8_t> sides)
{
    const int sum = std::accumulate(sides.begin(), sides.end(), 0);
    if (sum != kDieSides)
        form.complain(key, {"error.exiles-sides", {std::int64_t {sum}, std::int64_t {kDieSides}}});
}

void readFaction(ReadingForm &form, OwnFaction &own, std::size_t faction)
{
    OwnFaction read = tableOf(faction);
    ownFields(form, read, faction);
    form.finish();
    const auto says = [&](const char *key, std::uint8_t bit) {
        return form.has(key) ? bit : std::uint8_t {0};
    };
    read.said =
        static_cast<std::uint8_t>(says("army", OwnFaction::kArmy) | says("army-engines", OwnFaction::kArmy)
                                  | says("loot", OwnFaction::kLoot) | says("fronts", OwnFaction::kFronts)
                                  | says("targets", OwnFaction::kTargets));
    if ((read.said & OwnFaction::kArmy) != 0)
        checkArmy(form, read, faction);
    checkSides(form, "fronts", read.fronts);
    checkSides(form, "targets", read.targets);
    own = {};
    own.said = read.said;
    own.army = read.army;
    own.loot = read.loot;
    if ((read.said & OwnFaction::kFronts) != 0)
        own.fronts = read.fronts;
    if ((read.said & OwnFaction::kTargets) != 0)
        own.targets = read.targets;
    if (form.has("morale"))
        own.morale = read.morale;
}

/// What a scenario says of a faction: an empty army or loot is nothing, unless it says so.
Json factionToJson(const ExilesSetup &setup, const OwnFaction &own, std::size_t faction)
{
    WritingForm form(setup.vocabulary());
    ownFields(form, own, faction);
    Json members = form.take();
    const auto leave = [&](const char *key, bool isSaid) {
        if (!isSaid)
            members.erase(key);
    };
    leave("army", (own.said & OwnFaction::kArmy) != 0);
    leave("army-engines", (own.said & OwnFaction::kArmy) != 0);
    leave("loot", (own.said & OwnFaction::kLoot) != 0);
    leave("fronts", (own.said & OwnFaction::kFronts) != 0);
    leave("targets", (own.said & OwnFaction::kTargets) != 0);
    leave("morale", own.morale > 0);
    return members;
}

} // namespace

void writeOwn(const Writing &writing)
{
    if (writing.data.ownRows != 0)
        writing.json["rows"] = int {writing.data.ownRows};
    writing.json.update(merlon::position::differingMembers(
        writing, [](auto &form, const ExilesData &data) { withoutFields(form, data.without); }));
    Json factions = Json::object();
    for (std::size_t faction = 0; faction < kFactions; ++faction) {
        Json members = factionToJson(writing.setup, writing.data.own[faction], faction);
        if (!members.empty())
            factions[std::string(kFactionData[faction].key)] = std::move(members);
    }
    writing.add("factions", std::move(factions));
}

void readOwn(const Reading &reading)
{
    rowsField(reading.form, reading.data);
    withoutFields(reading.form, reading.data.without);
    ReadingForm factions = reading.form.object("factions");
    for (std::size_t faction = 0; faction < kFactions; ++faction) {
        if (!factions.has(kFactionData[faction].key)) {
            factions.find(kFactionData[faction].key);
            continue;
        }
        ReadingForm form = factions.object(kFactionData[faction].key);
        readFaction(form, reading.data.own[faction], faction);
    }
    factions.finish();
}

void describeOwn(const Describing &describing, std::vector<DraftField> &root)
{
    for (DraftField &field : describing.fieldsBy([](auto &form, const ExilesData &data) {
             rowsField(form, data);
             withoutFields(form, data.without);
         }))
        root.push_back(std::move(field));
    for (std::size_t faction = 0; faction < kFactions; ++faction) {
        const std::string key(kFactionData[faction].key);
        describing.add({.pointer = pointerInto("/factions", key),
                        .key = key,
                        .fields = describing.fieldsBy([faction](auto &form, const ExilesData &data) {
                            const OwnFaction own = shownOf(data, faction);
                            ownFields(form, own, faction);
                        })});
    }
}

} // namespace merlon::exiles::position
