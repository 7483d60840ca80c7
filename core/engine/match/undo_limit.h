#pragma once

#include "core/engine/match/match.h"

namespace merlon {

/// Why seats cannot know again what they knew before a step.
enum class Disclosure : std::uint8_t {
    None,
    Chance,      ///< chance has answered
    OtherChoice, ///< a seat that is not one of them has chosen, and they saw that it did
    HiddenThing, ///< their own choice has shown what had been hidden from them
};

/// What these seats learned by step number `ply` of the chronicle and could not have known before. What they do not
/// even see says nothing. Whether a choice of their own showed something is found by making it in positions that they
/// could imagine before it: all must come out the same.
Disclosure disclosureAt(const Match &match, std::size_t ply, SeatSet seats);

/// How far back these seats may go without knowing more than they did.
struct UndoLimit {
    std::size_t ply = 0;               ///< the earliest question
    Disclosure why = Disclosure::None; ///< what came out just before it; None at the beginning of the match
};
UndoLimit undoableTo(const Match &match, SeatSet seats);

} // namespace merlon
