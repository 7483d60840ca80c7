#pragma once

#include "core/board/finding.h"

#include <vector>

namespace merlon::mountain {

/// Section 3.2 of the rules: MT-B1 to MT-B14 as B-01 to B-14; B-15 (ours): at most 512 cells.
std::vector<Finding> checkMountainBoard(const Board &board);

} // namespace merlon::mountain
