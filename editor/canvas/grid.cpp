#include "editor/canvas/grid.h"

#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/model/shaping.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merlon {

namespace {

/// The part of a drawing in which a grid is drawn, and how.
struct GridSheet {
    QPainter &painter;
    const canvas::BoardLook &look;
    QRectF seen;
    double step; ///< between the lines
};

/// The first line within the drawing.
double firstLine(double offset, double step)
{
    const double rest = std::fmod(offset, step);
    return rest < 0 ? rest + step : rest;
}

void paintSquares(const GridSheet &sheet, Point offset)
{
    const QRectF &seen = sheet.seen;
    QList<QLineF> lines;
    for (double at = firstLine(offset.x, sheet.step); at <= kDrawingSize; at += sheet.step) {
        const double x = sheet.look.toScene({at, 0}).x();
        if (x >= seen.left() && x <= seen.right())
            lines << QLineF(x, seen.top(), x, seen.bottom());
    }
    for (double at = firstLine(offset.y, sheet.step); at <= kDrawingSize; at += sheet.step) {
        const double y = sheet.look.toScene({0, at}).y();
        if (y >= seen.top() && y <= seen.bottom())
            lines << QLineF(seen.left(), y, seen.right(), y);
    }
    sheet.painter.drawLines(lines);
}

/// Half of the sides of each hexagon: the others belong to its neighbours.
void addSides(QList<QLineF> &lines, const GridSheet &sheet, const CellGrid &hexagons, Cell cell)
{
    const std::vector<Point> corners = cornersOf(hexagons, cell);
    for (std::size_t i = 0; i < corners.size() / 2; ++i)
        lines << QLineF(sheet.look.toScene(corners[i]), sheet.look.toScene(corners[i + 1]));
}

/// Row by row: each is half a hexagon further than the one above.
void paintHexagons(const GridSheet &sheet, const Lattice &lattice)
{
    const CellGrid hexagons = hexagonsOf(lattice, sheet.step);
    const Point least = sheet.look.toBoard(sheet.seen.topLeft());
    const Point most = sheet.look.toBoard(sheet.seen.bottomRight());
    const int lowest = cellAt(hexagons, most).r + 1;
    QList<QLineF> lines;
    for (int row = cellAt(hexagons, least).r - 1; row <= lowest; ++row) {
        const double y = middleOf(hexagons, {0, row}).y;
        const int last = cellAt(hexagons, {most.x, y}).q + 1;
        for (int q = cellAt(hexagons, {least.x, y}).q - 1; q <= last; ++q)
            addSides(lines, sheet, hexagons, {q, row});
    }
    sheet.painter.drawLines(lines);
}

void paintRings(const GridSheet &sheet, Point pole)
{
    const double most = std::hypot(std::max(pole.x, kDrawingSize - pole.x),
                                   std::max(pole.y, kDrawingSize - pole.y)); // to the farthest corner
    for (double radius = sheet.step; radius <= most; radius += sheet.step)
        sheet.painter.drawEllipse(QRectF(sheet.look.toScene({pole.x - radius, pole.y - radius}),
                                         sheet.look.toScene({pole.x + radius, pole.y + radius})));
    QList<QLineF> lines;
    for (int spoke = 0; spoke < kSpokes; ++spoke) {
        const double angle = 2 * std::numbers::pi * spoke / kSpokes;
        const auto at = [&](double radius) {
            return sheet.look.toScene({pole.x + radius * std::cos(angle), pole.y + radius * std::sin(angle)});
        };
        lines << QLineF(at(sheet.step), at(most));
    }
    sheet.painter.drawLines(lines);
}

} // namespace

void paintGrid(QPainter &painter, const Grid &grid, const canvas::BoardLook &look, const canvas::Theme &theme,
               const QRectF &area, double pixel)
{
    constexpr double kClosest = 14; ///< pixels
    double step = std::max(1, grid.lattice.step);
    while (step / pixel < kClosest)
        step *= 2;
    const QRectF whole(look.toScene({0, 0}), look.toScene({kDrawingSize, kDrawingSize}));
    const QRectF seen = whole & area;
    if (seen.isEmpty())
        return;
    QColor colour = theme.ink;
    colour.setAlphaF(theme.dark ? 0.16F : 0.12F);
    painter.save();
    painter.setClipRect(seen, Qt::IntersectClip);
    painter.setPen(QPen(colour, pixel));
    painter.setBrush(Qt::NoBrush);
    const GridSheet sheet {painter, look, seen, step};
    switch (grid.lattice.shape) {
    case LatticeShape::Square:
        paintSquares(sheet, grid.lattice.offset);
        break;
    case LatticeShape::Hexagon:
        paintHexagons(sheet, grid.lattice);
        break;
    case LatticeShape::Polar:
        paintRings(sheet, poleOf(grid.lattice));
        break;
    }
    painter.restore();
}

} // namespace merlon
