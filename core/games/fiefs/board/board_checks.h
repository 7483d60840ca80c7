#pragma once

#include "core/board/finding.h"

#include <vector>

namespace merlon::fiefs {

/// Section 3.2 of the rules: B1 to B12 and W1 as FI-B01 to FI-B12 and FI-W01; FI-B13 (ours): at most 64 places.
std::vector<Finding> checkFiefsBoard(const Board &board);

} // namespace merlon::fiefs
