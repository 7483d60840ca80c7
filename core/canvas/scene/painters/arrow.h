#pragma once

#include <QPainterPath>
#include <QRectF>

namespace merlon::canvas {

/// The outline of a bent arrow from one box to another, to be filled; `scale`: pixels for one unit of the boxes.
QPainterPath arrowBetween(const QRectF &from, const QRectF &to, double scale);

} // namespace merlon::canvas
