#pragma once

#include "core/games/siege/board/check_report.h"
#include "core/games/siege/board/siege_board.h"

namespace merlon::siege {

/// What is no fault and yet looks wrong on the drawing, W-06 to W-08 (ours): places outside the walls, places over each
/// other, paths through places. Boards of very many places are not looked at.
void checkPlan(const SiegeBoard &board, CheckReport &report);

} // namespace merlon::siege
