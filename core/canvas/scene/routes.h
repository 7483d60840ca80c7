#pragma once

#include "core/canvas/board_look.h"

#include <vector>

namespace merlon::canvas {

/// The line along which a piece walks between two places: along the fewest ways of the board (against their
/// direction too); a bow if no ways lead there.
std::vector<QPointF> routeBetween(const Board &board, const BoardLook &look, int from, int to);

} // namespace merlon::canvas
