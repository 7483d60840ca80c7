#include "core/board/attributes/own_attributes.h"

#include <algorithm>

namespace merlon {

namespace {

template <class Kind>
void extend(std::vector<Kind> &kinds, const KindScope &scope, const AttributeSchema &attribute)
{
    for (Kind &kind : kinds) {
        if (scope.has(kind.key) && !findAttribute(kind.attributes, attribute.key))
            kind.attributes.push_back(attribute);
    }
}

template <class Kind>
bool hasKey(const std::vector<Kind> &kinds, std::string_view key)
{
    return std::any_of(kinds.begin(), kinds.end(),
                       [key](const Kind &kind) { return findAttribute(kind.attributes, key) != nullptr; });
}

void dropOwn(Attributes &attributes, const std::vector<OwnAttribute> &own)
{
    for (const OwnAttribute &one : own)
        attributes.erase(one.key);
}

} // namespace

bool KindScope::has(std::string_view kind) const
{
    return isAll || std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

AttributeSchema asSchema(const OwnAttribute &own)
{
    AttributeSchema schema;
    schema.key = own.key;
    schema.type = own.type;
    schema.minimum = own.minimum;
    schema.maximum = own.maximum;
    schema.words = own.words;
    schema.standard = own.standard;
    schema.own = std::make_shared<const OwnAttribute>(own);
    return schema;
}

AttributeValue plainStandard(const OwnAttribute &own)
{
    switch (own.type) {
    case AttributeType::Flag:
        return false;
    case AttributeType::Number:
        return std::clamp(std::int64_t {0}, own.minimum, std::max(own.minimum, own.maximum));
    case AttributeType::OneOf:
        return own.words.empty() ? std::string() : own.words.front();
    case AttributeType::Set:
        return std::vector<std::string>();
    case AttributeType::Text:
    case AttributeType::Counts:
    case AttributeType::Records:
        break; // the last two are no designer's
    }
    return std::string();
}

std::vector<AttributeSchema> boardAttributes(const BoardInfo &info)
{
    std::vector<AttributeSchema> attributes;
    for (const OwnAttribute &own : info.ownAttributes) {
        if (own.ofBoard)
            attributes.push_back(asSchema(own));
    }
    return attributes;
}

bool isFamilyKey(const BoardSchema &family, std::string_view key)
{
    return hasKey(family.places, key) || hasKey(family.links, key);
}

ExtendedSchema::ExtendedSchema(const BoardSchema &family, const BoardInfo &info)
    : m_family(family)
{
    if (info.ownAttributes.empty())
        return;
    m_extended = family;
    for (const OwnAttribute &own : info.ownAttributes) {
        const AttributeSchema attribute = asSchema(own);
        extend(m_extended->places, own.places, attribute);
        extend(m_extended->links, own.links, attribute);
    }
}

Board withoutOwnAttributes(const Board &board)
{
    BoardInfo info = board.info();
    std::vector<Place> places(board.places().begin(), board.places().end());
    for (Place &place : places)
        dropOwn(place.attributes, info.ownAttributes);
    std::vector<Link> links(board.links().begin(), board.links().end());
    for (Link &link : links)
        dropOwn(link.attributes, info.ownAttributes);
    info.ownAttributes.clear();
    info.attributes.clear();
    return {std::move(info), std::move(places), std::move(links)};
}

} // namespace merlon
