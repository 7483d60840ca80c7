#pragma once

#include "core/games/siege/reports/foresight/coming_assault.h"
#include "core/games/siege/reports/foresight/wall_outlook.h"
#include "core/games/siege2/edition.h"

#include <memory>
#include <vector>

/// What can be foretold of the assault, see core/games/siege/foresight.
namespace merlon::siege2 {

/// For each wall, in board order.
std::vector<siege::WallOutlook> wallOutlooks(const Siege2View &view);
std::unique_ptr<siege::ComingAssault> comingAssault(const Siege2View &view);

} // namespace merlon::siege2
