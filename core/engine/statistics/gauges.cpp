#include "core/engine/statistics/gauges.h"

#include "core/engine/tableau/tableau.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace merlon {

namespace {

Chart &chartOf(std::vector<Chart> &charts, const Gauge &gauge)
{
    const auto found = std::ranges::find_if(
        charts, [&](const Chart &chart) { return chart.key == gauge.chart && chart.about == gauge.about; });
    if (found != charts.end())
        return *found;
    charts.push_back({.key = gauge.chart, .about = gauge.about, .name = gauge.name});
    return charts.back();
}

/// With a number for each moment, all of them unknown at first.
ChartSeries &seriesOf(Chart &chart, const Gauge &gauge, std::size_t moments)
{
    const auto found = std::ranges::find_if(chart.series, [&](const ChartSeries &series) {
        return series.key == gauge.key && series.seat == gauge.seat && series.side == gauge.side;
    });
    if (found != chart.series.end())
        return *found;
    chart.series.push_back({.key = gauge.key, .side = gauge.side, .seat = gauge.seat, .type = gauge.type});
    chart.series.back().values.assign(moments, std::nan(""));
    return chart.series.back();
}

std::size_t knownMoments(const Chart &chart, std::size_t moments)
{
    std::size_t known = 0;
    for (std::size_t moment = 0; moment < moments; ++moment)
        known += std::ranges::any_of(
            chart.series, [&](const ChartSeries &series) { return !std::isnan(series.values[moment]); });
    return known;
}

} // namespace

std::vector<Gauge> gaugesOf(const Tableau &tableau)
{
    std::vector<Gauge> gauges;
    for (const Zone &zone : tableau.zones) {
        if (zone.kind != ZoneKind::Counter || zone.isOnBoard())
            continue;
        for (const Item &item : zone.items) {
            const Seat seat = item.owner == kNobody ? zone.owner : item.owner;
            const bool isOfASeat = seat != kNobody;
            if (item.key.empty() || item.faceDown)
                continue;
            gauges.push_back({.chart = item.key,
                              .key = isOfASeat ? std::string() : item.key,
                              .value = static_cast<double>(item.count),
                              .seat = seat,
                              .name = item.name.key.empty() ? Word {item.key, item.type} : item.name,
                              .type = isOfASeat ? std::string() : item.type});
        }
    }
    if (tableau.scores.empty() || !tableau.scores.back().isSum)
        return gauges;
    const std::vector<std::optional<int>> &sums = tableau.scores.back().scores;
    for (std::size_t seat = 0; seat < sums.size(); ++seat) {
        if (sums[seat])
            gauges.push_back({.chart = "score",
                              .value = static_cast<double>(*sums[seat]),
                              .seat = static_cast<Seat>(seat)});
    }
    return gauges;
}

void addGauges(Statistics &statistics, const GaugeReader &read, std::size_t least)
{
    const std::size_t moments = statistics.moments.size();
    std::vector<Chart> charts;
    for (std::size_t moment = 0; moment < moments; ++moment) {
        for (const Gauge &gauge : read(*statistics.moments[moment].view))
            seriesOf(chartOf(charts, gauge), gauge, moments).values[moment] = gauge.value;
    }
    std::erase_if(charts, [&](const Chart &chart) { return knownMoments(chart, moments) < least; });
    // Lines of seats in the order of the seats, wherever their panels stand.
    for (Chart &chart : charts) {
        if (std::ranges::none_of(chart.series, [](const ChartSeries &line) { return line.seat == kNobody; }))
            std::ranges::stable_sort(chart.series, {}, &ChartSeries::seat);
    }
    // What the game is won by comes before what only helps.
    std::ranges::stable_partition(charts, [](const Chart &chart) { return chart.key == "score"; });
    std::ranges::move(charts, std::back_inserter(statistics.charts));
}

} // namespace merlon
