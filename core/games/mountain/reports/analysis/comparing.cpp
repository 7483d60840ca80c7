#include "core/games/mountain/reports/analysis/reports.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace merlon::mountain {

std::optional<Outlier> outlierOf(const std::vector<std::optional<int>> &values, int least)
{
    int known = 0;
    int sum = 0;
    for (const std::optional<int> &value : values) {
        known += value ? 1 : 0;
        sum += value.value_or(0);
    }
    const int others = known - 1;
    if (others < 1)
        return {};
    std::optional<Outlier> farthest;
    int most = 0; // the difference times the number of the others
    for (std::size_t number = 0; number < values.size(); ++number) {
        const int away = values[number] ? *values[number] * known - sum : 0;
        if (std::abs(away) < least * others || std::abs(away) <= std::abs(most))
            continue;
        most = away;
        const int half = away < 0 ? -others : others;
        farthest = Outlier {number, (2 * away + half) / (2 * others)};
    }
    return farthest;
}

std::optional<std::size_t> poorestOf(const std::vector<int> &values)
{
    if (values.size() < 2)
        return {};
    const auto least = std::ranges::min_element(values);
    const int sumOfOthers = std::accumulate(values.begin(), values.end(), 0) - *least;
    const int others = static_cast<int>(values.size()) - 1;
    if (4 * *least * others >= 3 * sumOfOthers)
        return {};
    return static_cast<std::size_t>(least - values.begin());
}

void tellOfMoreStarts(const AnalysedMountain &mountain, AnalysisReport &report)
{
    if (mountain.starts().empty())
        report.summary.push_back({"analysis.summary.no-starts", {}});
    if (mountain.hasMoreStarts())
        report.summary.push_back(
            {"analysis.summary.first-starts", {std::int64_t {AnalysedMountain::kStartsLookedAt}}});
}

} // namespace merlon::mountain
