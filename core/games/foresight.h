#pragma once

#include "core/games/siege/reports/foresight/coming_assault.h"
#include "core/games/siege/reports/foresight/wall_outlook.h"

#include <memory>
#include <vector>

namespace merlon {

/// The melee on each wall as it stands now, in board order; none for games without walls. From what the view shows.
std::vector<siege::WallOutlook> wallOutlooks(const View &view);

/// The assault if it came now; null for games without one, and when the game is over. The view need not live longer.
std::unique_ptr<siege::ComingAssault> comingAssault(const View &view);

} // namespace merlon
