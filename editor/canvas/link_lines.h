#pragma once

#include <QPointF>
#include <QPolygonF>

namespace merlon {

/// The middle of a line, along it: where a link can be taken hold of.
QPointF knotOf(const QPolygonF &line);
/// How far a point lies from the line.
double distanceTo(const QPolygonF &line, QPointF point);
/// The bend before which a new one at that point belongs.
std::size_t bendBefore(const QPolygonF &bends, QPointF point);

} // namespace merlon
