#include "core/canvas/art/keeps_lines.h"
#include "core/canvas/looks/siege/ground/siege_painters.h"

#include <QRadialGradient>

#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

QColor earthOf(const Theme &theme)
{
    return mixed(theme.parchment, theme.trail, theme.dark ? 0.42 : 0.6);
}

QColor lineOf(const Theme &theme)
{
    return theme.dark ? mixed(theme.parchment, Qt::black, 0.5) : theme.ink;
}

QPainterPath pathOf(const std::vector<QPointF> &line)
{
    QPainterPath path;
    path.moveTo(line.front());
    for (std::size_t i = 1; i < line.size(); ++i)
        path.lineTo(line[i]);
    return path;
}

/// All trails that are seen, some at a time: trails of one path do not darken each other where they cross, but a path
/// of thousands takes seconds.
std::vector<QPainterPath> bundlesOf(const SiegeBrush &brush)
{
    constexpr int kMost = 64;
    std::vector<QPainterPath> bundles(1);
    int trails = 0;
    for (const std::vector<QPointF> &trail : brush.geometry.trails) {
        if (trail.empty() || !brush.isSeen(boxOf(trail), kTrailWidth * brush.unit()))
            continue;
        if (++trails % kMost == 0)
            bundles.emplace_back();
        bundles.back().addPath(pathOf(trail));
    }
    return bundles;
}

/// Where a trail is hardly seen it is straight.
QList<QLineF> tinyTrails(const SiegeBrush &brush)
{
    QList<QLineF> lines;
    for (const std::vector<QPointF> &trail : brush.geometry.trails) {
        if (!trail.empty() && brush.isSeen(boxOf(trail), kTrailWidth * brush.unit()))
            lines << QLineF(trail.front(), trail.back());
    }
    return lines;
}

void drawAll(QPainter &painter, const std::vector<QPainterPath> &paths)
{
    for (const QPainterPath &path : paths)
        painter.drawPath(path);
}

/// An arrowhead a little before the end of a trail.
void paintArrowhead(const SiegeBrush &brush, const std::vector<QPointF> &trail)
{
    const PointOnLine end = pointOnLine(trail, 0.93);
    const double size = 9 * brush.unit();
    const QPointF across(-end.direction.y(), end.direction.x());
    const QPointF tip = end.point + end.direction * size;
    const QPointF back = end.point - end.direction * (size * 0.5);
    QPainterPath head(tip);
    head.lineTo(back + across * (size * 0.66));
    head.lineTo(back + end.direction * (size * 0.35));
    head.lineTo(back - across * (size * 0.66));
    head.closeSubpath();
    brush.painter.drawPath(head);
}

/// Short strokes down the slope of a bank, between its outer and its inner edge.
void paintSlope(const SiegeBrush &brush, const QPolygonF &outer, QPointF middle)
{
    constexpr int kStrokes = 6;
    for (qsizetype side = 0; side + 1 < outer.size(); ++side) {
        for (int i = 0; i <= kStrokes; ++i) {
            const double part = static_cast<double>(i) / kStrokes;
            const QPointF edge = outer[side] + (outer[side + 1] - outer[side]) * part;
            const double depth = i % 2 == 0 ? 0.16 : 0.1;
            brush.painter.drawLine(edge + (middle - edge) * 0.03, edge + (middle - edge) * depth);
        }
    }
}

void paintTent(const SiegeBrush &brush, const QString &art, QPointF foot, double size)
{
    brush.art.paint(brush.painter, art, QRectF(foot.x() - size / 2, foot.y() - size * 0.85, size, size));
}

void paintCampGround(const SiegeBrush &brush, const SiegePlace &place)
{
    const Theme &theme = brush.theme();
    const QRectF box = place.shape.boundingRect();
    QRadialGradient ground(box.center(), box.width() / 2);
    const bool blends = blendsGradients(brush.painter);
    for (const auto &[at, share] : {std::pair {0.0, 0.75}, {0.8, 0.6}, {1.0, 0.35}})
        ground.setColorAt(
            at, blends ? faint(earthOf(theme), share) : mixed(theme.parchment, earthOf(theme), share));
    brush.painter.setBrush(ground);
    QPen border(faint(theme.ink, 0.75), 1.8 * brush.unit(), Qt::CustomDashLine, Qt::RoundCap);
    border.setDashPattern({0.1, 2.6});
    brush.painter.setPen(border);
    brush.painter.drawPath(place.shape);
}

} // namespace

