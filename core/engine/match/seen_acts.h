#pragma once

#include "core/engine/match/chronicle.h"
#include "core/engine/match/story_plan.h"
#include "core/engine/state.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace merlon {

class Vocabulary;

/// What happens together at one place, on the way from one question to the next: a card is turned, a unit falls. With
/// what some seats know after it, so that a game can be followed act by act through states that were.
struct SeenAct {
    std::size_t ply = 0; ///< the number of the question that was answered
    Seat seat = kNobody; ///< who answered it; kSomebody where it is a secret
    bool resignation = false;
    bool isChoice = false; ///< it begins with the choice itself, rather than with what came of it
    bool isAlone = false;  ///< pieces act in it by themselves (StoryPlan::alone)
    bool inFight = false;
    int place = -1;             ///< in board order; -1: nowhere, or at several
    std::vector<Event> events;  ///< masked; may be none for a choice
    std::unique_ptr<View> view; ///< what they know after it
};

/// Plays the steps again from where they began, and cuts what happens into acts, in their order. A new act begins with
/// each choice that the seats see, at another place, under another section of the plan, after a death and after a
/// verdict; what the plan gathers is put together again. The last act of a step shows the position after it, unless something
/// is settled in it in a game that gathers. `ply` counts from the beginning of `plies`; `inFight`: whether a fight went on
/// then already.
std::vector<SeenAct> actsThrough(const State &start, std::span<const Ply> plies, SeatSet seats,
                                 const StoryPlan &plan, bool inFight);

/// Whether a fight goes on after these steps: the last event of one, if there is any, begins it (TermRole::Fight), and no
/// round has ended since.
bool isInFight(std::span<const Ply> plies, const Vocabulary &words);
/// Whether the game has a verdict for the event, or it is a death: something to dwell on.
bool isGreat(const Event &event, const StoryPlan &plan, const Vocabulary &words);
/// Whether all that happens, if anything does, is gathered or only prepares others, in a game that gathers.
bool isGathered(std::span<const Event> events, const StoryPlan &plan, const Vocabulary &words);
/// Whether the event has one of these keys.
bool isOneOf(std::span<const std::string_view> keys, const Event &event, const Vocabulary &words);
/// The place that an event names first, or that of an area, in board order; -1: none that is known.
int placeOf(const Event &event, const Vocabulary &words);

} // namespace merlon
