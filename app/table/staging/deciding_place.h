#pragma once

#include "core/engine/match/seat_view.h"

#include <cstddef>
#include <optional>

namespace merlon {

/// Where a game that is over was decided: the place that was taken last in the fight that ended it; or, if what was to be
/// feared has not happened, the one of its last fight that was in the greatest danger and held.
struct DecidingPlace {
    std::size_t fight = 0; ///< the step (StoryLine::ply) in which the fight began
    int place = -1;        ///< in board order
};

/// None if no fight has decided the game.
std::optional<DecidingPlace> decidingPlaceOf(const SeatView &seen);

} // namespace merlon
