#include "core/games/fiefs/board/fiefs_schema.h"

#include <algorithm>
#include <utility>

namespace merlon::fiefs {

namespace {

constexpr std::int64_t kUsualCapacity = 6;

AttributeSchema number(const char *key, std::int64_t minimum, std::int64_t maximum, std::int64_t standard)
{
    AttributeSchema schema;
    schema.key = key;
    schema.minimum = minimum;
    schema.maximum = maximum;
    schema.standard = standard;
    return schema;
}

AttributeSchema tile()
{
    AttributeSchema schema;
    schema.key = "tile";
    schema.type = AttributeType::OneOf;
    schema.words = {"dealt"};
    for (const TileData &data : kTileData)
        schema.words.emplace_back(data.key);
    schema.words.emplace_back("custom");
    schema.standard = std::string("dealt");
    return schema;
}

AttributeSchema abilitySet()
{
    AttributeSchema schema;
    schema.key = "abilities";
    schema.type = AttributeType::Set;
    schema.words.assign(kAbilityKeys.begin(), kAbilityKeys.end());
    schema.standard = std::vector<std::string> {};
    schema.wordAliases = {{"attackerBonus", "attacker-bonus"},
                          {"defenderBonus", "defender-bonus"},
                          {"noSupport", "no-support"}};
    return schema;
}

/// How the land looks on the map: slots by their value, fixed tiles as they are.
std::vector<PlaceStyle> styles()
{
    const auto fixed = [](const char *name, Terrain terrain, Strewn strewn, const char *art = "") {
        return PlaceStyle {.kind = "territory",
                           .attribute = "tile",
                           .value = name,
                           .terrain = terrain,
                           .strewn = strewn,
                           .art = art};
    };
    return {
        {.kind = "castle", .terrain = Terrain::Land, .shape = PlaceShape::Shield, .art = "fiefs/castle"},
        {.kind = "lake", .terrain = Terrain::Water, .strewn = Strewn::Waves, .shape = PlaceShape::Disc},
        {.kind = "territory", .terrain = Terrain::Meadow, .shape = PlaceShape::Hexagon, .label = "slot"},
        {.kind = "territory", .attribute = "slot", .value = "2", .terrain = Terrain::Field},
        {.kind = "territory", .attribute = "slot", .value = "3", .terrain = Terrain::Hills},
        fixed("homelands", Terrain::Land, Strewn::Tufts, "fiefs/homelands"),
        fixed("village", Terrain::Town, Strewn::None, "fiefs/village"),
        fixed("grasslands", Terrain::Meadow, Strewn::Tufts),
        fixed("marshlands", Terrain::Marsh, Strewn::Reeds),
        fixed("forest", Terrain::Forest, Strewn::Trees),
        fixed("ruins", Terrain::Land, Strewn::Tufts, "fiefs/ruins"),
        fixed("abbey", Terrain::Field, Strewn::Furrows, "fiefs/abbey"),
        fixed("shrine", Terrain::Meadow, Strewn::None, "fiefs/shrine"),
        fixed("fort", Terrain::Hills, Strewn::None, "fiefs/fort"),
        fixed("mountains", Terrain::Mountain, Strewn::Peaks),
        fixed("cave", Terrain::Mountain, Strewn::None, "fiefs/cave"),
        fixed("city", Terrain::Town, Strewn::None, "fiefs/city"),
        fixed("fortress", Terrain::Hills, Strewn::None, "fiefs/fortress"),
        fixed("arena", Terrain::Sand, Strewn::Dots, "fiefs/arena"),
        fixed("battlefield", Terrain::Land, Strewn::Tufts, "fiefs/battlefield"),
    };
}

BoardSchema makeSchema()
{
    BoardSchema schema;
    schema.key = "fiefs";
    schema.places = {
        {"castle", {number("seat", 1, 6, 1)}},
        {"territory",
         {number("slot", 1, 3, 1), tile(), number("value", 1, 3, 1),
          number("capacity", 1, 12, kUsualCapacity), abilitySet()}},
        {"lake", {}},
    };
    schema.links = {{"border",
                     false,
                     {{"castle", "castle"}, // told by a check of the rules (B3), in words that help
                      {"castle", "territory"},
                      {"castle", "lake"},
                      {"territory", "territory"},
                      {"territory", "lake"},
                      {"lake", "lake"}},
                     {}}};
    schema.cells.grid = {CellShape::FlatHexagon, 80, {500, 500}};
    schema.cells.anyShape = true;
    schema.cells.link = "border";
    schema.styles = styles();
    schema.groundAttribute = "tile";
    return schema;
}

Abilities abilitiesOf(const Place &place)
{
    Abilities bits = 0;
    const AttributeValue value = attributeOf(fiefsSchema(), place, "abilities");
    for (const std::string &key : std::get<std::vector<std::string>>(value)) {
        const auto found = std::ranges::find(kAbilityKeys, key);
        if (found != kAbilityKeys.end())
            bits = static_cast<Abilities>(bits | 1u << (found - kAbilityKeys.begin()));
    }
    return bits;
}

} // namespace

const BoardSchema &fiefsSchema()
{
    static const BoardSchema kSchema = makeSchema();
    return kSchema;
}

TerritoryOfBoard territoryOf(const Place &place)
{
    const auto small = [&place](const char *key) {
        return static_cast<std::uint8_t>(numberOf(fiefsSchema(), place, key));
    };
    const std::string tile = wordOf(fiefsSchema(), place, "tile");
    if (tile == "custom")
        return {0, kCustomTile, {small("value"), small("capacity"), abilitiesOf(place)}};
    const auto known = std::ranges::find(kTileData, tile, &TileData::key);
    if (known != kTileData.end())
        return {0, static_cast<std::uint8_t>(known - kTileData.begin()), known->ground};
    return {small("slot"), kNoTile, {small("slot"), 0, 0}};
}

} // namespace merlon::fiefs
