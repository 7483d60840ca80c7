#pragma once

#include "core/engine/state.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <vector>

namespace merlon::toy {

/// The cards of Toll.
std::vector<Component> components(const Setup &setup);
/// What lies where, to those who have this view.
void layOut(const View &view, Tableau &tableau);

} // namespace merlon::toy
