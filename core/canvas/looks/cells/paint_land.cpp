#include "core/canvas/art/keeps_lines.h"
#include "core/canvas/looks/cells/cell_painters.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/looks/ground/scatter.h"

#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace merlon::canvas {

namespace {

constexpr double kRim = 0.13; ///< of a cell's radius: the beach

QPen roundPen(const QColor &colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// The pieces of a path that come near an area: where one cell is drawn again, the coast of the whole board need not be.
QPainterPath nearPieces(const QPainterPath &path, const QRectF &area)
{
    QPainterPath pieces;
    QPointF here;
    bool isDrawing = false;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        const bool isCurve = element.isCurveTo();
        const QPointF end = isCurve ? path.elementAt(i + 2) : element;
        QPolygonF hull {here, element, end};
        if (isCurve)
            hull << QPointF(path.elementAt(i + 1));
        const bool isNear =
            !element.isMoveTo() && hull.boundingRect().adjusted(-1, -1, 1, 1).intersects(area);
        if (isNear && !isDrawing)
            pieces.moveTo(here);
        if (isNear && isCurve)
            pieces.cubicTo(element, path.elementAt(i + 1), end);
        else if (isNear)
            pieces.lineTo(end);
        isDrawing = isNear;
        here = end;
        i += isCurve ? 2 : 0;
    }
    return pieces;
}

void stroke(const CellBrush &brush, const QPainterPath &path, const QColor &colour, double width)
{
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(roundPen(colour, width));
    const QRectF seen = brush.visible.adjusted(-width, -width, width, width);
    const bool isWhole = brush.visible.isEmpty() || seen.contains(path.boundingRect());
    brush.painter.drawPath(isWhole ? path : nearPieces(path, seen));
}

void fill(const CellBrush &brush, const QPainterPath &path, const QColor &colour)
{
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(colour);
    brush.painter.drawPath(path);
}

QPainterPath straightCoast(const CellBrush &brush)
{
    QPainterPath path;
    for (const QPolygonF &coast : brush.geometry.coasts) {
        path.addPolygon(coast);
        path.closeSubpath();
    }
    return path;
}

/// Lines about the coast, as old maps have them, brighter towards the shore.
void paintSea(const CellBrush &brush, const QRectF &sheet)
{
    const Theme &theme = brush.theme();
    const QColor sea = colourOf(Terrain::Water, theme);
    const QColor wave = theme.dark ? mixed(sea, theme.seat(1), 0.55) : mixed(sea, theme.seat(1), 0.42);
    const QColor shallow = theme.dark ? mixed(sea, theme.seat(1), 0.16) : mixed(sea, theme.paper, 0.32);
    brush.painter.fillRect(sheet, faint(sea, theme.dark ? 0.94 : 0.86));
    const QPainterPath &coast = brush.geometry.land;
    constexpr std::array kWaves {1.0, 0.66, 0.38};
    const double line = 1.3 / std::max(0.6, brush.scale);
    for (std::size_t i = 0; i < kWaves.size(); ++i) {
        const double width = 2 * std::min(kWaves[i] * brush.radius(), kWaves[i] * 58);
        const double nearness = static_cast<double>(i + 1) / kWaves.size();
        stroke(brush, coast, mixed(sea, wave, 0.3 + 0.5 * nearness), width + line);
        stroke(brush, coast, mixed(sea, shallow, nearness), width - line);
    }
}

/// Strokes down the slope around the mountain.
void paintCliffs(const CellBrush &brush)
{
    const Theme &theme = brush.theme();
    const QColor rock = theme.dark ? QColor(0, 0, 0) : mixed(theme.ink, theme.stone, 0.25);
    const QPainterPath coast = straightCoast(brush);
    for (const double width : {1.5, 0.9, 0.45})
        stroke(brush, coast, faint(rock, theme.dark ? 0.22 : 0.12), width * brush.radius());
    QList<QLineF> strokes;
    for (const QPolygonF &line : brush.geometry.coasts) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QLineF side(line[i], line[(i + 1) % line.size()]);
            Scatter scatter(
                mixedBits(static_cast<std::uint32_t>(std::lround(side.x1() * 31 + side.y1() * 17))));
            const QPointF out = QPointF(side.dy(), -side.dx()) / std::max(1e-9, side.length());
            const double apart = std::max(2.4 / brush.scale, 0.11 * brush.radius());
            for (double at = 0; at < side.length(); at += apart * (0.7 + 0.6 * scatter.next())) {
                const QPointF foot = side.pointAt(at / side.length());
                const QPointF aslant = QPointF(-out.y(), out.x()) * (scatter.next() - 0.5);
                strokes << QLineF(
                    foot, foot + (out + aslant * 0.7) * brush.radius() * (0.3 + 0.5 * scatter.next()));
            }
        }
    }
    brush.painter.setPen(roundPen(faint(theme.dark ? mixed(theme.stone, Qt::black, 0.3) : theme.ink, 0.62),
                                  std::min(1.3, 0.045 * brush.radius())));
    brush.painter.drawLines(strokes);
}

