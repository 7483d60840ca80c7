#pragma once

#include <string>

namespace merlon {

/// What an event moves on the board, for those who watch.
struct Move {
    std::string piece; ///< key of the item
    int from = -1;     ///< place; -1: it appears at `to`
    int to = -1;       ///< place; -1: it fades at `from`
    bool shakes =
        false; ///< it stays where it is, wherever that may be, and shakes; `from` and `to` do not count
};

} // namespace merlon
