#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace merlon::siege {

/// An estimate of a share, and how far off it may be.
struct Estimate {
    double value = 0;
    double margin = 0;
};

/// The odds that the fortress is entered in the coming assault, as they stand at a moment of a game.
struct BreachOdds {
    Estimate entry;              ///< anywhere
    std::vector<Estimate> walls; ///< over each wall, in board order
};

/// A moment that changed the odds.
struct TurningPoint {
    std::size_t before = 0; ///< index of the moment before it
    std::size_t after = 0;
    int wall = -1; ///< the wall whose odds changed most in the same direction; -1: none did
    double from = 0;
    double to = 0;

    double swing() const { return to - from; }
};

/// The `most` largest changes between two moments that follow each other, in the order of the game. Changes that are
/// not larger than what both estimates may be off are none. Moments without odds are passed over.
std::vector<TurningPoint> turningPoints(std::span<const std::optional<BreachOdds>> odds, std::size_t most);

} // namespace merlon::siege