void paintEdgeOfParchment(const CellBrush &brush)
{
    const QPainterPath coast = straightCoast(brush);
    const QColor shade = brush.theme().dark ? QColor(0, 0, 0) : brush.theme().trail;
    for (const double width : {0.9, 0.6, 0.34})
        stroke(brush, coast, faint(shade, 0.12), width * brush.radius());
}

/// The beach, or the foot of the rock.
void paintRim(const CellBrush &brush)
{
    const Theme &theme = brush.theme();
    const CellGeometry &geometry = brush.geometry;
    const double rim = 2 * kRim * brush.radius();
    const double ink = 2 * std::clamp(0.035 * brush.radius(), 0.8, 1.8);
    const QColor line = theme.dark ? mixed(theme.parchment, Qt::black, 0.72) : theme.ink;
    if (geometry.around == Surroundings::Cliffs) {
        stroke(brush, geometry.land, line, 0.8 * rim);
        return;
    }
    stroke(brush, geometry.land, line, rim + ink);
    stroke(brush, geometry.land, colourOf(Terrain::Sand, theme), rim);
}

void paintLakes(const CellBrush &brush)
{
    const CellGeometry &geometry = brush.geometry;
    if (geometry.water.isEmpty())
        return;
    const Theme &theme = brush.theme();
    const QColor water = colourOf(Terrain::Water, theme);
    if (geometry.around != Surroundings::Sea) {
        stroke(brush, geometry.water, theme.dark ? mixed(theme.parchment, Qt::black, 0.6) : theme.ink,
               2 * kRim * brush.radius());
        fill(brush, geometry.water, water);
    }
}

/// Rock over darker rock: an edge that throws a shadow and is lit from above.
void paintStep(const CellBrush &brush, const CellRegion &region)
{
    const Theme &theme = brush.theme();
    const QColor colour = colourOf(region.terrain, theme);
    const double depth = 0.09 * brush.radius();
    stroke(brush, region.area.translated(0, depth), faint(Qt::black, theme.dark ? 0.34 : 0.24),
           0.3 * brush.radius());
    fill(brush, region.area, colour);
    stroke(brush, region.area, faint(Qt::black, theme.dark ? 0.6 : 0.5),
           std::max(0.8, 0.07 * brush.radius()));
    stroke(brush, region.area.translated(0, depth * 0.8),
           faint(mixed(colour, Qt::white, 0.5), theme.dark ? 0.16 : 0.3),
           std::max(0.6, 0.05 * brush.radius()));
}

