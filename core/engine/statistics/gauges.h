#pragma once

#include "core/base/text.h"
#include "core/engine/statistics/statistics.h"

#include <functional>
#include <string>
#include <vector>

namespace merlon {

struct Tableau;

/// A number of a position. Over the moments of a game it makes a line in a chart.
struct Gauge {
    std::string chart;    ///< key of its chart: `coins`
    std::string key {};   ///< of its line; empty: it is called like its seat
    double value = 0;     ///< not a number: nobody knows
    Seat seat = kNobody;  ///< whose it is
    int side = -1;        ///< of a game with two sides: 0 or 1
    std::string about {}; ///< which of the charts with this key: the key of a place; empty: all together
    Word name {};         ///< what the chart is called that has no wording `chart.<chart>`
    std::string type {};  ///< of the vocabulary, to which the key of the line belongs
};

using GaugeReader = std::function<std::vector<Gauge>(const View &view)>;

/// The numbers that a tableau shows beside the board: its counters, and the sums of its scores.
std::vector<Gauge> gaugesOf(const Tableau &tableau);

/// Adds the charts that gauges make, in the order in which they are first read. A chart needs `least` moments of which
/// something is known.
void addGauges(Statistics &statistics, const GaugeReader &read, std::size_t least = 1);

} // namespace merlon
