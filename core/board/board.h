#pragma once

#include "core/board/attributes/own_attribute.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace merlon {

/// Whether a key is well formed: lower case letters and digits in parts joined by hyphens.
bool isWellFormedKey(std::string_view key);

/// A point of the drawing, 0 to 1000 in both directions; y grows downwards.
struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point &, const Point &) = default;
};

/// The shape of the cells of a board whose places tile the drawing. Hexagons have a side (flat) or a corner (pointy)
/// on top.
enum class CellShape : std::uint8_t { None, FlatHexagon, PointyHexagon, Square };

/// How the cells of a board tile its drawing (see grid.h).
struct CellGrid {
    CellShape shape = CellShape::None;
    double size = 0;         ///< from the middle of a hexagon to a corner; the side of a square
    Point origin {500, 500}; ///< the middle of cell (0, 0)
    friend bool operator==(const CellGrid &, const CellGrid &) = default;
};

/// A node of the board. Its key is stable and unique; files and notation never use numbers for places.
struct Place {
    std::string key;
    std::string kind;
    std::string side; ///< as the schema allows: `west`, `east`, `none`
    Point at;
    std::map<std::string, std::string> names; ///< optional display names by language: {"en": ..., "fr": ...}
    Attributes attributes;
    friend bool operator==(const Place &, const Place &) = default;
};

/// How a link is drawn from end to end.
enum class LinkCourse : std::uint8_t { AsUsual, Straight, Curved };

/// In files: `straight`; empty as usual.
const char *keyOf(LinkCourse course);
std::optional<LinkCourse> linkCourseOf(std::string_view key);

/// An edge of the board between two places given by their keys. Directed or not as the schema says of its
/// kind.
struct Link {
    std::string kind;
    std::string from;
    std::string to;
    Attributes attributes;
    std::vector<Point> via; ///< optional points through which it is drawn
    LinkCourse course = LinkCourse::AsUsual;
    friend bool operator==(const Link &, const Link &) = default;
};

/// What a board file says about the board as a whole.
struct BoardInfo {
    std::string key;                                 ///< `two-shoulders`
    std::string schema;                              ///< family: `siege`
    std::map<std::string, std::string> names;        ///< by language
    std::map<std::string, std::string> descriptions; ///< by language
    std::vector<std::string> games;                  ///< keys of the games it is meant for
    std::string author;
    std::string licence;
    std::optional<CellGrid> cells {};           ///< how its cells lie; none: as its family usually has them
    std::vector<OwnAttribute> ownAttributes {}; ///< in the order in which they are shown
    Attributes attributes {};                   ///< of the board as a whole: its designer's own
    friend bool operator==(const BoardInfo &, const BoardInfo &) = default;
};

/// Lets places be found by a view of their key.
struct KeyHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view key) const { return std::hash<std::string_view> {}(key); }
};

/// A board: places and links in *board order*, the order of the file, which rules refer to. A plain value;
/// `networkOf` (network.h) gives the Boost.Graph network for algorithms. Boards that break rules can be held
/// (an editor needs that): `checkBoard` and `Game::check` say what is wrong.
class Board {
public:
    Board() = default;
    Board(BoardInfo info, std::vector<Place> places, std::vector<Link> links);

    const BoardInfo &info() const { return m_info; }
    std::span<const Place> places() const { return m_places; }
    std::span<const Link> links() const { return m_links; }
    /// Index in board order of the (first) place with this key.
    std::optional<std::size_t> indexOf(std::string_view key) const;
    const Place *find(std::string_view key) const;

    friend bool operator==(const Board &a, const Board &b)
    {
        return a.m_info == b.m_info && a.m_places == b.m_places && a.m_links == b.m_links;
    }

private:
    friend class BoardEditing; ///< change.cpp: the only way to alter a board
    void reindex();

    BoardInfo m_info;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    std::unordered_map<std::string, std::size_t, KeyHash, std::equal_to<>> m_index;
};

} // namespace merlon
