#pragma once

#include "core/board/analysis/report.h"
#include "core/board/attributes/schema.h"

namespace merlon {

/// In what two boards differ: places by key with their kind, side, position and attributes, and links. A row names the
/// places that either board has; its marks are those for both.
AnalysisReport comparisonReport(const Board &first, const Board &second, const BoardSchema &schema);

} // namespace merlon
