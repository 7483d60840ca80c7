#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "core/engine/match/seat_view.h"

#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// What follows when a step is taken that could be left out: asked together with it, each answer stands for both choices.
struct Sequel {
    Choice first;                        ///< takes the step
    std::shared_ptr<const View> view {}; ///< what is known when it has been taken
    std::vector<Choice> answers {};      ///< in the order of the question
};

/// None if the question that stands is not whether to take a step, or if more follows than a few answers without the board.
/// `guide`: how far the choice has come.
std::optional<Sequel> sequelOf(const SeatView &seen, const ChoiceGuide &guide);

/// The question that comes when the step is ended that is asked about.
struct NextStep {
    Choice ending;
    Decision decision; ///< that question
    ChoiceGuide guide; ///< its choices
};

/// None if not just one choice ends the step, or somebody else is asked then. Found in a position that `view` could imagine:
/// nothing hidden is told, and the game may go on otherwise.
std::optional<NextStep> nextStepAfter(const View &view, const ChoiceList &choices);

} // namespace merlon
