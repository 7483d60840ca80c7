#pragma once

#include <QPointF>

#include <span>

namespace merlon::canvas {

/// How far a point lies from a line; very far if the line has fewer than two points.
double distanceTo(std::span<const QPointF> line, QPointF point);

} // namespace merlon::canvas
