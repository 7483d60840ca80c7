#pragma once

#include "core/engine/statistics/gauges.h"

#include <vector>

namespace merlon::exiles {

/// What is read of a position for the charts: levels, resistance, units of both sides, morale, resources, technologies.
std::vector<Gauge> gauges(const View &view);

} // namespace merlon::exiles
