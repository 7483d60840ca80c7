#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/engine/lessons/drawing_lesson.h"

namespace merlon {

/// Whether the board is as a lesson wants it.
bool isFulfilled(const BoardWish &wish, const Board &board, const BoardSchema &schema);
/// The board with what is missing, as far as the guide can do it.
Board fulfilled(const BoardWish &wish, Board board, const BoardSchema &schema);

} // namespace merlon
