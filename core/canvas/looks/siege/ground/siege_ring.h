#pragma once

#include "core/board/board.h"
#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// Puts walls, towers and gate into a ring about `geometry.centre`: where each wall begins and ends, which way it
/// looks, the ground of the fortress and the gaps. Reads kinds and middles, and from the board which walls are
/// neighbours.
void layRing(SiegeGeometry &geometry, const Board &board);

} // namespace merlon::canvas
