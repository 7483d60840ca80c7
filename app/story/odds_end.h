#pragma once

#include "core/engine/match/seat_view.h"
#include "core/engine/statistics/odds.h"
#include "core/engine/statistics/turning_points.h"

#include <optional>

namespace merlon {

/// How a game that is over ended for what these odds foretell: it happened in the fight that ended the game, or those of
/// whom it was to be feared have lost without it. None if the game was decided otherwise: for who won in another way, or
/// because a player resigned, the odds have turned nothing.
std::optional<OddsEnd> oddsEndOf(const SeatView &seen, const OddsSource &source);

} // namespace merlon
