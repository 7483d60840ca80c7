#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <span>

namespace merlon::canvas {

/// Where something of this size lies beside a spot, but within an area, so that it covers the least of these rectangles:
/// above rather than below, below rather than beside, where that makes no difference. `about`: the point of the spot that
/// it is for.
QPoint clearCorner(QSize size, const QRect &spot, QPoint about, const QRect &area,
                   std::span<const QRect> kept);

} // namespace merlon::canvas
