#pragma once

#include "core/canvas/looks/siege/ground/siege_geometry.h"

namespace merlon::canvas {

/// The outline of a place on the map.
QPainterPath shapeOf(const SiegePlace &place, double unit);

/// A disc that fills the corner between the outlines of two walls that meet in this point.
QPainterPath jointAt(QPointF end, double unit);

/// The part (0 to 1) of the way from the middle of a place that lies within its outline. Not for walls.
double partInside(const SiegePlace &place, double unit, QPointF way);

} // namespace merlon::canvas
