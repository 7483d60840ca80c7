#pragma once

#include <QPainterPath>

namespace merlon::canvas {

/// How many liveries there are. A livery is a colour (Theme::seat) and a shape, so that seats are told apart without
/// colour.
inline constexpr int kLiveries = 6;

/// The shape of a livery in a box: disc, shield, hexagon, square, rhomb, drop. Below 0 (nobody's) it is a disc.
QPainterPath liveryShape(int livery, const QRectF &box);

} // namespace merlon::canvas