/// Colours run into each other where land of two kinds meets.
void paintRegions(const CellBrush &brush)
{
    const Theme &theme = brush.theme();
    const CellGeometry &geometry = brush.geometry;
    fill(brush, geometry.land, colourOf(Terrain::Land, theme));
    const bool isVector = keepsLines(brush.painter); // not every file can be clipped to a path
    brush.painter.save();
    if (!isVector)
        brush.painter.setClipPath(geometry.land, Qt::IntersectClip);
    const auto isSoft = [](const CellRegion &region) { return !isStep(region.terrain); };
    for (const CellRegion &region : geometry.regions) {
        if (isSoft(region) && !isVector)
            stroke(brush, region.area, colourOf(region.terrain, theme), 0.4 * brush.radius());
    }
    for (const CellRegion &region : geometry.regions) {
        if (isSoft(region))
            fill(brush, region.area, colourOf(region.terrain, theme));
    }
    for (const CellRegion &region : geometry.regions) {
        if (!isSoft(region))
            continue;
        if (!isVector) {
            for (const double width : {0.5, 0.28})
                stroke(brush, region.area, faint(colourOf(region.terrain, theme), 0.26),
                       width * brush.radius());
        }
        stroke(brush, region.area, faint(theme.ink, 0.16), 1);
    }
    for (const CellRegion &region : geometry.regions) {
        if (!isSoft(region))
            paintStep(brush, region);
    }
    brush.painter.restore();
}

/// Dashes along hexagons; of squares the corners are enough to count by.
void paintBorders(const CellBrush &brush)
{
    if (brush.radius() * brush.scale < 4)
        return;
    const bool isSquare = brush.geometry.grid.shape == CellShape::Square;
    QList<QLineF> dashes;
    for (const QLineF &border : brush.geometry.borders) {
        if (!brush.GroundBrush::isSeen(QRectF(border.p1(), border.p2()).normalized(), 2))
            continue;
        if (isSquare) {
            dashes << QLineF(border.p1(), border.pointAt(0.2)) << QLineF(border.pointAt(0.8), border.p2());
            continue;
        }
        constexpr int kDashes = 5;
        for (int i = 0; i < kDashes; ++i)
            dashes << QLineF(border.pointAt((i + 0.22) / kDashes), border.pointAt((i + 0.78) / kDashes));
    }
    const double width = std::clamp(0.028 * brush.radius(), 0.7, 1.4);
    brush.painter.setPen(QPen(faint(brush.theme().ink, brush.theme().dark ? 0.36 : 0.42), width));
    brush.painter.drawLines(dashes);
}

/// Light about what shines.
void paintLight(const CellBrush &brush)
{
    if (!blendsGradients(brush.painter))
        return;
    for (const CellRegion &region : brush.geometry.regions) {
        if (region.terrain != Terrain::Heart)
            continue;
        const QRectF box = region.area.boundingRect();
        const double reach = std::max(box.width(), box.height()) / 2 + 5 * brush.radius();
        QRadialGradient light(box.center(), reach);
        const QColor gold = colourOf(Terrain::Heart, brush.theme());
        light.setColorAt(0, faint(gold, 0.75));
        light.setColorAt(0.3, faint(gold, 0.3));
        light.setColorAt(1, faint(gold, 0));
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(light);
        brush.painter.drawEllipse(box.center(), reach, reach);
    }
}

void paintArrowhead(const CellBrush &brush, QPointF from, QPointF to)
{
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length <= 0)
        return;
    const QPointF along = (to - from) / length;
    const QPointF across(-along.y(), along.x());
    const QPointF tip = to - along * (0.35 * brush.radius());
    const QPointF back = tip - along * (0.3 * brush.radius());
    brush.painter.drawPolygon(
        QPolygonF({tip, back + across * (0.16 * brush.radius()), back - across * (0.16 * brush.radius())}));
}

/// A row of palings along a side that nobody can cross.
void paintBarriers(const CellBrush &brush)
{
    const Theme &theme = brush.theme();
    const double width = std::max(1.6, 0.09 * brush.radius());
    QList<QLineF> lines;
    QList<QLineF> palings;
    for (const QLineF &barrier : brush.geometry.barriers) {
        lines << barrier;
        const QPointF across = QPointF(-barrier.dy(), barrier.dx()) / std::max(1e-9, barrier.length());
        constexpr int kPalings = 5;
        for (int i = 0; i < kPalings; ++i) {
            const QPointF at = barrier.pointAt((i + 0.5) / kPalings);
            palings << QLineF(at - across * (1.1 * width), at + across * (1.1 * width));
        }
    }
    brush.painter.setPen(roundPen(theme.dark ? mixed(theme.parchment, Qt::black, 0.6) : theme.ink, width));
    brush.painter.drawLines(lines);
    brush.painter.setPen(roundPen(theme.trail, 0.6 * width));
    brush.painter.drawLines(palings);
}

