#pragma once

#include "core/engine/statistics/gauges.h"

#include <vector>

namespace merlon::mountain {

/// What is read of a position besides points and counters: the honor of each seat by what it is for, its network, its
/// resources and its trolls.
std::vector<Gauge> gauges(const View &view);

} // namespace merlon::mountain
