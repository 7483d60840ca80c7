#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/state.h"

#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// Where a choice that is complete leads: a unit that is selected by a choice of its own goes somewhere by the next one.
struct Ahead {
    std::unique_ptr<View> view; ///< what is known then
    ChoiceGuide guide;          ///< what can be chosen then
};

/// None if the choice is not complete, or nothing follows.
std::optional<Ahead> aheadOf(const ChoiceGuide &guide, const SeatView &seen);

/// At the question that a view stands at, before the first pick.
ChoiceGuide guideAt(const View &view);

/// What could be acted upon from where the choice, if it is complete, puts something.
std::vector<canvas::Thing> reachFrom(const ChoiceGuide &guide, const View &view);

} // namespace merlon
