#pragma once

#include "core/board/finding.h"

#include <vector>

namespace merlon::fiefs {

/// Section 3.2 of the rules: B1 to B12 and W1 as B-01 to B-12 and W-01; B-13 (ours): at most 64 places.
std::vector<Finding> checkFiefsBoard(const Board &board);

} // namespace merlon::fiefs
