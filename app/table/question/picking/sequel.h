#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "core/engine/decision.h"
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

/// A question to which the one that stands leads when a step is ended, or another one that is offered is begun.
struct NextStep {
    Choice ending;               ///< answers the question that stands
    std::vector<Choice> then {}; ///< answers those on the way
    Decision decision;           ///< that question
    ChoiceGuide guide;           ///< its choices
};

/// The question when the step has been ended that is asked about, the one when after that the step has been begun which is
/// offered next, and the one when the step has been begun that is offered now; those which there are, of the seat that is
/// asked. Found in a position that `view` could imagine: nothing hidden is told, and the game may go on otherwise.
std::vector<NextStep> nextSteps(const View &view, const ChoiceList &choices);

} // namespace merlon
