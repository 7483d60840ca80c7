#pragma once

#include "app/table/question/choice_guide.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

namespace merlon {

/// Why nothing comes of pointing at a thing: the reason against what the person seems to want, from the state's own
/// whyNot. None if it cannot be told what that is. `state`: the real one, at a question to the person who points.
Reason whyNotPick(const State &state, const ChoiceGuide &guide, const canvas::Thing &thing);

} // namespace merlon
