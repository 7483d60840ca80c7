#include "core/games/exiles/position/parts.h"

#include "core/games/exiles/pieces/fortifications.h"

#include <algorithm>
#include <array>

/// What stands on the places of the board: sections and their units, the Keep, ditches, buildings, and the enemy.
namespace merlon::exiles::position {

namespace {

constexpr std::uint8_t kRocks = 1;
constexpr std::uint8_t kCauldron = 2;
constexpr std::uint8_t kRocksUsed = 4;
constexpr std::uint8_t kCauldronUsed = 8;
constexpr std::size_t kShooters = 3;
constexpr std::size_t kAllEnemies = kFactions * kEnemies;
constexpr int kMostOnPlace = 0xFF;

/// Of ranged units it may be said how many have fought (EX-11.18); no other mark lasts to a moment of positions.
void foughtFields(auto &form, auto &post)
{
    std::array<std::uint8_t, kShooters> fought {};
    for (std::size_t index = 0; index < kShooters; ++index)
        fought[index] = post.units[shooterUnits()[index]][kFought];
    form.counts("fought", shooterNames(), fought, kMostOnPlace);
    if constexpr (kReads<decltype(form)>) {
        for (std::size_t index = 0; index < kShooters; ++index) {
            auto &units = post.units[shooterUnits()[index]];
            if (fought[index] > units[0] + units[kFought]) {
                form.complain("fought",
                              {"error.exiles-fought", {Word {std::string(shooterNames()[index]), "unit"}}});
                return;
            }
            units[0] = static_cast<std::uint8_t>(units[0] + units[kFought] - fought[index]);
            units[kFought] = fought[index];
        }
    }
}

void garrisonFields(auto &form, auto &post)
{
    std::array<std::uint8_t, kUnits> units {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        units[unit] = static_cast<std::uint8_t>(post.count(unit));
    form.counts("units", unitNames(), units, kMostOnPlace);
    if constexpr (kReads<decltype(form)>) {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            post.units[unit] = {};
            post.units[unit][0] = units[unit];
        }
    }
    foughtFields(form, post);
    form.counts("engines", slotEngineNames(), post.engines, kMostOnPlace);
}

void armFields(auto &form, auto &section)
{
    std::uint8_t flags = static_cast<std::uint8_t>(
        (section.hasRocks ? kRocks : 0) | (section.hasCauldron ? kCauldron : 0)
        | (section.rocksUsed ? kRocksUsed : 0) | (section.cauldronUsed ? kCauldronUsed : 0));
    form.flag("rocks", flags, kRocks);
    form.flag("cauldron", flags, kCauldron);
    form.flag("rocks-used", flags, kRocksUsed);
    form.flag("cauldron-used", flags, kCauldronUsed);
    if constexpr (kReads<decltype(form)>) {
        section.hasRocks = (flags & kRocks) != 0;
        section.hasCauldron = (flags & kCauldron) != 0;
        section.rocksUsed = (flags & kRocksUsed) != 0;
        section.cauldronUsed = (flags & kCauldronUsed) != 0;
    }
}

void sectionFields(auto &form, auto &section, const MapSection &place, const Rules &rules)
{
    form.number("level", section.level, kMostLevel);
    form.number("resistance", section.resistance, kSectionLevels[kMostLevel].resistance);
    if (place.hasGate())
        form.number("gate", section.gate, kSectionLevels[kMostLevel].gate);
    armFields(form, section);
    std::uint8_t commander = wordOf(section.commander);
    form.word("commander", ownerNames(rules).first(rules.seats + 1u), commander);
    if constexpr (kReads<decltype(form)>)
        section.commander = numberOfWord(commander);
}

// The enemy

constexpr auto kTokens = [] {
    std::array<std::uint8_t, kAllEnemies> tokens {};
    for (std::size_t enemy = 0; enemy < kAllEnemies; ++enemy)
        tokens[enemy] = kFactionData[factionOf(enemy)].units[kindOf(enemy)].tokens;
    return tokens;
}();

void enemyFields(auto &form, std::string_view key, auto &units, auto &data, merlon::position::Most most)
{
    std::array<std::uint8_t, kAllEnemies> counts {};
    for (std::size_t kind = 0; kind < kEnemies && data.siege.faction < kFactions; ++kind)
        counts[enemyOf(data.siege.faction, kind)] = units[kind];
    form.counts(key, enemyNames().subspan(1), counts, most);
    if constexpr (kReads<decltype(form)>) {
        for (std::size_t enemy = 0; enemy < kAllEnemies; ++enemy) {
            const std::string pointer = pointerInto(form.pointer(key), enemyNames()[enemy + 1]);
            if (counts[enemy] > 0 && isOfAttackers(form.complaint(), pointer, data, enemy))
                units[kindOf(enemy)] = counts[enemy];
        }
    }
}

/// The place of a front among those that are attacked, from 1; 0: it is not. EX-7.4
std::uint8_t orderOf(const SiegeState &siege, std::size_t front)
{
    for (std::size_t index = 0; index < siege.drawnCount; ++index) {
        if (siege.drawn[index] == front)
            return static_cast<std::uint8_t>(index + 1);
    }
    return 0;
}

void assaultFields(auto &form, auto &data, std::size_t front)
{
    auto &state = data.fronts[front];
    std::uint8_t order = orderOf(data.siege, front);
    form.number("attacked", order, static_cast<int>(kMostAttacked));
    enemyFields(form, "enemies", state.assault, data, kTokens);
    form.number("siege-towers", state.towers, kEnemyEngineData[indexOf(EnemyEngine::SiegeTower)].limit);
    std::uint8_t bridged = state.isBridged ? 1 : 0;
    form.flag("bridged", bridged, 1);
    if constexpr (kReads<decltype(form)>) {
        state.isBridged = bridged != 0;
        state.isAttacked = order > 0;
        if (order > 0) {
            data.siege.drawn[order - 1u] = static_cast<std::uint8_t>(front);
            data.siege.drawnCount = std::max(data.siege.drawnCount, order);
        }
    }
}

void deploymentFields(auto &form, auto &data, std::size_t front)
{
    auto &state = data.fronts[front];
    enemyFields(form, "enemies", state.deployment, data, kTokens);
    form.counts("enemy-engines", armyEngineNames(), state.engines, kMostOnPlace);
    enemyFields(form, "blinded", state.blinded, data, kMostBlinded);
}

void fieldsOfPlace(auto &form, auto &data, const Map &map, std::size_t place, const Rules &rules)
{
    const Post post = map.postOn(place);
    const Zone zone = map.zoneOn(place);
    if (post != kNoPost) {
        garrisonFields(form, data.posts[post]);
        if (post != kKeepPost)
            sectionFields(form, data.sections[post], map.section[post], rules);
    } else if (zone != kNoZone) {
        if (isDeployment(zone))
            deploymentFields(form, data, frontOf(zone));
        else
            assaultFields(form, data, frontOf(zone));
    } else if (map.ditchAt[place] != kNowhere) {
        form.number("level", data.ditches[map.ditchAt[place]], kMoat);
    } else if (map.buildingAt[place] != kNowhere) {
        const std::uint8_t building = map.buildingAt[place];
        form.number("level", data.buildings[building], kBuildingData[building].most);
    }
}

} // namespace

Names unitNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kUnits> names;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            names[unit] = kUnitData[unit].key;
        return names;
    }();
    return kNames;
}

