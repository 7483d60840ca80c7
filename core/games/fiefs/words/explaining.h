#pragma once

#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <vector>

namespace merlon::fiefs {

/// What a choice costs and does at this moment, in sentences: whom an advance meets and what the territory is good for,
/// which artifact is meant.
std::vector<Text> notesOn(const View &view, Choice choice);

} // namespace merlon::fiefs
