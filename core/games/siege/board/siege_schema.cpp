#include "core/games/siege/board/siege_schema.h"

namespace merlon {

namespace {

/// `unit-capacity` may also be written `unitCapacity`.
std::string camelCase(const std::string &key)
{
    std::string camel;
    bool raise = false;
    for (const char c : key) {
        if (c == '-') {
            raise = true;
            continue;
        }
        camel += raise && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        raise = false;
    }
    return camel;
}

AttributeSchema attribute(const std::string &key, AttributeType type, AttributeValue standard)
{
    AttributeSchema schema;
    schema.key = key;
    schema.type = type;
    schema.standard = std::move(standard);
    if (const std::string camel = camelCase(key); camel != key)
        schema.aliases.push_back(camel);
    return schema;
}

AttributeSchema number(const std::string &key, std::int64_t minimum, std::int64_t maximum,
                       std::int64_t standard)
{
    AttributeSchema schema = attribute(key, AttributeType::Number, standard);
    schema.minimum = minimum;
    schema.maximum = maximum;
    return schema;
}

AttributeSchema flag(const std::string &key, bool standard)
{
    return attribute(key, AttributeType::Flag, standard);
}

AttributeSchema oneOf(const std::string &key, std::vector<std::string> words, const std::string &standard)
{
    AttributeSchema schema = attribute(key, AttributeType::OneOf, standard);
    schema.words = std::move(words);
    return schema;
}

/// A list of spaces, each with a type and perhaps a unit that starts there.
AttributeSchema spaces(const std::string &key, std::int64_t minimum, std::int64_t maximum,
                       std::vector<AttributeRecord> standard)
{
    AttributeSchema schema = attribute(key, AttributeType::Records, std::move(standard));
    schema.minimum = minimum;
    schema.maximum = maximum;
    AttributeSchema type = oneOf("type", {"any", "archer", "soldier", "veteran"}, "any");
    type.wordAliases = {{"marksman", "archer"}};
    AttributeSchema start = oneOf("start", {"marksman", "soldier", "veteran"}, "");
    start.optional = true;
    start.wordAliases = {{"archer", "marksman"}};
    schema.fields = {std::move(type), std::move(start)};
    return schema;
}

AttributeSchema startUnits()
{
    AttributeSchema schema =
        attribute("start-units", AttributeType::Counts, std::map<std::string, std::int64_t> {});
    schema.maximum = 20;
    schema.words = {"goblin", "orc", "troll"};
    return schema;
}

PlaceKind wall()
{
    const AttributeRecord anySpace {{"type", std::string("any")}};
    return {"wall",
            {
                number("invader-spaces", 1, 9, 3),
                spaces("defender-spaces", 1, 6, {anySpace, anySpace}),
                flag("cauldron", false),
                flag("platform", false),
                flag("siege-tower", false),
                number("equipment-spaces", 0, 4, 2),
                number("hero-spaces", 1, 1, 1),
                oneOf("hero-start", {"none", "warrior", "officer"}, "none"),
                number("start-stone", 0, 23, 2),
            }};
}

PlaceKind building()
{
    AttributeSchema type =
        oneOf("type",
              {"forge", "workshop", "scouts", "cathedral", "hospital", "barracks", "guards", "honour-guard"},
              ""); // no default: every building says what it is
    type.isIdentity = true;
    return {"building",
            {
                std::move(type),
                oneOf("access", {"open", "closed"}, "closed"),
                spaces("spaces", 0, 12, {}),
                number("saboteur-spaces", 0, 1, 1),
            }};
}

std::vector<PlaceKind> placeKinds()
{
    return {
        {"foreground",
         {number("unit-capacity", 1, 20, 10), number("trebuchet-spaces", 0, 3, 1), startUnits()}},
        {"rampart",
         {number("unit-capacity", 1, 15, 7), number("engine-spaces", 0, 3, 1),
          number("mantelet-spaces", 0, 1, 1), number("training-spaces", 0, 2, 2)}},
        wall(),
        {"tower", {}},
        {"gate", {number("gates", 1, 9, 3), number("resistance", 1, 20, 8), number("ram-spaces", 0, 9, 5)}},
        {"barbican-rampart", {}},
        building(),
        {"courtyard", {oneOf("access", {"open", "closed"}, "open")}},
        {"marauders", {startUnits()}},
    };
}

std::vector<LinkKind> linkKinds()
{
    return {
        {"path",
         true,
         {{"foreground", "rampart"},
          {"rampart", "rampart"},
          {"rampart", "wall"},
          {"marauders", "rampart"},
          {"barbican-rampart", "gate"}},
         {flag("trappable", true)}},
        {"adjacent", false, {{"wall", "wall"}, {"wall", "tower"}, {"wall", "gate"}, {"tower", "gate"}}, {}},
        {"facing", false, {{"tower", "rampart"}}, {}},
        {"beside", false, {{"rampart", "rampart"}}, {}},
    };
}

} // namespace

const BoardSchema &siegeSchema()
{
    static const BoardSchema schema {.key = "siege",
                                     .sides = {"west", "east", "none"},
                                     .places = placeKinds(),
                                     .links = linkKinds(),
                                     .groundAttribute = "state", // `breached`, at the table alone
                                     .layouts = {BoardLayout::Fortress}};
    return schema;
}

} // namespace merlon
