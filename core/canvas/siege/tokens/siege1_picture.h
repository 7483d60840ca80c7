#pragma once

#include "core/canvas/siege/tokens/siege_pieces.h"
#include "core/games/siege1/siege1_view.h"

namespace merlon::canvas {

/// A position of Siege I as the seats of the view may see it: everything that stands on the board. What the viewer may
/// not know shows its back and nothing else.
Picture siege1Picture(const siege1::Siege1View &view, const Names &names);

} // namespace merlon::canvas
