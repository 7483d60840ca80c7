#pragma once

#include "core/board/analysis/report.h"
#include "core/games/mountain/reports/analysis/analysed_mountain.h"

#include <optional>
#include <vector>

/// What the designer of a mountain learns about its starts and its shape, as tables and marks.
namespace merlon::mountain {

/// The cells to dig to the nearest three of some cells together; none if fewer can be reached.
std::optional<int> cellsOfNearestThree(const std::vector<ReachedCell> &cells);

/// How far statues, sites and the heart are from every start.
AnalysisReport distancesReport(const AnalysedMountain &mountain);
/// What can be reached from every start with so many cells to dig.
AnalysisReport surroundingsReport(const AnalysedMountain &mountain, int cells);
/// What is closer to a start than to the others for the same number of players.
AnalysisReport ownGroundReport(const AnalysedMountain &mountain);
/// By which turns and mirrorings the mountain is its own image.
AnalysisReport turnsReport(const AnalysedMountain &mountain);

/// Says so if only some of the starts were looked at.
void tellOfMoreStarts(const AnalysedMountain &mountain, AnalysisReport &report);

/// How far a value is from the mean of the others.
struct Outlier {
    std::size_t number = 0; ///< of the value among all
    int more = 0;           ///< than the mean of the others, rounded; below 0: less
};
/// The value that is farthest from the mean of the others, if it is at least so far away. Values that are not known
/// count neither way.
std::optional<Outlier> outlierOf(const std::vector<std::optional<int>> &values, int least);
/// The least value, if it is below three quarters of the mean of the others.
std::optional<std::size_t> poorestOf(const std::vector<int> &values);

} // namespace merlon::mountain
