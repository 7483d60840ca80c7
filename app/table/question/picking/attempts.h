#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

namespace merlon {

/// Why a thing cannot be picked: the reason against what the player seems to want, from View::whyNot. None if that
/// cannot be guessed. `view`: what the person who points knows now.
Reason whyNotPick(const View &view, const ChoiceGuide &guide, const canvas::Thing &thing);

} // namespace merlon
