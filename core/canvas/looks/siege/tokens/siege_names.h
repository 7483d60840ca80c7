#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// Where the name of a place may stand: along walls, below houses in italics, beside everything else.
std::vector<NameAnchor> siegeNameAnchors(const SiegePlace &place, double unit);

} // namespace merlon::canvas
