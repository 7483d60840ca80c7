#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// Where the tokens of a picture stand on a siege board: invaders outside a wall, defenders inside, stone and
/// cauldron on it, equipment at its foot; machines beside the units of a rampart; pieces on a trail at its middle.
std::vector<Spot> siegeLayout(const SiegeGeometry &geometry, const Picture &picture);

} // namespace merlon::canvas
