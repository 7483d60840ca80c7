#pragma once

#include "core/board/finding.h"

#include <vector>

namespace merlon::exiles {

/// Section 3.3 of the rules: V1 to V19 as V-01 to V-19; V-20 (ours): at most 32 ditches and 96 places.
std::vector<Finding> checkExilesBoard(const Board &board);

} // namespace merlon::exiles
