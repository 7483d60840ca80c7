#pragma once

#include "core/engine/choice.h"
#include "core/engine/decision.h"
#include "core/engine/event.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace merlon {

/// One step of a match: a decision, its answer, and what came of it, hidden things included.
struct Ply {
    Decision decision;
    Choice choice;             ///< meaningless for a resignation
    bool resignation = false;  ///< decision.seat gave up
    bool dealt = false;        ///< answered by the dealer: never a point at which a match stops
    Secrecy secrecy;           ///< of the choice
    Secrecy decider;           ///< `whole` where the seat that decided is a secret to the others
    std::uint32_t chances = 0; ///< decisions of chance up to here, this one included
    std::size_t entries = 0;   ///< entries of the record up to here, this one included
    std::uint64_t hash = 0;    ///< of the state after it
    bool atMoment = false;     ///< State::isAtMoment of that state
    bool atSavePoint = false;  ///< State::isAtSavePoint of that state
    std::vector<Event> events;
};

/// A step as some seats may see it.
struct StoryLine {
    std::size_t number = 0; ///< counted from 1 over the lines that these seats see
    std::size_t ply = 0;    ///< of the steps that the story was made of: the index of this one
    Seat seat = kNobody;    ///< kSomebody where it is a secret
    Choice choice;          ///< secret arguments are kHidden; verb 0 for a resignation
    bool resignation = false;
    bool dealt = false;        ///< answered by the dealer
    std::vector<Event> events; ///< masked
};

/// What these seats (the empty set: a spectator) may know of the steps. Steps that they do not see have no
/// number and leave no gap; their visible events stand in the line before (in a line with number 0 if there
/// is none).
std::vector<StoryLine> storyFor(std::span<const Ply> plies, SeatSet seats);

} // namespace merlon
