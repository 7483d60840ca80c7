#pragma once

#include "core/base/error.h"
#include "core/board/board.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace merlon {

class FreeKeys; // keys.h

/// The small edits of which every change is made. Positions are indices in board order.
struct InsertPlace {
    std::size_t position = 0;
    Place place;
};
/// Removes a place that no link touches (or whose key another place bears too); removing a place with its
/// links is a batch.
struct ErasePlace {
    std::size_t position = 0;
};
/// Replaces a place. A new key is carried into the links that name the old one, unless another place still
/// bears it.
struct ReplacePlace {
    std::size_t position = 0;
    Place place;
};
struct InsertLink {
    std::size_t position = 0;
    Link link;
};
struct EraseLink {
    std::size_t position = 0;
};
struct ReplaceLink {
    std::size_t position = 0;
    Link link;
};
struct ReplaceInfo {
    BoardInfo info;
};

using BoardEdit =
    std::variant<InsertPlace, ErasePlace, ReplacePlace, InsertLink, EraseLink, ReplaceLink, ReplaceInfo>;

/// Any edit of a board, as a value: applied in order, all or nothing.
struct BoardChange {
    std::vector<BoardEdit> edits;
    bool empty() const { return edits.empty(); }
};

/// Applies a change in one pass and returns its inverse, order included. An edit that names a position that
/// does not exist, or takes a place away from its links, is an error, and the board stays as it was. Links
/// may name places that do not exist (yet): checkBoard reports them.
Expected<BoardChange> apply(Board &board, const BoardChange &change);

/// Changes made of the small edits. Each is valid for the board as it is now; where a key or position does
/// not exist there is nothing to do and the change is empty.
BoardChange addPlace(const Board &board, Place place);
BoardChange removePlace(const Board &board, std::string_view key); ///< with every link that touches it
BoardChange movePlace(const Board &board, std::string_view key, Point to);
BoardChange setAttribute(const Board &board, std::string_view placeKey, std::string_view attribute,
                         AttributeValue value);
BoardChange setLinkAttribute(const Board &board, std::size_t position, std::string_view attribute,
                             AttributeValue value);
/// `wanted`, or with the first number behind it that makes it a key which no place bears: `tower-2`.
std::string freeKey(const Board &board, std::string_view wanted);
/// Gives a place whose key another one bears too a free key; `keys`: of that board.
BoardChange withFreeKey(const Board &board, std::size_t position, FreeKeys &keys);
BoardChange renamePlace(const Board &board, std::string_view key, std::string newKey);
BoardChange addLink(const Board &board, Link link);
BoardChange removeLink(const Board &board, std::size_t position);
/// What turns one board into another: applied to `from` it gives exactly `to`.
BoardChange difference(const Board &from, const Board &to);

} // namespace merlon
