#pragma once

#include "app/export/board_image.h"
#include "core/board/analysis/report.h"

#include <vector>

namespace merlon {

/// What marks mean, in the language spoken: a line for each style that is used, with a sample.
std::vector<LegendLine> legendOf(const std::vector<Mark> &marks);

} // namespace merlon
