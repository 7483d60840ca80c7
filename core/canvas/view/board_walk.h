#pragma once

#include "core/canvas/picture/thing.h"

#include <QPointF>

#include <vector>

namespace merlon::canvas {

class BoardScene;

/// What Tab stops at: the things that can be chosen and are on the board, in the order given.
std::vector<Thing> tabStops(const BoardScene &scene);

/// Where an arrow key leads: the other end of the link that goes best in that direction, else the nearest place that
/// lies there. From nothing: the first thing that can be chosen, or the first place.
Thing neighbourOf(const BoardScene &scene, const Thing &from, QPointF direction);

} // namespace merlon::canvas
