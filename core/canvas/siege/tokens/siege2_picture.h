#pragma once

#include "core/canvas/siege/tokens/siege_pieces.h"
#include "core/games/siege2/siege2_view.h"

namespace merlon::canvas {

/// A position of Siege II as the seats of the view may see it: everything that stands on the board. What the viewer
/// may not know shows its back and nothing else.
Picture siege2Picture(const siege2::Siege2View &view, const Names &names);

} // namespace merlon::canvas
