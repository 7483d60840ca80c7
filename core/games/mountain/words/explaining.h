#pragma once

#include "core/base/text.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <vector>

namespace merlon::mountain {

/// What a choice costs and does at this moment, in sentences: which card is meant, whom a recruit can wake, what a tunnel
/// costs and unearths, what a statue is worth where it goes.
std::vector<Text> notesOn(const View &view, Choice choice);

} // namespace merlon::mountain