void paintTrails(const SiegeBrush &brush)
{
    const Theme &theme = brush.theme();
    QPainter &painter = brush.painter;
    const double width = kTrailWidth * brush.unit();
    const QColor edge = mixed(theme.parchment, theme.trail, theme.dark ? 0.34 : 0.42);
    const QColor ground = mixed(theme.parchment, theme.trail, theme.dark ? 0.28 : 0.33);
    painter.setBrush(Qt::NoBrush);
    if (brush.isTiny(2 * kTrailWidth)) {
        painter.setPen(QPen(mixed(ground, edge, 0.3), width));
        painter.drawLines(tinyTrails(brush));
        return;
    }
    const std::vector<QPainterPath> bundles = bundlesOf(brush);
    painter.setPen(QPen(faint(edge, 0.55), width * 1.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    drawAll(painter, bundles);
    painter.setPen(QPen(ground, width * 0.85, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    drawAll(painter, bundles);
    QPen dashes(faint(theme.ink, 0.55), 1.5 * brush.unit(), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({5, 4});
    painter.setPen(dashes);
    drawAll(painter, bundles);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(theme.ink, 0.72));
    for (const std::vector<QPointF> &trail : brush.geometry.trails) {
        if (!trail.empty() && brush.isSeen(boxOf(trail), kTrailWidth * brush.unit()))
            paintArrowhead(brush, trail);
    }
}

void paintRampart(const SiegeBrush &brush, const SiegePlace &place)
{
    const Theme &theme = brush.theme();
    QPainter &painter = brush.painter;
    const QPolygonF outer = place.shape.toFillPolygon();
    const double unit = brush.unit();
    painter.setPen(Qt::NoPen);
    if (brush.isTiny(kRampartSize.width())) {
        painter.setBrush(earthOf(theme));
        painter.drawPolygon(outer);
        return;
    }
    painter.setBrush(faint(Qt::black, theme.dark ? 0.3 : 0.15));
    painter.drawPolygon(outer.translated(3 * unit, 5 * unit));
    painter.setPen(QPen(lineOf(theme), 1.6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mixed(earthOf(theme), theme.trail, 0.35));
    painter.drawPolygon(outer);
    painter.setPen(QPen(faint(lineOf(theme), 0.5), 1.1 * unit));
    paintSlope(brush, outer, place.at);
    const QTransform inwards = QTransform::fromTranslate(place.at.x(), place.at.y())
                                   .scale(0.8, 0.8)
                                   .translate(-place.at.x(), -place.at.y());
    QRadialGradient floor(place.at - QPointF(0, 10) * unit, kRampartSize.width() * 0.55 * unit);
    floor.setColorAt(0, mixed(earthOf(theme), theme.parchment, theme.dark ? 0.1 : 0.5));
    floor.setColorAt(1, mixed(earthOf(theme), theme.parchment, theme.dark ? 0.3 : 0.15));
    painter.setBrush(floor);
    painter.setPen(QPen(faint(lineOf(theme), 0.7), 1.1 * unit));
    painter.drawPolygon(inwards.map(outer));
}

void paintBarbicanRampart(const SiegeBrush &brush, const SiegePlace &place)
{
    paintRampart(brush, place);
    if (brush.isTiny(60))
        return;
    const double size = 52 * brush.unit();
    QRectF box(0, 0, size, size);
    box.moveCenter(place.at);
    brush.painter.setOpacity(0.42);
    brush.art.paint(brush.painter, u"siege/ram"_s, box);
    brush.painter.setOpacity(1);
}

void paintForeground(const SiegeBrush &brush, const SiegePlace &place)
{
    paintCampGround(brush, place);
    if (brush.isTiny(60))
        return;
    const double x = kForegroundSize.width() / 2 * brush.unit();
    const double y = kForegroundSize.height() / 2 * brush.unit();
    const double tent = 40 * brush.unit();
    for (const QPointF at : {QPointF(-0.62, -0.68), QPointF(0.62, -0.68), QPointF(0, -0.86)})
        paintTent(brush, u"siege/camp"_s, place.at + QPointF(at.x() * x, at.y() * y), tent);
    for (const QPointF at : {QPointF(-0.84, 0.62), QPointF(0.84, 0.62)})
        paintTent(brush, u"siege/camp"_s, place.at + QPointF(at.x() * x, at.y() * y), tent);
}

void paintMarauders(const SiegeBrush &brush, const SiegePlace &place)
{
    paintCampGround(brush, place);
    if (brush.isTiny(60))
        return;
    const double tent = 44 * brush.unit();
    const QSizeF half = kMaraudersSize * (brush.unit() / 2);
    paintTent(brush, u"siege/marauder-camp"_s, place.at - QPointF(0, half.height() * 0.62), tent);
}

void paintOther(const SiegeBrush &brush, const SiegePlace &place)
{
    brush.painter.setBrush(faint(brush.theme().paper, 0.6));
    brush.painter.setPen(QPen(faint(brush.theme().ink, 0.7), 1.5 * brush.unit()));
    brush.painter.drawPath(place.shape);
}

} // namespace merlon::canvas
