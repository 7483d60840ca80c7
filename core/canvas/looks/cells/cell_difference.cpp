#include "core/canvas/looks/cells/cell_difference.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <utility>

namespace merlon::canvas {

namespace {

bool looksTheSame(const CellPlace &a, const CellPlace &b)
{
    return a.polygon == b.polygon && a.terrain == b.terrain && a.strewn == b.strewn && a.art == b.art
        && a.label == b.label && a.lying == b.lying;
}

/// Around the lines that only one of two lists has.
QRectF aroundOthers(std::vector<QLineF> a, std::vector<QLineF> b)
{
    const auto isBefore = [](const QLineF &one, const QLineF &other) {
        const auto numbers = [](const QLineF &line) {
            return std::array {line.x1(), line.y1(), line.x2(), line.y2()};
        };
        return numbers(one) < numbers(other);
    };
    std::ranges::sort(a, isBefore);
    std::ranges::sort(b, isBefore);
    std::vector<QLineF> others;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(others), isBefore);
    QRectF area;
    for (const QLineF &line : others)
        area |= QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1);
    return area;
}

/// All lines of links, in pieces.
std::vector<QLineF> drawnPieces(const CellGeometry &geometry)
{
    std::vector<QLineF> pieces;
    for (const CellLine &line : geometry.lines) {
        for (std::size_t i = 1; i < line.points.size(); ++i)
            pieces.emplace_back(line.points[i - 1], line.points[i]);
    }
    return pieces;
}

} // namespace

QRectF changedBetween(const CellGeometry &before, const CellGeometry &after, const QRectF &sheet)
{
    if (before.grid != after.grid || before.around != after.around)
        return sheet;
    QRectF area = aroundOthers(before.barriers, after.barriers);
    // By the middle: places may come and go in the midst of the list.
    const auto byMiddle = [](const CellGeometry &geometry) {
        std::map<std::pair<double, double>, const CellPlace *> places;
        for (const CellPlace &place : geometry.places)
            places.emplace(std::pair(place.at.x(), place.at.y()), &place);
        return places;
    };
    const auto were = byMiddle(before);
    const auto are = byMiddle(after);
    for (const auto &[at, place] : were) {
        const auto now = are.find(at);
        if (now == are.end() || !looksTheSame(*place, *now->second))
            area |= place->polygon.boundingRect();
    }
    for (const auto &[at, place] : are) {
        const auto then = were.find(at);
        if (then == were.end() || !looksTheSame(*place, *then->second))
            area |= place->polygon.boundingRect();
    }
    area |= aroundOthers(drawnPieces(before), drawnPieces(after));
    if (area.isNull())
        return {};
    const double edge = reachOfCells(after) + after.grid.size;
    return area.adjusted(-edge, -edge, edge, edge) & sheet;
}

} // namespace merlon::canvas
