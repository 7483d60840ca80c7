#pragma once

#include "core/engine/statistics/gauges.h"

#include <vector>

namespace merlon::fiefs {

/// What is read of a position besides points and counters: knights, territories and cards in hand of each seat.
std::vector<Gauge> gauges(const View &view);

} // namespace merlon::fiefs
