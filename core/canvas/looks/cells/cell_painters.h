#pragma once

#include "core/canvas/looks/cells/cell_geometry.h"
#include "core/canvas/looks/ground/ground_brush.h"

namespace merlon::canvas {

/// What the parts of the ground of a board of cells are painted with.
struct CellBrush : GroundBrush {
    const CellGeometry &geometry;

    double radius() const { return geometry.radius; }
    bool isSeen(const CellPlace &place) const
    {
        return GroundBrush::isSeen(place.polygon.boundingRect(), 0.4 * geometry.radius);
    }
};

/// The sea with its waves, or the cliffs, in which the land lies.
void paintSurroundings(const CellBrush &brush, const QRectF &sheet);
/// Land, water, what is strewn over them, and the sides of cells.
void paintLand(const CellBrush &brush);
/// What is strewn over the cells.
void paintStrewn(const CellBrush &brush);
/// Links that are more than a side, and sides over which no link leads.
void paintLines(const CellBrush &brush);
/// Pictures and figures of cells.
void paintFigures(const CellBrush &brush);

} // namespace merlon::canvas
