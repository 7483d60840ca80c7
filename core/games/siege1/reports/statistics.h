#pragma once

#include "core/games/siege/reports/statistics/statistics_reader.h"
#include "core/games/siege1/edition.h"

#include <memory>

namespace merlon::siege1 {

/// The numbers of a game of Siege I. `setup` must live as long.
std::unique_ptr<siege::StatisticsReader> statisticsReader(const Siege1Setup &setup);

} // namespace merlon::siege1
