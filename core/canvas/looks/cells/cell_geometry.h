#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/cells/grid.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace merlon::canvas {

/// A place of a board of cells on the map.
struct CellPlace {
    QPointF at;         ///< middle
    bool isCell = true; ///< it has the shape of its cell of the grid, and lies in the middle of it
    QPolygonF polygon;  ///< its corners, clockwise
    QPainterPath shape; ///< the same: what one points at
    Terrain terrain = Terrain::Land;
    Strewn strewn = Strewn::None;
    QString art;            ///< picture, with its folder; else empty
    QString label;          ///< figure that is written on it; else empty
    QStringList lying;      ///< pictures of what it counts, with their folder
    std::uint32_t seed = 0; ///< of what is strewn on it: stays while the place stays where it is
};

/// Neighbouring cells of a terrain as one piece of land, with the edges of a drawing by hand.
struct CellRegion {
    Terrain terrain = Terrain::Land;
    QPainterPath area;
};

/// A link on the map.
struct CellLine {
    std::vector<QPointF> points; ///< empty where the side between two cells says enough
    bool isBySide = false;
    bool isDirected = false;

    friend bool operator==(const CellLine &, const CellLine &) = default;
};

/// Where everything of a board of cells lies, in scene coordinates.
struct CellGeometry {
    CellGrid grid;
    Surroundings around = Surroundings::Parchment;
    double radius = 1;   ///< of the circle in a cell of the grid
    double unit = 1;     ///< size of symbols
    bool isNamed = true; ///< places have names on the map
    std::vector<CellPlace> places;
    QPainterPath land;               ///< all that is no water
    std::vector<QPolygonF> coasts;   ///< the same along the sides of cells; land lies on the right
    QPainterPath water;              ///< of the board
    std::vector<CellRegion> regions; ///< of land, the lowest first
    std::vector<QLineF> borders;     ///< sides between two cells
    std::vector<QLineF> barriers;    ///< those of them over which no link leads though the kinds allow it
    std::vector<CellLine> lines;     ///< by link
    QRectF bounds;
};

CellGeometry cellGeometry(const Board &board, const BoardSchema &schema);

/// How far from a cell in the scene its edges, shadows and what is strewn may reach.
double reachOfCells(const CellGeometry &geometry);

} // namespace merlon::canvas
