#pragma once

#include "core/board/cells/grid.h"

namespace merlon {

enum class LatticeShape { Square, Hexagon, Polar };

/// The points on which a drawing lies well.
struct Lattice {
    LatticeShape shape = LatticeShape::Square;
    int step = 10;   ///< from one to the next, of the drawing's 1000 points
    Point offset {}; ///< from the upper left corner of the drawing; of polar ones, from its middle
    friend bool operator==(const Lattice &, const Lattice &) = default;
};

inline constexpr int kLeastStep = 2;
inline constexpr int kMostStep = 250;
inline constexpr int kMostOffset = 500; ///< in both directions
inline constexpr int kSpokes = 24;      ///< of a polar lattice: every 15 degrees

/// The nearest point of it, in whole numbers.
Point snapped(Point point, const Lattice &lattice);

/// The hexagons around the points of a hexagonal one, `step` apart from middle to middle.
CellGrid hexagonsOf(const Lattice &lattice, double step);
/// The middle of a polar one.
Point poleOf(const Lattice &lattice);

} // namespace merlon
