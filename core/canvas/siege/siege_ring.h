#pragma once

#include "core/canvas/siege/siege_geometry.h"

namespace merlon::canvas {

/// Puts walls, towers and gate into a ring about `geometry.centre`: where each wall begins and ends, which way it
/// looks, the ground of the fortress and the gaps. Reads kinds and middles.
void layRing(SiegeGeometry &geometry);

} // namespace merlon::canvas
