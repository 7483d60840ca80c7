#pragma once

#include "core/board/board.h"

#include <span>
#include <string_view>
#include <vector>

/// Where places and paths of a siege board lie on its drawing, roughly: what is drawn may bend a little.
namespace merlon::siege {

double apart(Point a, Point b);
/// From a point to the nearest one of a line through several points.
double apart(Point from, std::span<const Point> line);
/// The point of a stretch that lies nearest to another one.
Point nearestOnStretch(Point to, Point from, Point end);

/// The smallest polygon with straight sides around some points; fewer than three corners: they lie in a row.
std::vector<Point> hullOf(std::vector<Point> points);
/// How far a point lies outside a hull; negative: inside.
double outsideBy(Point point, std::span<const Point> hull);

/// From the middle of a kind of place to its edge.
double radiusOf(std::string_view kind);

} // namespace merlon::siege
