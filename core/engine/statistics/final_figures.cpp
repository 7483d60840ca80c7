#include "core/engine/statistics/final_figures.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace merlon {

namespace {

std::optional<double> endOf(const ChartSeries &line, ChartColumns columns)
{
    std::optional<double> end;
    for (const double value : line.values) {
        if (std::isnan(value))
            continue;
        end = columns == ChartColumns::Moments ? value : end.value_or(0) + value;
    }
    return end;
}

FinalCount::Part &partOf(FinalCount &count, const ChartSeries &line)
{
    const auto part = std::ranges::find_if(count.parts, [&](const FinalCount::Part &one) {
        return one.side == line.side && one.seat == line.seat;
    });
    return part != count.parts.end() ? *part
                                     : count.parts.emplace_back(FinalCount::Part {line.side, line.seat, 0});
}

/// A chart that is about all of it stands for those that are about parts of it.
bool isWhole(const Statistics &statistics, const Chart &chart)
{
    return chart.about.empty() || !statistics.chart(chart.key);
}

} // namespace

std::vector<FinalCount> finalCounts(const Statistics &statistics, std::span<const FinalFigure> figures)
{
    std::vector<FinalCount> counts;
    for (const FinalFigure &figure : figures) {
        FinalCount count {figure, {}};
        for (const Chart &chart : statistics.charts) {
            if (chart.key != figure.chart || !isWhole(statistics, chart))
                continue;
            for (const ChartSeries &line : chart.series) {
                const bool isMeant = figure.line.empty() ? !line.apart : line.key == figure.line;
                if (const std::optional<double> end = endOf(line, chart.columns); isMeant && end)
                    partOf(count, line).value += *end;
            }
        }
        if (!count.parts.empty())
            counts.push_back(std::move(count));
    }
    return counts;
}

} // namespace merlon
