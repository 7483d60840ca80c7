#pragma once

#include "core/board/changes/change.h"

#include <string>

/// Boards of a few places, and what changes make of them, for tests of the model of the editor.
namespace merlon::testing {

/// An empty board if the change cannot be made.
inline Board after(const BoardChange &change, Board board)
{
    return apply(board, change) ? board : Board();
}

/// A wall of the western side.
inline Place at(const std::string &key, double x, double y)
{
    return {key, "wall", "west", {x, y}, {}, {}};
}

} // namespace merlon::testing
