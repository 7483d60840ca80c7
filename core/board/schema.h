#pragma once

#include "core/board/board.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

enum class AttributeType : std::uint8_t {
    Flag,    ///< bool
    Number,  ///< integer in [minimum, maximum]
    OneOf,   ///< one of `words`
    Text,    ///< free text
    Set,     ///< set of `words`, as a sorted list
    Counts,  ///< number for each of `words`, in [minimum, maximum]
    Records, ///< list of records with the given fields, at most `maximum` of them
};

/// An attribute of a kind of place or link.
struct AttributeSchema {
    std::string key;
    AttributeType type = AttributeType::Number;
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    std::vector<std::string> words;
    std::vector<AttributeSchema> fields; ///< of each record; never Records themselves
    AttributeValue standard {std::int64_t {0}}; ///< the value where a file gives none
    bool optional = false; ///< for fields of records: may be absent
    std::vector<std::string> aliases; ///< other keys that files may use for it
};

/// A kind of place and what it can carry.
struct PlaceKind {
    std::string key;
    std::vector<AttributeSchema> attributes;
};

/// A kind of link, its direction, which kinds of places it may join, and what it can carry.
struct LinkKind {
    struct Ends {
        std::string from;
        std::string to;
    };
    std::string key;
    bool directed = false;
    std::vector<Ends> joins; ///< for undirected kinds in either order
    std::vector<AttributeSchema> attributes;
};

/// Which kinds and attributes the boards of a family of games have. Editor, reader and checks are made from it.
struct BoardSchema {
    std::string key; ///< `siege`
    std::vector<std::string> sides;
    std::vector<PlaceKind> places;
    std::vector<LinkKind> links;

    const PlaceKind *placeKind(std::string_view key) const;
    const LinkKind *linkKind(std::string_view key) const;
};

/// The attribute's schema in a kind; null if the kind has none of that key or alias.
const AttributeSchema *findAttribute(std::span<const AttributeSchema> attributes, std::string_view key);

/// The value of an attribute of a place or link, or the schema's default. The kind must exist and have it.
AttributeValue attributeOf(const BoardSchema &schema, const Place &place, std::string_view key);
AttributeValue attributeOf(const BoardSchema &schema, const Link &link, std::string_view key);
std::int64_t numberOf(const BoardSchema &schema, const Place &place, std::string_view key);
bool flagOf(const BoardSchema &schema, const Place &place, std::string_view key);
std::string wordOf(const BoardSchema &schema, const Place &place, std::string_view key);

} // namespace merlon
