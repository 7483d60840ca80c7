#pragma once

#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <vector>

namespace merlon::fiefs {

/// What a choice costs and does at this moment, in sentences: whom an advance meets and what the territory is good for,
/// which artifact is meant.
std::vector<Text> notesOn(const View &view, Choice choice);
/// Why the question of a position is asked now, where that takes more than its usual wording: which card has been looked
/// at. Empty: the usual one.
Text whyNow(const View &view);

} // namespace merlon::fiefs
