#pragma once

#include "core/board/analysis/report.h"
#include "core/canvas/picture/badge.h"
#include "core/canvas/picture/picture.h"
#include "core/engine/game.h"

#include <vector>

namespace merlon {

/// The games that a board is meant for, or else all of its family.
std::vector<const Game *> gamesFor(const Board &board);

/// A board on which nothing stands: the names of its places.
canvas::Picture pictureOf(const Board &board);

/// What only this board has is marked with a plus sign, what is otherwise on the other one with an unequal sign, or
/// with an arrow if it only lies elsewhere.
std::vector<canvas::Badge> badgesOf(const Board &board, const std::vector<Mark> &marks);

} // namespace merlon
