#include "editor/model/lattice.h"

#include "editor/model/shaping.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merlon {

namespace {

Point snappedToRings(Point point, const Lattice &lattice, double step)
{
    const Point pole = poleOf(lattice);
    const double away = std::hypot(point.x - pole.x, point.y - pole.y);
    const double radius = std::round(away / step) * step;
    constexpr double kBetween = 2 * std::numbers::pi / kSpokes;
    const double angle = std::round(std::atan2(point.y - pole.y, point.x - pole.x) / kBetween) * kBetween;
    return snapped({pole.x + radius * std::cos(angle), pole.y + radius * std::sin(angle)}, 0.0);
}

} // namespace

Point poleOf(const Lattice &lattice)
{
    return {kDrawingSize / 2 + lattice.offset.x, kDrawingSize / 2 + lattice.offset.y};
}

CellGrid hexagonsOf(const Lattice &lattice, double step)
{
    return {CellShape::PointyHexagon, step / std::numbers::sqrt3, lattice.offset};
}

Point snapped(Point point, const Lattice &lattice)
{
    const double step = std::max(1, lattice.step);
    switch (lattice.shape) {
    case LatticeShape::Square: {
        const Point at = snapped({point.x - lattice.offset.x, point.y - lattice.offset.y}, step);
        return {at.x + lattice.offset.x, at.y + lattice.offset.y};
    }
    case LatticeShape::Hexagon: {
        const CellGrid hexagons = hexagonsOf(lattice, step);
        return snapped(middleOf(hexagons, cellAt(hexagons, point)), 0.0);
    }
    case LatticeShape::Polar:
        return snappedToRings(point, lattice, step);
    }
    return point;
}

} // namespace merlon
