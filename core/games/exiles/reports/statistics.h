#pragma once

#include "core/engine/match/seat_view.h"
#include "core/engine/statistics/statistics.h"

namespace merlon::exiles {

/// A campaign in numbers: what positions and roles of events tell, and by turn what killed the enemy, what the exiles lost,
/// how the city was damaged and where resources came from.
Statistics statistics(const SeatView &seat);

} // namespace merlon::exiles
