#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

#include <utility>

namespace merlon {

/// The middle of a line, along it: where a link can be taken hold of.
QPointF knotOf(const QPolygonF &line);
/// What is left of a line from middle to middle between the edges of two shapes; a short piece in the middle if they
/// touch.
QPolygonF betweenShapes(const QPolygonF &line, const QPainterPath &from, const QPainterPath &to);
/// Near both ends of a line, so far from them, but never beyond its quarters.
std::pair<QPointF, QPointF> nearEndsOf(const QPolygonF &line, double away);
/// The point of a line that is nearest to another one; that one itself if the line has no points.
QPointF nearestOn(const QPolygonF &line, QPointF point);
/// The bend before which a new one at that point belongs.
std::size_t bendBefore(const QPolygonF &bends, QPointF point);

} // namespace merlon
