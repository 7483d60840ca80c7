#pragma once

#include "core/base/random.h"
#include "core/engine/match/match.h"
#include "core/engine/records/scenario.h"

#include <optional>

namespace merlon {

/// A position that fits all that some seats know, the hidden things imagined: `atMoment` is what they knew at the moment
/// that the position names (seenAtMoment), `now` at the question to which it leads. It depends on nothing but that and
/// `random`, which must not come from the seed of a match. None where no position can be written, or where none was found
/// that leads to what they know now.
std::optional<Json> imaginedPosition(const View &atMoment, const View &now, Random &random);

/// A running match to be given away, as some seats may know it.
struct KnownScenario {
    Scenario scenario; ///< with board, options, players and a position, without names; no seed and no history
    bool isNow = true; ///< false: a position can only be written of an earlier moment of the game
};

/// The match as it stands now, or else as it stood at the last question of which a position can be written, with what
/// these seats may not know imagined. None if there is no such question.
std::optional<KnownScenario> scenarioAsKnown(const Match &match, SeatSet seats, Random &random);

} // namespace merlon
