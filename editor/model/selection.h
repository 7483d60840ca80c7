#pragma once

#include "core/board/board.h"

#include <compare>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace merlon {

/// What tells a link from others: links have no keys.
struct LinkName {
    std::string kind;
    std::string from;
    std::string to;

    friend auto operator<=>(const LinkName &, const LinkName &) = default;
};
LinkName linkName(const Link &link);
/// The text in small letters, for searching: ASCII letters alone.
std::string lowerCase(std::string text);

/// Places and links of a board and notes beside it that are selected, by names that outlive other edits.
struct Selection {
    std::set<std::string> places; ///< by key
    std::set<LinkName> links;
    std::set<std::string> notes {}; ///< on the drawing, by key

    bool empty() const { return places.empty() && links.empty() && notes.empty(); }
    std::size_t size() const { return places.size() + links.size() + notes.size(); }
    friend bool operator==(const Selection &, const Selection &) = default;
};

/// Their numbers in board order.
std::vector<std::size_t> placesIn(const Board &board, const Selection &selection);
std::vector<std::size_t> linksIn(const Board &board, const Selection &selection);
/// Whether both ends of a link are selected places.
bool liesWithin(const Selection &selection, const Link &link);

Selection everything(const Board &board);
Selection inverseOf(const Board &board, const Selection &selection);
/// Everything that links lead to from the selection, in any direction, with these links.
Selection connectedWith(const Board &board, const Selection &selection);
/// All places and links of the kinds that are in the selection.
Selection ofSameKind(const Board &board, const Selection &selection);
Selection ofSide(const Board &board, const std::string &side);
/// The places whose key, kind or name contains the text, whatever its capital letters (ASCII).
Selection found(const Board &board, const std::string &text);
/// Without notes, and without what the board does not have any more.
Selection stillThere(const Board &board, const Selection &selection);
/// What is in only one of them: for a click with Ctrl.
Selection toggled(Selection selection, const Selection &other);
Selection united(Selection selection, const Selection &other);

} // namespace merlon
