#pragma once

#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// The trails of the paths of a board whose places have been laid out.
void layTrails(SiegeGeometry &geometry, const Board &board);

} // namespace merlon::canvas
