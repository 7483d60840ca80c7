#pragma once

#include "core/canvas/picture/thing.h"
#include "core/engine/state.h"
#include "core/engine/tableau/tableau.h"

#include <vector>

namespace merlon {

/// The pieces on the board that the question of a view is about: those at its places, and for an area that belongs to a place
/// those there and at the places that are linked to it. `tableau`: of the view.
std::vector<canvas::Thing> piecesAskedAbout(const View &view, const Tableau &tableau);

} // namespace merlon
