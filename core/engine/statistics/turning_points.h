#pragma once

#include "core/engine/statistics/odds.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// A moment that changed the odds.
struct TurningPoint {
    std::size_t before = 0; ///< index of the moment before it
    std::size_t after = 0;
    int part = -1; ///< the part whose odds changed most in the same direction; -1: none did
    double from = 0;
    double to = 0;

    double swing() const { return to - from; }
};

/// The `most` largest changes between two moments that follow each other, in the order of the game. Changes that are
/// not larger than what both estimates may be off are none. Moments without odds are passed over.
std::vector<TurningPoint> turningPoints(std::span<const std::optional<Odds>> odds, std::size_t most);

} // namespace merlon
