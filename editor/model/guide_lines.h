#pragma once

#include "core/board/board.h"
#include "core/board/sketch.h"

#include <optional>
#include <vector>

/// A designer's guide lines: edits, each of which gives the arrangement as it is afterwards, and where things come to lie
/// well beside them.
namespace merlon {

/// Nothing happens where there is such a line already, or if there are kMostGuideLines.
Arrangement withGuideLine(Arrangement arrangement, const GuideLine &line);
Arrangement withoutGuideLine(Arrangement arrangement, const GuideLine &line);
Arrangement withoutGuideLines(Arrangement arrangement);

/// The line that passes a point most closely, at most `reach` away; of two that cross there, the one from left to right.
std::optional<GuideLine> guideLineNear(const std::vector<GuideLine> &lines, Point at, double reach);
/// Where the line of this direction is that is nearest to a coordinate, at most `reach` away.
std::optional<double> guideNear(const std::vector<GuideLine> &lines, GuideLine::Along along, double wanted,
                                double reach);
/// Where a line of this direction would go through the middle of a place, nearest to a coordinate and at most `reach` away.
std::optional<double> placeNear(const Board &board, GuideLine::Along along, double wanted, double reach);

/// What all points of a line of this direction have in common.
double coordinateAlong(GuideLine::Along along, Point point);

} // namespace merlon
