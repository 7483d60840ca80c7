#pragma once

#include "core/base/random.h"
#include "core/engine/match/match.h"
#include "core/engine/records/scenario.h"

#include <cstddef>
#include <optional>

namespace merlon {

/// A position that fits all that some seats know, the hidden things imagined: `atMoment` is what they knew at the moment
/// that the position names (seenAtMoment), `now` at the question to which it leads. It depends on nothing but that and
/// `random`, which must not come from the seed of a match. None where no position can be written, or where none was found
/// that leads to what they know now.
std::optional<Json> imaginedPosition(const View &atMoment, const View &now, Random &random);

/// A match to be given away, as some seats may know it.
struct KnownScenario {
    Scenario
        scenario {}; ///< with board, options, players and a position, without names; no seed and no history
    std::size_t ply = 0; ///< the number of the question at which it begins
    bool isNow = true;   ///< false: that is before the one that was asked for, of which none can be written
};

/// The match as it stood at question number `ply`, or else at the last one before of which a position can be written,
/// with what these seats could not know then imagined. Questions at which the game was over are left out. None if there
/// is no such question.
std::optional<KnownScenario> scenarioAsKnown(const Match &match, std::size_t ply, SeatSet seats,
                                             Random &random);
/// The same with everything as it was, for those who may know all of it.
std::optional<KnownScenario> wholeScenario(const Match &match, std::size_t ply);

} // namespace merlon