std::span<const std::uint8_t> shooterUnits()
{
    static constexpr std::array<std::uint8_t, kShooters> kRangedTypes {
        static_cast<std::uint8_t>(Unit::Archer), static_cast<std::uint8_t>(Unit::Crossbowman),
        static_cast<std::uint8_t>(Unit::Arquebusier)};
    return kRangedTypes;
}

Names shooterNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kShooters> names;
        for (std::size_t index = 0; index < kShooters; ++index)
            names[index] = kUnitData[shooterUnits()[index]].key;
        return names;
    }();
    return kNames;
}

Names slotEngineNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kSlotEngines> names;
        for (std::size_t engine = 0; engine < kSlotEngines; ++engine)
            names[engine] = kEngineData[engine + kFirstSlotEngine].key;
        return names;
    }();
    return kNames;
}

Names enemyNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kAllEnemies + 1> names {"none"};
        for (std::size_t enemy = 0; enemy < kAllEnemies; ++enemy)
            names[enemy + 1] = kFactionData[factionOf(enemy)].units[kindOf(enemy)].key;
        return names;
    }();
    return kNames;
}

Names armyEngineNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kArmyEngines> names;
        for (std::size_t engine = 0; engine < kArmyEngines; ++engine)
            names[engine] = kEnemyEngineData[engine].key;
        return names;
    }();
    return kNames;
}

Word wordOfEnemy(std::size_t enemy)
{
    return {std::string(enemyNames()[enemy + 1]), "enemy"};
}

bool isOfAttackers(Complaint &complaint, const std::string &pointer, const ExilesData &data,
                   std::size_t enemy)
{
    if (data.siege.faction == factionOf(enemy))
        return true;
    if (data.siege.faction >= kFactions)
        complaint.add(pointer, {"error.exiles-no-siege", {}});
    else
        complaint.add(
            pointer,
            {"error.exiles-other-faction",
             {wordOfEnemy(enemy), Word {std::string(kFactionData[data.siege.faction].key), "faction"}}});
    return false;
}

void writePlaces(const Writing &writing)
{
    const Rules &rules = writing.setup.rules();
    merlon::position::writePlacesBy(
        writing, [&rules](WritingForm &form, const ExilesData &data, const Map &map, std::size_t place) {
            fieldsOfPlace(form, data, map, place, rules);
        });
}

void readPlaces(const Reading &reading)
{
    const Rules &rules = reading.setup.rules();
    merlon::position::readPlacesBy(
        reading, [&rules](ReadingForm &form, ExilesData &data, const Map &map, std::size_t place) {
            fieldsOfPlace(form, data, map, place, rules);
        });
}

void describePlaces(const Describing &describing)
{
    const Rules &rules = describing.setup.rules();
    merlon::position::describePlacesBy(
        describing,
        [&rules](merlon::position::DescribingForm &form, const ExilesData &data, const Map &map,
                 std::size_t place) { fieldsOfPlace(form, data, map, place, rules); });
}

} // namespace merlon::exiles::position
