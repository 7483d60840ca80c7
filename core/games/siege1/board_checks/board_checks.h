#pragma once

#include "core/board/finding.h"

#include <vector>

namespace merlon {

/// What the rules of Siege I have against a board: C1 to C29 in the order of their numbers, S1 section 3.3; then
/// W-02 to W-11 (warnings, see siege/board/design_checks.h).
/// Marauders, the links that touch them and the attribute `start-units` are ignored. Pure; holds for any board.
std::vector<Finding> checkSiege1Board(const Board &board);

} // namespace merlon