/// What a cell counts: side by side, more than two in two rows, each on a light spot.
void paintLying(const CellBrush &brush, const CellPlace &place)
{
    const qsizetype count = place.lying.size();
    if (count == 0)
        return;
    const double size = (count == 1 ? 1.3 : 0.92) * brush.radius();
    const qsizetype rows = count > 2 ? 2 : 1;
    const qsizetype perRow = (count + rows - 1) / rows;
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype row = i / perRow;
        const qsizetype inRow = std::min(perRow, count - row * perRow);
        const QPointF away(static_cast<double>(i % perRow) - static_cast<double>(inRow - 1) / 2,
                           static_cast<double>(row) - static_cast<double>(rows - 1) / 2);
        const QPointF at = place.at + away * size;
        if (!brush.art.has(place.lying[i]))
            continue;
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(faint(brush.theme().parchment, 0.55));
        brush.painter.drawEllipse(at, size * 0.54, size * 0.54);
        brush.art.paint(brush.painter, place.lying[i],
                        QRectF(at - QPointF(size, size) / 2, QSizeF(size, size)));
    }
}

} // namespace

void paintSurroundings(const CellBrush &brush, const QRectF &sheet)
{
    switch (brush.geometry.around) {
    case Surroundings::Sea:
        return paintSea(brush, sheet);
    case Surroundings::Cliffs:
        return paintCliffs(brush);
    case Surroundings::Parchment:
        return paintEdgeOfParchment(brush);
    }
}

void paintLand(const CellBrush &brush)
{
    paintLakes(brush);
    paintRim(brush);
    paintRegions(brush);
    paintStrewn(brush);
    paintBorders(brush);
    paintLight(brush);
}

void paintLines(const CellBrush &brush)
{
    const Theme &theme = brush.theme();
    QPainterPath trails;
    for (const CellLine &line : brush.geometry.lines) {
        if (line.points.size() > 1)
            trails.addPolygon(QPolygonF(QList<QPointF>(line.points.begin(), line.points.end())));
    }
    const double width = 0.16 * brush.radius();
    stroke(brush, trails, faint(mixed(theme.trail, theme.ink, 0.5), 0.7), width * 1.35);
    stroke(brush, trails, mixed(theme.parchment, theme.trail, 0.35), width);
    QPen dashes(faint(theme.ink, 0.6), std::max(1.0, 0.14 * width), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({5, 4});
    brush.painter.setPen(dashes);
    brush.painter.drawPath(trails);
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(theme.ink);
    for (const CellLine &line : brush.geometry.lines) {
        if (line.isDirected && line.points.size() > 1)
            paintArrowhead(brush, line.points[line.points.size() - 2], line.points.back());
    }
    paintBarriers(brush);
}

void paintFigures(const CellBrush &brush)
{
    constexpr double kLegible = 7; ///< pixels: the radius of a cell
    if (brush.radius() * brush.scale < kLegible)
        return;
    for (const CellPlace &place : brush.geometry.places) {
        if (!brush.isSeen(place))
            continue;
        paintLying(brush, place);
        if (!place.art.isEmpty()) {
            const bool isNamed = brush.geometry.isNamed; // then the name is below it
            const double size = (isNamed ? 0.88 : 1.44) * brush.radius();
            const QPointF middle = place.at - QPointF(0, isNamed ? 0.25 * brush.radius() : 0);
            brush.art.paint(brush.painter, place.art,
                            QRectF(middle - QPointF(size, size) / 2, QSizeF(size, size)));
        }
        if (!place.label.isEmpty() && brush.radius() * brush.scale >= 2 * kLegible)
            paintFigure(brush, place.label, place.at - QPointF(0, 0.72 * brush.radius()),
                        0.19 * brush.radius());
    }
}

} // namespace merlon::canvas
