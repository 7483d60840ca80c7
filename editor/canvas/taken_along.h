#pragma once

#include "editor/model/selection.h"

namespace merlon {

class DrawingView;

/// The selection, with the places between which its places are drawn: without these, a wall between two towers would
/// stay on the map where it is, however far its own point moves.
Selection withEnds(const DrawingView &view, const Selection &selection);

} // namespace merlon
