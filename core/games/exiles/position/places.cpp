#include "core/games/exiles/position/parts.h"

#include "core/games/exiles/pieces/fortifications.h"

#include <array>

/// What stands on the places of the board: sections and their units, the Keep, ditches, buildings.
namespace merlon::exiles::position {

namespace {

constexpr std::uint8_t kRocks = 1;
constexpr std::uint8_t kCauldron = 2;

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

/// At the moments of positions no unit is marked.
void garrisonFields(auto &form, auto &post)
{
    std::array<std::uint8_t, kUnits> units {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        units[unit] = post.units[unit][0];
    form.counts("units", unitNames(), units, 0xFF);
    form.counts("engines", slotEngineNames(), post.engines, 0xFF);
    if constexpr (kReads<decltype(form)>) {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            post.units[unit][0] = units[unit];
    }
}

void sectionFields(auto &form, auto &section, bool hasGate, const Rules &rules)
{
    form.number("level", section.level, kMostLevel);
    form.number("resistance", section.resistance, kSectionLevels[kMostLevel].resistance);
    if (hasGate)
        form.number("gate", section.gate, kSectionLevels[kMostLevel].gate);
    std::uint8_t flags =
        static_cast<std::uint8_t>((section.hasRocks ? kRocks : 0) | (section.hasCauldron ? kCauldron : 0));
    form.flag("rocks", flags, kRocks);
    form.flag("cauldron", flags, kCauldron);
    std::uint8_t commander = wordOf(section.commander);
    form.word("commander", ownerNames(rules), commander);
    if constexpr (kReads<decltype(form)>) {
        section.hasRocks = (flags & kRocks) != 0;
        section.hasCauldron = (flags & kCauldron) != 0;
        section.commander = numberOfWord(commander);
    }
}

void fieldsOfPlace(auto &form, auto &data, const Map &map, std::size_t place, const Rules &rules)
{
    const Post post = map.postOn(place);
    if (post != kNoPost) {
        garrisonFields(form, data.posts[post]);
        if (post != kKeepPost)
            sectionFields(form, data.sections[post], map.section[post].hasGate(), rules);
    } else if (map.ditchAt[place] != kNowhere) {
        form.number("level", data.ditches[map.ditchAt[place]], kMoat);
    } else if (map.buildingAt[place] != kNowhere) {
        const std::uint8_t building = map.buildingAt[place];
        form.number("level", data.buildings[building], kBuildingData[building].most);
    }
}

} // namespace

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

} // namespace merlon::exiles::position
