#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

namespace merlon {

/// The middle of a line, along it: where a link can be taken hold of.
QPointF knotOf(const QPolygonF &line);
/// What is left of a line from middle to middle between the edges of two shapes; a short piece in the middle if they
/// touch.
QPolygonF betweenShapes(const QPolygonF &line, const QPainterPath &from, const QPainterPath &to);
/// The bend before which a new one at that point belongs.
std::size_t bendBefore(const QPolygonF &bends, QPointF point);

} // namespace merlon
