#pragma once

#include "core/engine/statistics/odds.h"

namespace merlon::siege {

/// The chance of a breach in the coming assault, anywhere and on each wall, for the statistics of both games: found
/// quickly rather than exactly, because a game has a hundred moments.
const OddsSource &breachOdds();

} // namespace merlon::siege
