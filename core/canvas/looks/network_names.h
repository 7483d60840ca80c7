#pragma once

#include "core/canvas/looks/network_plates.h"

#include <vector>

namespace merlon::canvas {

/// Where its name may stand, the best first; none for fields that are too narrow for one.
std::vector<NameAnchor> nameAnchorsOf(const NetworkPlate &plate, double unit);

/// Where so many dots for its level lie: behind a bar, in a row along it, or below a picture.
LevelDots levelDotsAt(const NetworkPlate &plate, double unit, int count);

} // namespace merlon::canvas
