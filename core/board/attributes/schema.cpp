#include "core/board/attributes/schema.h"

#include "core/board/attributes/own_attributes.h"
#include "core/board/keys.h"

#include <algorithm>

namespace merlon {

namespace {

template <class Kind>
const Kind *kindWithKey(const std::vector<Kind> &kinds, std::string_view key)
{
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [key](const Kind &kind) { return kind.key == key; });
    return found == kinds.end() ? nullptr : &*found;
}

std::span<const AttributeSchema> attributesOfKind(const BoardSchema &schema, const Place &place)
{
    const PlaceKind *kind = schema.placeKind(place.kind);
    return kind ? std::span<const AttributeSchema>(kind->attributes) : std::span<const AttributeSchema>();
}

std::span<const AttributeSchema> attributesOfKind(const BoardSchema &schema, const Link &link)
{
    const LinkKind *kind = schema.linkKind(link.kind);
    return kind ? std::span<const AttributeSchema>(kind->attributes) : std::span<const AttributeSchema>();
}

template <class Carrier>
AttributeValue valueOrStandard(const BoardSchema &schema, const Carrier &carrier, std::string_view key)
{
    const AttributeSchema *attribute = findAttribute(attributesOfKind(schema, carrier), key);
    if (!attribute)
        return std::int64_t {0};
    const auto held = carrier.attributes.find(attribute->key);
    const bool fits = held != carrier.attributes.end() && hasType(*attribute, held->second);
    return fits ? held->second : attribute->standard;
}

template <class Wanted, class Carrier>
Wanted typedValue(const BoardSchema &schema, const Carrier &carrier, std::string_view key)
{
    AttributeValue value = valueOrStandard(schema, carrier, key);
    auto *wanted = std::get_if<Wanted>(&value);
    return wanted ? std::move(*wanted) : Wanted {};
}

void dropDefaults(Attributes &attributes, std::span<const AttributeSchema> known)
{
    for (const AttributeSchema &attribute : known) {
        const auto held = attributes.find(attribute.key);
        if (held != attributes.end() && held->second == attribute.standard)
            attributes.erase(held);
    }
}

} // namespace

const char *keyOf(BoardLayout layout)
{
    switch (layout) {
    case BoardLayout::Fortress:
        return "fortress";
    }
    return "";
}

const PlaceKind *BoardSchema::placeKind(std::string_view kind) const
{
    return kindWithKey(places, kind);
}

const LinkKind *BoardSchema::linkKind(std::string_view kind) const
{
    return kindWithKey(links, kind);
}

const AttributeSchema *findAttribute(std::span<const AttributeSchema> attributes, std::string_view key)
{
    for (const AttributeSchema &attribute : attributes) {
        const auto &aliases = attribute.aliases;
        if (attribute.key == key || std::find(aliases.begin(), aliases.end(), key) != aliases.end())
            return &attribute;
    }
    return nullptr;
}

bool mayJoin(const LinkKind &kind, std::string_view from, std::string_view to)
{
    return std::any_of(kind.joins.begin(), kind.joins.end(), [&](const LinkKind::Ends &ends) {
        return (ends.from == from && ends.to == to) || (!kind.directed && ends.from == to && ends.to == from);
    });
}

std::string keyOf(const BoardSchema &schema, const Link &link)
{
    const LinkKind *kind = schema.linkKind(link.kind);
    return link.from + (kind && kind->directed ? '>' : '~') + link.to;
}

bool hasType(const AttributeSchema &attribute, const AttributeValue &value)
{
    switch (attribute.type) {
    case AttributeType::Flag:
        return std::holds_alternative<bool>(value);
    case AttributeType::Number:
        return std::holds_alternative<std::int64_t>(value);
    case AttributeType::OneOf:
    case AttributeType::Text:
        return std::holds_alternative<std::string>(value);
    case AttributeType::Set:
        return std::holds_alternative<std::vector<std::string>>(value);
    case AttributeType::Counts:
        return std::holds_alternative<std::map<std::string, std::int64_t>>(value);
    case AttributeType::Records:
        return std::holds_alternative<std::vector<AttributeRecord>>(value);
    }
    return false;
}

Board withoutDefaults(const Board &board, const BoardSchema &schema)
{
    const ExtendedSchema whole(schema, board.info());
    BoardInfo info = board.info();
    dropDefaults(info.attributes, boardAttributes(info));
    std::vector<Place> places(board.places().begin(), board.places().end());
    for (Place &place : places)
        dropDefaults(place.attributes, attributesOfKind(*whole, place));
    std::vector<Link> links(board.links().begin(), board.links().end());
    for (Link &link : links)
        dropDefaults(link.attributes, attributesOfKind(*whole, link));
    return {std::move(info), std::move(places), std::move(links)};
}

std::string standardSide(const BoardSchema &schema)
{
    const bool hasNone = std::find(schema.sides.begin(), schema.sides.end(), "none") != schema.sides.end();
    return hasNone ? "none" : "";
}

AttributeValue attributeOf(const BoardSchema &schema, const Place &place, std::string_view key)
{
    return valueOrStandard(schema, place, key);
}

AttributeValue attributeOf(const BoardSchema &schema, const Link &link, std::string_view key)
{
    return valueOrStandard(schema, link, key);
}

std::int64_t numberOf(const BoardSchema &schema, const Place &place, std::string_view key)
{
    return typedValue<std::int64_t>(schema, place, key);
}

bool flagOf(const BoardSchema &schema, const Place &place, std::string_view key)
{
    return typedValue<bool>(schema, place, key);
}

std::string wordOf(const BoardSchema &schema, const Place &place, std::string_view key)
{
    return typedValue<std::string>(schema, place, key);
}

std::vector<AttributeRecord> recordsOf(const BoardSchema &schema, const Place &place, std::string_view key)
{
    return typedValue<std::vector<AttributeRecord>>(schema, place, key);
}

std::map<std::string, std::int64_t> countsOf(const BoardSchema &schema, const Place &place,
                                             std::string_view key)
{
    return typedValue<std::map<std::string, std::int64_t>>(schema, place, key);
}

bool flagOf(const BoardSchema &schema, const Link &link, std::string_view key)
{
    return typedValue<bool>(schema, link, key);
}

std::string fieldOf(const AttributeRecord &record, const std::string &key)
{
    const auto found = record.find(key);
    const auto *text = found == record.end() ? nullptr : std::get_if<std::string>(&found->second);
    return text ? *text : std::string();
}

} // namespace merlon
