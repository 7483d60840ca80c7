#pragma once

#include "core/engine/match/seat_view.h"
#include "core/engine/statistics/statistics.h"
#include "core/games/siege/reports/statistics/statistics_reader.h"

namespace merlon::siege {

/// Puts the charts of a siege game together: strength on the walls, losses by cause, hourglasses, means, glory.
Statistics siegeStatistics(const StatisticsReader &reader, const SeatView &seat);

} // namespace merlon::siege
