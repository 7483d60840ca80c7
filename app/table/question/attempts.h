#pragma once

#include "app/table/question/choice_guide.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

namespace merlon {

/// Why a thing cannot be picked: the reason against what the player seems to want, from State::whyNot. None if that
/// cannot be guessed. `state`: the real one, at a question to the person who points.
Reason whyNotPick(const State &state, const ChoiceGuide &guide, const canvas::Thing &thing);

} // namespace merlon
