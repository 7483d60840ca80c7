#pragma once

#include "core/engine/state.h"
#include "core/engine/tableau/amounts.h"

#include <vector>

namespace merlon {

/// What a legal choice of the question costs and brings for sure, to those who have this view: how the amounts beside the
/// board differ from those in its tableau when it has been made and nothing else. What depends on hidden things or on
/// chance is left out, and everything of a choice that passes or with which a round begins.
std::vector<Difference> consequencesOf(const View &view, const Tableau &tableau, Choice choice);

} // namespace merlon
