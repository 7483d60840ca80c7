#pragma once

#include "core/engine/game.h"

#include <cstddef>

namespace merlon::laws {

/// What random games cost in memory.
struct AllocationCount {
    std::size_t allocations = 0;
    std::size_t choices = 0; ///< of seats, not of chance
};

/// Plays `warmUp` random games, so that all buffers have the size they need, then counts the allocations of
/// the whole program in `games` more. Programs that link this count every allocation.
AllocationCount allocationsInGames(const Setup &setup, int warmUp, int games);

} // namespace merlon::laws
