#pragma once

#include "core/engine/decision.h"

#include <cstdint>
#include <string>

namespace merlon {

/// How something moves on the board.
enum class MoveKind : std::uint8_t {
    Walk,  ///< the piece goes from `from` to `to`; -1: it appears, or fades
    Shake, ///< the piece stays where it is, wherever that may be; `from` and `to` do not count
    Shot, ///< a picture flies straight from `from`, or else from where the piece stands, to `to`, and is gone
    Card, ///< a card with the picture is turned over at `to`, or else at the piece, and is gone
    Roll, ///< a die of the owner rolls at `to`, shows the count, and is gone
};

/// What an event moves on the board, for those who watch.
struct Move {
    std::string piece {}; ///< key of the item
    int from = -1;        ///< place
    int to = -1;          ///< place
    MoveKind kind = MoveKind::Walk;
    std::string art {};   ///< picture of a shot or a card
    Seat owner = kNobody; ///< whose die is rolled
    int count = 1;        ///< what it shows
};

} // namespace merlon
