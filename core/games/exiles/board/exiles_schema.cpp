#include "core/games/exiles/board/exiles_schema.h"

#include "core/games/exiles/pieces/buildings.h"
#include "core/games/exiles/pieces/fortifications.h"

#include <utility>
#include <variant>
#include <vector>

namespace merlon::exiles {

namespace {

constexpr std::int64_t kMostBonus = 9;

AttributeSchema numberAttribute(const char *key, std::int64_t minimum, std::int64_t maximum)
{
    AttributeSchema schema;
    schema.key = key;
    schema.minimum = minimum;
    schema.maximum = maximum;
    schema.standard = std::int64_t {0};
    return schema;
}

AttributeSchema wordAttribute(const char *key, std::vector<std::string> words)
{
    AttributeSchema schema;
    schema.key = key;
    schema.type = AttributeType::OneOf;
    schema.standard = words.front();
    schema.words = std::move(words);
    return schema;
}

std::vector<std::string> buildingWords()
{
    std::vector<std::string> words;
    for (const BuildingData &building : kBuildingData)
        words.emplace_back(building.key);
    return words;
}

std::vector<PlaceKind> placeKinds()
{
    return {
        {"section",
         {wordAttribute("form", {"wall", std::string(kTower)}),
          numberAttribute("cap-bonus", -kMostBonus, kMostBonus), numberAttribute("slot-bonus", 0, kMostBonus),
          numberAttribute("start-level", 0, kMostLevel)}},
        {"gate", {}},
        {"keep", {}},
        {"city-building", {wordAttribute("building", buildingWords())}},
        {"ditch", {}},
        {"assault", {}},
        {"deployment", {}},
    };
}

std::vector<LinkKind> linkKinds()
{
    return {
        {"adjacent", false, {{"section", "section"}}, {}},
        {"covers",
         true,
         {{"section", "assault"}, {"section", "deployment"}, {"keep", "assault"}, {"keep", "deployment"}},
         {numberAttribute("from-level", 0, kMostLevel)}},
        {"advance", true, {{"deployment", "assault"}, {"assault", "section"}}, {}},
        {"flank", true, {{"assault", "section"}}, {wordAttribute("side", {"left", "right"})}},
        {"guards", true, {{"ditch", "section"}}, {}},
        {"opens", true, {{"gate", "section"}}, {}},
        {"interior", false, {{"keep", "section"}}, {}},
    };
}

/// What is built is shown by pictures on the ground of a tableau; here is what lies beneath.
std::vector<PlaceStyle> placeStyles()
{
    return {
        {.kind = "section",
         .terrain = Terrain::Town,
         .shape = PlaceShape::Bar,
         .art = "exiles/site-wall",
         .depth = 1,
         .along = "adjacent",
         .icon = "exiles/wall-3"},
        {.kind = "section",
         .attribute = "form",
         .value = std::string(kTower),
         .shape = PlaceShape::Picture,
         .art = "exiles/site-tower",
         .breadth = 1.15},
        {.kind = "gate",
         .terrain = Terrain::Town,
         .shape = PlaceShape::Picture,
         .breadth = 0.76,
         .icon = "exiles/gate-wood"},
        {.kind = "keep",
         .terrain = Terrain::Town,
         .shape = PlaceShape::Field,
         .breadth = 2.2,
         .depth = 0.68,
         .icon = "exiles/keep-1"},
        {.kind = "city-building",
         .terrain = Terrain::Town,
         .shape = PlaceShape::Picture,
         .art = "exiles/site-building",
         .breadth = 1,
         .icon = "exiles/barracks-2"},
        {.kind = "ditch",
         .terrain = Terrain::Land,
         .shape = PlaceShape::Field,
         .breadth = 1.78,
         .depth = 0.48,
         .along = "guards",
         .icon = "exiles/marker-ditch"},
        {.kind = "assault",
         .terrain = Terrain::Hills,
         .shape = PlaceShape::Field,
         .breadth = 4.6,
         .depth = 0.98,
         .along = "advance",
         .icon = "exiles/siege-tower"},
        {.kind = "deployment",
         .terrain = Terrain::Land,
         .shape = PlaceShape::Field,
         .breadth = 4.6,
         .depth = 0.98,
         .along = "advance",
         .icon = "exiles/camp"},
    };
}

/// Of the links, the map on which is played shows the way of the enemy alone.
void keepQuiet(std::vector<LinkKind> &links)
{
    for (LinkKind &link : links)
        link.isQuiet = link.key != "advance";
}

BoardSchema makeExilesSchema()
{
    BoardSchema schema;
    schema.key = "exiles";
    schema.places = placeKinds();
    schema.links = linkKinds();
    keepQuiet(schema.links);
    schema.styles = placeStyles();
    schema.openSide = Terrain::Water;
    schema.scenery = {"exiles/fir", "exiles/fir", "exiles/bare-tree", "exiles/tufts", "exiles/hill"};
    return schema;
}

} // namespace

const BoardSchema &exilesSchema()
{
    static const BoardSchema kSchema = makeExilesSchema();
    return kSchema;
}

std::int64_t fromLevelOf(const Link &link)
{
    const AttributeValue value = attributeOf(exilesSchema(), link, "from-level");
    const auto *number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

std::string flankSideOf(const Link &link)
{
    const AttributeValue value = attributeOf(exilesSchema(), link, "side");
    const auto *word = std::get_if<std::string>(&value);
    return word ? *word : std::string {};
}

} // namespace merlon::exiles
