#pragma once

#include "core/engine/match/seat_view.h"
#include "core/engine/statistics/gauges.h"

namespace merlon {

/// The statistics of a match that are made of what its game declares: gauges over all moments, and counts of what
/// events tell by their roles. `round`: the one in which the match begins.
Statistics madeStatistics(const SeatView &seat, int round, const GaugeReader &gauges);

} // namespace merlon
