#pragma once

#include "core/board/board.h"
#include "core/board/place_style.h"

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// An attribute of a kind of place or link.
struct AttributeSchema {
    std::string key;
    AttributeType type = AttributeType::Number;
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    std::vector<std::string> words;
    std::vector<AttributeSchema> fields;        ///< of each record; never Records themselves
    AttributeValue standard {std::int64_t {0}}; ///< the value where a file gives none
    bool optional = false;                      ///< for fields of records: may be absent
    std::vector<std::string> aliases;           ///< other keys that files may use for it
    std::map<std::string, std::string>
        wordAliases {};                         ///< other words that files may use: `archer` for `marksman`
    std::shared_ptr<const OwnAttribute> own {}; ///< what a designer has said of it; null: it is the family's
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
    bool isQuiet = false; ///< left out of the map on which is played; who edits a board sees it
};

/// That the places of a family's boards are cells side by side.
struct CellSchema {
    CellGrid grid {};      ///< usual; no shape: its places are no cells
    bool anyShape = false; ///< each board says itself whether it has hexagons, squares or no cells
    std::string link {};   ///< kind of the link that joins neighbouring cells; empty: none does
    std::string column {}; ///< attribute that tells the column of a square; empty: none (square_numbers.h)
    std::string row {};    ///< the same of its row
    Surroundings around = Surroundings::Parchment;
    bool namesOnMap = true; ///< false: there are too many, and none is called by a name

    /// On some board of the family, if not on all of them.
    bool mayExist() const { return anyShape || grid.shape != CellShape::None; }
};

/// How boards of a family may lie, as the editor arranges them.
enum class BoardLayout : std::uint8_t { Fortress };

/// In lessons: `fortress`.
const char *keyOf(BoardLayout layout);

/// Which kinds and attributes the boards of a family of games have. Editor, reader and checks are made from
/// it.
struct BoardSchema {
    std::string key;                ///< `siege`
    std::vector<std::string> sides; ///< empty: any text, for display only
    std::vector<PlaceKind> places;
    std::vector<LinkKind> links;
    CellSchema cells {};
    std::vector<PlaceStyle> styles {};   ///< how they look; for families that have no look of their own
    std::vector<std::string> scenery {}; ///< with their folder: strewn around boards that are networks
    /// The attribute of which the grounds of a tableau are values: a place whose ground changes in a game is drawn as
    /// if the board said so. Empty: the ground stays as it is, with a hatching over it.
    std::string groundAttribute {};
    std::vector<BoardLayout> layouts {}; ///< those that the family's boards have
    Terrain openSide = Terrain::None; ///< what lies beyond the side where the bars of a network do not close

    const PlaceKind *placeKind(std::string_view key) const;
    const LinkKind *linkKind(std::string_view key) const;
};

/// The attribute's schema in a kind; null if the kind has none of that key or alias.
const AttributeSchema *findAttribute(std::span<const AttributeSchema> attributes, std::string_view key);

/// Whether a kind of link may join these kinds of places, in this direction if it has one.
bool mayJoin(const LinkKind &kind, std::string_view from, std::string_view to);

/// Whether a value is of the type that the schema wants, whatever its range and words.
bool hasType(const AttributeSchema &attribute, const AttributeValue &value);

/// Whether a value is what the schema wants: its type, its range, its words.
bool isValidFor(const AttributeSchema &attribute, const AttributeValue &value);

/// The board without the attributes that only repeat the schema's default, as it is read from a file.
Board withoutDefaults(const Board &board, const BoardSchema &schema);

/// The side of a place where a file gives none: `none` if the family has such a side, else nothing.
std::string standardSide(const BoardSchema &schema);

/// The value of an attribute of a place or link, or the schema's default where it has none or one of a wrong
/// type. The answer for a kind or attribute that the schema does not know is 0.
AttributeValue attributeOf(const BoardSchema &schema, const Place &place, std::string_view key);
AttributeValue attributeOf(const BoardSchema &schema, const Link &link, std::string_view key);
std::int64_t numberOf(const BoardSchema &schema, const Place &place, std::string_view key);
bool flagOf(const BoardSchema &schema, const Place &place, std::string_view key);
std::string wordOf(const BoardSchema &schema, const Place &place, std::string_view key);
std::vector<AttributeRecord> recordsOf(const BoardSchema &schema, const Place &place, std::string_view key);
std::map<std::string, std::int64_t> countsOf(const BoardSchema &schema, const Place &place,
                                             std::string_view key);
bool flagOf(const BoardSchema &schema, const Link &link, std::string_view key);

/// A text field of a record; empty if it is not there or no text.
std::string fieldOf(const AttributeRecord &record, const std::string &key);

} // namespace merlon
