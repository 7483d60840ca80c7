#pragma once

#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// The trail of a path between two different places.
std::vector<QPointF> trailOf(const SiegeGeometry &geometry, const Link &path, std::size_t from,
                             std::size_t to);
/// The trails of the paths of a board whose places have been laid out.
void layTrails(SiegeGeometry &geometry, const Board &board);

} // namespace merlon::canvas
