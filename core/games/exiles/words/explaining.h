#pragma once

#include "core/base/text.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <vector>

namespace merlon::exiles {

/// What a choice costs, brings and does at this moment, in sentences: what a level is good for, how strong a volley is, how
/// a fight can end.
std::vector<Text> notesOn(const View &view, Choice choice);

/// What the question of a position wants: what can be done when no action is left, which front is meant.
Text taskNow(const View &view);

/// Why the question of a position is asked now: which pass, which window, how many actions are left.
Text whyNow(const View &view);

/// What whoever makes a choice may have forgotten: actions, shots, units that nobody has sent into the fight.
Text warningBefore(const View &view, Choice choice);

} // namespace merlon::exiles
