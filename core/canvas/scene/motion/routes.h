#pragma once

#include "core/canvas/looks/board_look.h"

#include <vector>

namespace merlon::canvas {

/// The line along which a piece walks between two places: along the fewest ways of the board, in their direction.
/// Empty if no ways lead there: it goes straight.
std::vector<QPointF> routeBetween(const Board &board, const BoardLook &look, int from, int to);

} // namespace merlon::canvas
