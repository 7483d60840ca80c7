#pragma once

#include "core/board/analysis/report.h"
#include "core/board/attributes/schema.h"

#include <optional>

namespace merlon {

/// By place its counterpart when the board is mirrored: places of the first two sides of the schema are paired by kind,
/// those first that lie nearest to each other's mirror image; all others are their own counterparts.
std::vector<std::optional<std::size_t>> counterparts(const Board &board, const BoardSchema &schema);

/// What one of the first two sides of the schema has and the other has not, or not in the same way: places, their
/// attributes, links.
AnalysisReport symmetryReport(const Board &board, const BoardSchema &schema);

} // namespace merlon
