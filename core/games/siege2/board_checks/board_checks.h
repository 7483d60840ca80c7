#pragma once

#include "core/board/finding.h"

#include <vector>

namespace merlon {

/// What the rules of Siege II have against a board: V-01 to V-25 (errors) and W-01 (warning), S2 section 3.2;
/// W-02 to W-13 (warnings, see siege/board/design_checks.h).
/// Gates, barbican ramparts, buildings of other games and the links that touch them are ignored. Pure; holds
/// for any board.
std::vector<Finding> checkSiege2Board(const Board &board);

} // namespace merlon
