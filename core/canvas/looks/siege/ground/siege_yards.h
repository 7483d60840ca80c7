#pragma once

#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// Chooses for each building on which side of it its pieces stand, so that they are least in the way of walls,
/// towers, other buildings and the courtyard.
void layYards(SiegeGeometry &geometry);

} // namespace merlon::canvas
