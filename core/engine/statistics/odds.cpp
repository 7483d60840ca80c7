#include "core/engine/statistics/odds.h"

#include <algorithm>
#include <cmath>

namespace merlon {

namespace {

/// 0: of the whole, then of each part; no number where it is not known.
Estimate estimateFor(const std::optional<Odds> &odds, std::size_t index)
{
    if (!odds || index > odds->parts.size())
        return {std::nan(""), std::nan("")};
    return index == 0 ? odds->whole : odds->parts[index - 1];
}

double percent(double chance)
{
    return std::round(1000 * chance) / 10;
}

} // namespace

std::vector<Chart> oddsCharts(std::span<const std::optional<Odds>> odds,
                              const std::vector<std::string> &parts)
{
    std::vector<Chart> charts;
    const bool areKnown = std::ranges::any_of(odds, [](const auto &found) { return found.has_value(); });
    for (std::size_t index = 0; index <= parts.size(); ++index) {
        Chart chart {kOddsChart, index == 0 ? std::string() : parts[index - 1]};
        chart.series = {{"chance", 0}, {"margin", 0, kNobody, true}};
        for (std::size_t moment = 0; areKnown && moment < odds.size(); ++moment) {
            const Estimate estimate = estimateFor(odds[moment], index);
            chart.series[0].values.push_back(percent(estimate.value));
            chart.series[1].values.push_back(percent(estimate.margin));
        }
        charts.push_back(std::move(chart));
    }
    return charts;
}

} // namespace merlon
