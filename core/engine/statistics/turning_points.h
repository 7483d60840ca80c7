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

/// How it came out in a game that is over.
struct OddsEnd {
    bool happened = false; ///< what was foretold, and so the game ended
    int part = -1;         ///< to this part; -1: none in particular
    int place = -1;        ///< where, in board order; -1: nowhere in particular
};

/// The one moment that turned a game which ended so; none if nothing turned it.
///
/// If it happened: the largest rise of the odds of that part after which they never fell back by as much as half of it.
/// Whatever came before was turned again, whatever happened elsewhere decided nothing.
/// If it did not: the greatest danger that passed, from the moment of the highest odds to the first one at which they are
/// half as high; the part is the one that was in most danger. A chance of less than a tenth is no danger.
///
/// The last moment counts as certain if there are no odds of it: the game is over then.
std::optional<TurningPoint> turningPoint(std::span<const std::optional<Odds>> odds, const OddsEnd &end);

} // namespace merlon
