#include "core/games/mountain/board/mountain_schema.h"

#include "core/games/mountain/pieces/honour.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace merlon::mountain {

namespace {

AttributeSchema number(const char *key, std::int64_t maximum)
{
    AttributeSchema schema;
    schema.key = key;
    schema.maximum = maximum;
    schema.standard = std::int64_t {0};
    return schema;
}

AttributeSchema flag(const char *key)
{
    AttributeSchema schema;
    schema.key = key;
    schema.type = AttributeType::Flag;
    schema.standard = false;
    return schema;
}

AttributeSchema buried()
{
    AttributeSchema schema;
    schema.key = "buried";
    schema.type = AttributeType::Counts;
    schema.maximum = kMostBuried;
    for (const ResourceData &resource : kResourceData)
        schema.words.emplace_back(resource.key);
    schema.standard = std::map<std::string, std::int64_t> {};
    return schema;
}

AttributeSchema start()
{
    AttributeSchema schema;
    schema.key = "start";
    schema.type = AttributeType::Set;
    schema.words.assign(kLabelKeys.begin(), kLabelKeys.end());
    schema.standard = std::vector<std::string> {};
    return schema;
}

/// From dark to bright towards the heart.
std::vector<PlaceStyle> styles()
{
    const auto zone = [](const char *number, Terrain terrain) {
        return PlaceStyle {.kind = "cell", .attribute = "zone", .value = number, .terrain = terrain};
    };
    return {
        zone("1", Terrain::Slate),
        zone("2", Terrain::Rock),
        zone("3", Terrain::Earth),
        zone("4", Terrain::Clay),
        zone("5", Terrain::Amber),
        {.kind = "cell", .attribute = "site", .value = "true", .art = "mountain/site"},
        {.kind = "cell", .attribute = "rubble", .value = "true", .strewn = Strewn::Stones},
        {.kind = "cell", .attribute = "heart", .value = "true", .terrain = Terrain::Heart},
    };
}

BoardSchema makeSchema()
{
    BoardSchema schema;
    schema.key = "mountain";
    schema.places = {
        {"cell",
         {number("row", kGridSize - 1), number("col", kGridSize - 1), flag("heart"), number("zone", kZones),
          flag("rubble"), buried(), number("statue", kMostStatues), flag("site"), start()}}};
    schema.links = {{"side", false, {{"cell", "cell"}}, {}}};
    schema.cells.grid = {CellShape::Square, 40, {60, 60}};
    schema.cells.link = "side";
    schema.cells.column = "col";
    schema.cells.row = "row";
    schema.cells.around = Surroundings::Cliffs;
    schema.cells.namesOnMap = false;
    schema.styles = styles();
    return schema;
}

Amounts buriedIn(const Place &place)
{
    Amounts amounts;
    const auto counts = countsOf(mountainSchema(), place, "buried");
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (const auto found = counts.find(std::string(kResourceData[kind].key)); found != counts.end())
            amounts[kind] = static_cast<std::uint16_t>(std::clamp<std::int64_t>(found->second, 0, 0xFF));
    }
    return amounts;
}

std::uint8_t labelsOf(const Place &place)
{
    std::uint8_t labels = 0;
    const AttributeValue value = attributeOf(mountainSchema(), place, "start");
    for (const std::string &key : std::get<std::vector<std::string>>(value)) {
        const auto found = std::ranges::find(kLabelKeys, key);
        if (found != kLabelKeys.end())
            labels = static_cast<std::uint8_t>(labels | 1u << (found - kLabelKeys.begin()));
    }
    return labels;
}

} // namespace

const BoardSchema &mountainSchema()
{
    static const BoardSchema kSchema = makeSchema();
    return kSchema;
}

CellOfBoard cellOf(const Place &place)
{
    constexpr std::int64_t kFar = 1'000'000; // files may say anything, and checks count on from there
    const BoardSchema &schema = mountainSchema();
    return {.row = std::clamp(numberOf(schema, place, "row"), -kFar, kFar),
            .col = std::clamp(numberOf(schema, place, "col"), -kFar, kFar),
            .isHeart = flagOf(schema, place, "heart"),
            .zone = static_cast<std::uint8_t>(
                std::clamp<std::int64_t>(numberOf(schema, place, "zone"), 0, kZones)),
            .hasRubble = flagOf(schema, place, "rubble"),
            .buried = buriedIn(place),
            .statue = numberOf(schema, place, "statue"),
            .isSite = flagOf(schema, place, "site"),
            .start = labelsOf(place)};
}

} // namespace merlon::mountain
