#pragma once

#include <QBrush>
#include <QPainterPath>

namespace merlon::canvas {

/// How many liveries there are. A livery is a colour (Theme::seat) and a shape, so that seats are told apart without
/// colour.
inline constexpr int kLiveries = 6;

/// The shape of a livery in a box: disc, shield, hexagon, square, rhomb, drop. Below 0 (nobody's) it is a disc.
QPainterPath liveryShape(int livery, const QRectF &box);

/// The pattern of a livery in a colour, to be laid over its own: plain (no brush), chevrons, bends, pales, crosses,
/// checks. `unit`: of the scene.
QBrush liveryPattern(int livery, const QColor &colour, double unit);

} // namespace merlon::canvas
