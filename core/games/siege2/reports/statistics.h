#pragma once

#include "core/games/siege/reports/statistics/statistics_reader.h"
#include "core/games/siege2/edition.h"

#include <memory>

namespace merlon::siege2 {

/// The numbers of a game of Siege II. `setup` must live as long.
std::unique_ptr<siege::StatisticsReader> statisticsReader(const Siege2Setup &setup);

} // namespace merlon::siege2
