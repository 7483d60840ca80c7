#include "editor/model/properties.h"

#include "core/board/attributes/own_attributes.h"

#include <algorithm>

namespace merlon {

namespace {

bool isAlike(const AttributeSchema &a, const AttributeSchema &b)
{
    return a.key == b.key && a.type == b.type && a.words == b.words;
}

/// Takes away what a further kind does not have; narrows the ranges of the rest.
void keepCommon(std::vector<AttributeSchema> &common, const std::vector<AttributeSchema> &kind)
{
    std::erase_if(common, [&](AttributeSchema &attribute) {
        const AttributeSchema *other = findAttribute(kind, attribute.key);
        if (!other || !isAlike(attribute, *other))
            return true;
        attribute.minimum = std::max(attribute.minimum, other->minimum);
        attribute.maximum = std::min(attribute.maximum, other->maximum);
        return attribute.minimum > attribute.maximum;
    });
}

const std::vector<AttributeSchema> &attributesOf(const BoardSchema &schema, const Place &place)
{
    static const std::vector<AttributeSchema> kNone;
    const PlaceKind *kind = schema.placeKind(place.kind);
    return kind ? kind->attributes : kNone;
}

const std::vector<AttributeSchema> &attributesOf(const BoardSchema &schema, const Link &link)
{
    static const std::vector<AttributeSchema> kNone;
    const LinkKind *kind = schema.linkKind(link.kind);
    return kind ? kind->attributes : kNone;
}

template <class Row>
std::vector<Property> commonProperties(const BoardSchema &schema, const std::vector<const Row *> &rows)
{
    if (rows.empty())
        return {};
    std::vector<AttributeSchema> common = attributesOf(schema, *rows.front());
    for (const Row *row : rows)
        keepCommon(common, attributesOf(schema, *row));
    std::vector<Property> properties;
    for (AttributeSchema &attribute : common) {
        Property property {attribute, attributeOf(schema, *rows.front(), attribute.key), true};
        for (const Row *row : rows) {
            if (property.value && attributeOf(schema, *row, attribute.key) != *property.value)
                property.value.reset();
            property.isStandard = property.isStandard && !row->attributes.contains(attribute.key);
        }
        properties.push_back(std::move(property));
    }
    return properties;
}

/// What a designer has added to the board as a whole.
std::vector<Property> propertiesOfBoard(const BoardInfo &info)
{
    std::vector<Property> properties;
    for (AttributeSchema &attribute : boardAttributes(info)) {
        const auto held = info.attributes.find(attribute.key);
        const bool isHeld = held != info.attributes.end();
        AttributeValue value = isHeld && hasType(attribute, held->second) ? held->second : attribute.standard;
        properties.push_back({std::move(attribute), std::move(value), !isHeld});
    }
    return properties;
}

/// Changes the attributes of every selected place or, if there is none, of every selected link; of the board if nothing
/// is selected.
BoardChange withAttributes(const Board &board, const Selection &selection,
                           const std::function<void(Attributes &, std::size_t)> &alter)
{
    BoardChange change;
    if (selection.empty()) {
        BoardInfo info = board.info();
        alter(info.attributes, 0);
        if (info != board.info())
            change.edits.emplace_back(ReplaceInfo {std::move(info)});
        return change;
    }
    const std::vector<std::size_t> places = placesIn(board, selection);
    for (const std::size_t i : places) {
        Place place = board.places()[i];
        alter(place.attributes, i);
        if (place != board.places()[i])
            change.edits.emplace_back(ReplacePlace {i, std::move(place)});
    }
    if (!places.empty())
        return change;
    for (const std::size_t i : linksIn(board, selection)) {
        Link link = board.links()[i];
        alter(link.attributes, i);
        if (link != board.links()[i])
            change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
    return change;
}

} // namespace

std::vector<Property> propertiesOf(const Board &board, const BoardSchema &schema, const Selection &selection)
{
    if (selection.empty())
        return propertiesOfBoard(board.info());
    const ExtendedSchema whole(schema, board.info());
    std::vector<const Place *> places;
    for (const std::size_t place : placesIn(board, selection))
        places.push_back(&board.places()[place]);
    if (!places.empty())
        return commonProperties(*whole, places);
    std::vector<const Link *> links;
    for (const std::size_t link : linksIn(board, selection))
        links.push_back(&board.links()[link]);
    return commonProperties(*whole, links);
}

BoardChange withProperty(const Board &board, const BoardSchema &schema, const Selection &selection,
                         const std::string &key, const AttributeValue &value)
{
    const bool ofBoard = selection.empty();
    const bool ofPlaces = !placesIn(board, selection).empty();
    const ExtendedSchema whole(schema, board.info());
    const std::vector<AttributeSchema> boards = boardAttributes(board.info());
    return withAttributes(board, selection, [&](Attributes &attributes, std::size_t i) {
        const auto &known = ofBoard ? boards
            : ofPlaces              ? attributesOf(*whole, board.places()[i])
                                    : attributesOf(*whole, board.links()[i]);
        const AttributeSchema *attribute = findAttribute(known, key);
        if (attribute && attribute->standard == value)
            attributes.erase(key);
        else
            attributes.insert_or_assign(key, value);
    });
}

AttributeRecord plainRecord(const AttributeSchema &schema)
{
    AttributeRecord record;
    for (const AttributeSchema &field : schema.fields) {
        if (field.optional)
            continue;
        if (const auto *word = std::get_if<std::string>(&field.standard))
            record[field.key] = *word;
        else if (const auto *number = std::get_if<std::int64_t>(&field.standard))
            record[field.key] = *number;
        else if (const auto *flag = std::get_if<bool>(&field.standard))
            record[field.key] = *flag;
    }
    return record;
}

const AttributeSchema *identityOf(const BoardSchema &schema, const std::string &kind)
{
    const PlaceKind *known = schema.placeKind(kind);
    if (!known)
        return nullptr;
    const auto found = std::ranges::find_if(known->attributes, &AttributeSchema::isIdentity);
    return found == known->attributes.end() ? nullptr : &*found;
}

std::string identityKey(const BoardSchema &schema, const std::string &kind, const std::string &word)
{
    return schema.placeKind(word) ? word + '-' + kind : word;
}

std::string keyFor(const Board &board, const BoardSchema &schema, const Place &place, const std::string &word)
{
    const AttributeSchema *identity = identityOf(schema, place.kind);
    const std::string before = identity ? wordOf(schema, place, identity->key) : std::string();
    const bool hasDerivedKey =
        place.key.starts_with(place.kind) || (!before.empty() && place.key.starts_with(before));
    const std::string key = identityKey(schema, place.kind, word);
    return identity && hasDerivedKey && place.key != key ? freeKey(board, key) : place.key;
}

BoardChange withoutProperty(const Board &board, const Selection &selection, const std::string &key)
{
    return withAttributes(board, selection,
                          [&](Attributes &attributes, std::size_t) { attributes.erase(key); });
}

namespace {

template <class T>
std::optional<T> common(const Board &board, const Selection &selection,
                        const std::function<T(const Place &)> &get)
{
    std::optional<T> value;
    for (const std::size_t i : placesIn(board, selection)) {
        T one = get(board.places()[i]);
        if (value && *value != one)
            return std::nullopt;
        value = std::move(one);
    }
    return value;
}

} // namespace

std::optional<std::string> commonText(const Board &board, const Selection &selection,
                                      const std::function<std::string(const Place &)> &get)
{
    return common(board, selection, get);
}

std::optional<double> commonNumber(const Board &board, const Selection &selection,
                                   const std::function<double(const Place &)> &get)
{
    return common(board, selection, get);
}

BoardChange withPlaces(const Board &board, const Selection &selection,
                       const std::function<void(Place &)> &alter)
{
    BoardChange change;
    for (const std::size_t i : placesIn(board, selection)) {
        Place place = board.places()[i];
        alter(place);
        if (place != board.places()[i])
            change.edits.emplace_back(ReplacePlace {i, std::move(place)});
    }
    return change;
}

void setName(std::map<std::string, std::string> &names, const std::string &language, const std::string &name)
{
    if (name.empty())
        names.erase(language);
    else
        names.insert_or_assign(language, name);
}

} // namespace merlon
