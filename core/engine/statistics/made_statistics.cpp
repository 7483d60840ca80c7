#include "core/engine/statistics/made_statistics.h"

#include "core/engine/statistics/event_counts.h"
#include "core/engine/statistics/moments.h"

namespace merlon {

Statistics madeStatistics(const SeatView &seat, int round, const GaugeReader &gauges)
{
    EventCounts counts(seat.setup(), round);
    Statistics statistics;
    statistics.moments = momentsOf(seat, round, {}, [&](const SeenStep &step) { counts.add(step); });
    addGauges(statistics, gauges, 2); // a line needs two ends
    counts.addCharts(statistics);
    return statistics;
}

} // namespace merlon
