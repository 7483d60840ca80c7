#pragma once

#include "core/simulation/simulation.h"

#include <chrono>
#include <functional>

namespace merlon {

/// Plays the games after those of `played`, as simulate does, and returns both together. Hands to `keep` now and then what there
/// is, the first games without a gap: not more often than `every`, and not much more seldom; and once more if it is cancelled,
/// where what is returned may have gaps.
Expected<SimulationResult> simulateKeeping(const std::shared_ptr<const Setup> &setup,
                                           SimulationSettings settings, SimulationResult played,
                                           std::chrono::milliseconds every,
                                           const std::function<void(const SimulationResult &)> &keep);

} // namespace merlon
