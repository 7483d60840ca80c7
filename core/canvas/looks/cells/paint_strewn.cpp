#include "core/canvas/looks/cells/cell_painters.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/looks/ground/scatter.h"

#include <algorithm>
#include <cmath>
#include <vector>

/// Small figures on the ground: they lie where chance has put them, always the same chance.
namespace merlon::canvas {

namespace {

/// Points all over a cell and a little over its sides, so many in each of its corners; the upper ones first.
std::vector<QPointF> pointsOn(const CellPlace &place, int inEachCorner, double spread = 1.02)
{
    Scatter scatter(place.seed);
    std::vector<QPointF> points;
    for (qsizetype side = 0; side < place.polygon.size(); ++side) {
        const QPointF a = place.polygon[side] - place.at;
        const QPointF b = place.polygon[(side + 1) % place.polygon.size()] - place.at;
        for (int i = 0; i < inEachCorner; ++i) {
            const double out = std::sqrt(0.08 + 0.92 * scatter.next()); // evenly over the area
            const double along = scatter.next();
            points.push_back(place.at + (a * (1 - along) + b * along) * (out * spread));
        }
    }
    std::ranges::sort(points, {}, [](QPointF point) { return point.y(); });
    return points;
}

QPen finePen(const CellBrush &brush, const QColor &colour, double width)
{
    return {colour, std::max(0.6, width * brush.radius()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void strewTufts(const CellBrush &brush, const CellPlace &place)
{
    const double size = 0.1 * brush.radius();
    QList<QLineF> blades;
    for (const QPointF at : pointsOn(place, 1)) {
        blades << QLineF(at, at + QPointF(-0.6, -0.8) * size) << QLineF(at, at + QPointF(0, -1.2) * size)
               << QLineF(at, at + QPointF(0.6, -0.8) * size);
    }
    const Theme &theme = brush.theme();
    brush.painter.setPen(finePen(brush, faint(mixed(theme.growth, theme.ink, 0.2), 0.62), 0.028));
    brush.painter.drawLines(blades);
}

void strewTrees(const CellBrush &brush, const CellPlace &place)
{
    const Theme &theme = brush.theme();
    const QColor leaves = theme.dark ? QColor(0x55, 0x73, 0x4b) : QColor(0x7d, 0x98, 0x5c);
    const QColor needles = theme.dark ? QColor(0x41, 0x63, 0x4e) : QColor(0x62, 0x83, 0x59);
    const QColor line = theme.dark ? mixed(theme.parchment, Qt::black, 0.65) : theme.ink;
    QPainter &painter = brush.painter;
    Scatter scatter(place.seed + 1);
    for (const QPointF at : pointsOn(place, 2)) {
        const double size = brush.radius() * (0.13 + 0.05 * scatter.next());
        painter.setPen(finePen(brush, faint(line, 0.8), 0.026));
        painter.drawLine(at, at - QPointF(0, 0.7 * size));
        if (scatter.next() < 0.36) {
            painter.setBrush(needles);
            painter.drawPolygon(QPolygonF({at + QPointF(-0.62, -0.4) * size, at + QPointF(0, -2.1) * size,
                                           at + QPointF(0.62, -0.4) * size}));
        } else {
            painter.setBrush(leaves);
            painter.drawEllipse(at - QPointF(0, 1.15 * size), 0.74 * size, 0.7 * size);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

/// Patches of ploughed land.
void strewFurrows(const CellBrush &brush, const CellPlace &place)
{
    QList<QLineF> furrows;
    Scatter scatter(place.seed + 2);
    const double size = 0.15 * brush.radius();
    for (const QPointF at : pointsOn(place, 1, 0.9)) {
        const double angle = std::floor(scatter.next() * 3) * 0.8 - 0.6;
        const QPointF along(std::cos(angle), std::sin(angle));
        const QPointF across(-along.y(), along.x());
        for (int i = -1; i <= 1; ++i) {
            const QPointF middle = at + across * (i * 0.62 * size);
            furrows << QLineF(middle - along * size, middle + along * size);
        }
    }
    const Theme &theme = brush.theme();
    brush.painter.setPen(
        finePen(brush, faint(mixed(theme.trail, theme.choosable, 0.3), theme.dark ? 0.5 : 0.55), 0.032));
    brush.painter.drawLines(furrows);
}

void strewMounds(const CellBrush &brush, const CellPlace &place)
{
    const Theme &theme = brush.theme();
    QPainterPath mounds;
    QList<QLineF> shades;
    const double size = 0.24 * brush.radius();
    for (const QPointF at : pointsOn(place, 1, 0.9)) {
        mounds.moveTo(at + QPointF(-size, 0));
        mounds.cubicTo(at + QPointF(-0.6, -0.95) * size, at + QPointF(0.6, -0.95) * size,
                       at + QPointF(size, 0));
        for (const double x : {0.25, 0.5, 0.75})
            shades << QLineF(at + QPointF(x, -0.56 * (1 - x * x) - 0.02) * size,
                             at + QPointF(x + 0.06, -0.04) * size);
    }
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(finePen(brush, faint(theme.dark ? theme.stone : theme.ink, 0.6), 0.032));
    brush.painter.drawPath(mounds);
    brush.painter.setPen(finePen(brush, faint(theme.dark ? theme.stone : theme.ink, 0.4), 0.022));
    brush.painter.drawLines(shades);
}

void strewPeaks(const CellBrush &brush, const CellPlace &place)
{
    const Theme &theme = brush.theme();
    const QColor line = theme.dark ? mixed(theme.stone, theme.parchment, 0.1) : theme.ink;
    const QColor lit = theme.dark ? QColor(0x77, 0x72, 0x6b) : QColor(0xef, 0xe9, 0xdd);
    const QColor shaded = theme.dark ? QColor(0x3a, 0x37, 0x35) : QColor(0xa6, 0x9b, 0x8f);
    QPainter &painter = brush.painter;
    Scatter scatter(place.seed + 3);
    const double radius = brush.radius();
    for (const QPointF shift : {QPointF(-0.34, -0.08), QPointF(0.36, 0.02), QPointF(0.02, 0.26)}) {
        const double size = radius * (0.34 + 0.1 * scatter.next());
        const QPointF foot =
            place.at + (shift + QPointF(scatter.next() - 0.5, scatter.next() - 0.5) * 0.12) * radius;
        const QPointF top = foot + QPointF((scatter.next() - 0.5) * 0.2, -1.15) * size;
        const QPointF left = foot + QPointF(-0.85, 0.12) * size;
        const QPointF right = foot + QPointF(0.85, 0.12) * size;
        const QPointF ridge = foot + QPointF(0.12, 0.12) * size;
        painter.setPen(Qt::NoPen);
        painter.setBrush(lit);
        painter.drawPolygon(QPolygonF({left, top, ridge}));
        painter.setBrush(shaded);
        painter.drawPolygon(QPolygonF({ridge, top, right}));
        painter.setPen(finePen(brush, faint(line, 0.85), 0.034));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({left, top, right}));
        painter.setPen(finePen(brush, faint(line, 0.45), 0.022));
        painter.drawPolyline(QPolygonF({top, (top * 0.55 + ridge * 0.45) + QPointF(0.06 * size, 0), ridge}));
    }
}

void strewReeds(const CellBrush &brush, const CellPlace &place)
{
    const Theme &theme = brush.theme();
    const double size = 0.15 * brush.radius();
    QList<QLineF> stalks;
    QList<QLineF> water;
    for (const QPointF at : pointsOn(place, 1, 0.92)) {
        water << QLineF(at + QPointF(-1.3, 0.15) * size, at + QPointF(1.3, 0.15) * size);
        for (const double x : {-0.45, 0.0, 0.45})
            stalks << QLineF(at + QPointF(x, 0) * size, at + QPointF(1.25 * x, -1.5 + std::abs(x)) * size);
    }
    brush.painter.setPen(
        finePen(brush, faint(mixed(colourOf(Terrain::Water, theme), theme.seat(1), 0.55), 0.75), 0.03));
    brush.painter.drawLines(water);
    brush.painter.setPen(finePen(brush, faint(mixed(theme.growth, theme.ink, 0.35), 0.75), 0.034));
    brush.painter.drawLines(stalks);
}

void strewDots(const CellBrush &brush, const CellPlace &place)
{
    QPolygonF dots;
    for (const QPointF at : pointsOn(place, 3))
        dots << at;
    brush.painter.setPen(finePen(brush, faint(brush.theme().trail, 0.7), 0.045));
    brush.painter.drawPoints(dots);
}

void strewWaves(const CellBrush &brush, const CellPlace &place)
{
    const Theme &theme = brush.theme();
    QPainterPath waves;
    const double size = 0.11 * brush.radius();
    Scatter scatter(place.seed + 4);
    for (const QPointF at : pointsOn(place, 1, 0.86)) {
        if (scatter.next() < 0.34)
            continue;
        waves.moveTo(at - QPointF(2 * size, 0));
        waves.quadTo(at + QPointF(-1, -1) * size, at);
        waves.quadTo(at + QPointF(1, -1) * size, at + QPointF(2 * size, 0));
    }
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(
        finePen(brush, faint(mixed(colourOf(Terrain::Water, theme), theme.seat(1), 0.6), 0.7), 0.03));
    brush.painter.drawPath(waves);
}

/// Rubble.
void strewStones(const CellBrush &brush, const CellPlace &place)
{
    const Theme &theme = brush.theme();
    const QColor ground = colourOf(place.terrain, theme);
    QPainter &painter = brush.painter;
    Scatter scatter(place.seed + 5);
    painter.setPen(finePen(brush, faint(Qt::black, theme.dark ? 0.75 : 0.62), 0.05));
    painter.setBrush(mixed(ground, theme.dark ? theme.stone : theme.paper, theme.dark ? 0.4 : 0.42));
    for (const QPointF at : pointsOn(place, 2, 0.7)) {
        const double size = brush.radius() * (0.13 + 0.07 * scatter.next());
        QPolygonF stone;
        constexpr int kCorners = 6;
        for (int i = 0; i < kCorners; ++i) {
            const double angle = (i + 0.6 * scatter.next()) * 6.283 / kCorners;
            stone << at
                    + QPointF(std::cos(angle), 0.8 * std::sin(angle)) * (size * (0.8 + 0.3 * scatter.next()));
        }
        painter.drawPolygon(stone);
    }
    painter.setBrush(Qt::NoBrush);
}

/// Bare rock has cracks.
void strewCracks(const CellBrush &brush, const CellPlace &place)
{
    QList<QLineF> cracks;
    Scatter scatter(place.seed + 6);
    const double size = 0.2 * brush.radius();
    for (const QPointF at : pointsOn(place, 1, 0.9)) {
        if (scatter.next() < 0.45)
            continue;
        const QPointF knee = at + QPointF(scatter.next() - 0.2, scatter.next() - 0.6) * size;
        cracks << QLineF(at, knee)
               << QLineF(knee, knee + QPointF(scatter.next(), scatter.next() - 0.5) * size);
    }
    brush.painter.setPen(finePen(brush, faint(Qt::black, brush.theme().dark ? 0.4 : 0.26), 0.03));
    brush.painter.drawLines(cracks);
}

void strew(const CellBrush &brush, const CellPlace &place)
{
    switch (place.strewn) {
    case Strewn::None:
        if (isStep(place.terrain) && place.terrain != Terrain::Heart)
            strewCracks(brush, place);
        return;
    case Strewn::Tufts:
        return strewTufts(brush, place);
    case Strewn::Trees:
        return strewTrees(brush, place);
    case Strewn::Furrows:
        return strewFurrows(brush, place);
    case Strewn::Mounds:
        return strewMounds(brush, place);
    case Strewn::Peaks:
        return strewPeaks(brush, place);
    case Strewn::Reeds:
        return strewReeds(brush, place);
    case Strewn::Dots:
        return strewDots(brush, place);
    case Strewn::Waves:
        return strewWaves(brush, place);
    case Strewn::Stones:
        return strewStones(brush, place);
    }
}

} // namespace

void paintStrewn(const CellBrush &brush)
{
    constexpr double kLegible = 8; ///< pixels: the radius of a cell
    if (brush.radius() * brush.scale < kLegible)
        return;
    std::vector<const CellPlace *> fromAbove;
    for (const CellPlace &place : brush.geometry.places) {
        if (brush.isSeen(place))
            fromAbove.push_back(&place);
    }
    std::ranges::stable_sort(fromAbove, {}, [](const CellPlace *place) { return place->at.y(); });
    for (const CellPlace *place : fromAbove)
        strew(brush, *place);
}

} // namespace merlon::canvas
