#include "editor/analysis/mark_painting.h"

#include "editor/canvas/links/link_lines.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

QPen penOf(const MarkBrush &brush, const QColor &colour, double pixels, Qt::PenStyle style = Qt::SolidLine)
{
    return {colour, pixels * brush.pixel, style, Qt::RoundCap, Qt::RoundJoin};
}

/// Two triangles that meet in a point: what all must pass.
void paintPinch(const MarkBrush &brush, QPointF at)
{
    const double size = 6 * brush.pixel;
    brush.painter.setPen(penOf(brush, brush.theme.paper, 1.2));
    brush.painter.setBrush(brush.theme.ink);
    for (const double side : {-1.0, 1.0})
        brush.painter.drawPolygon(
            QPolygonF({at, at + QPointF(side * size, -size), at + QPointF(side * size, size)}));
}

/// A disc with a sign that says “not equal”.
void paintUnequal(const MarkBrush &brush, QPointF at)
{
    const double unit = brush.pixel;
    brush.painter.setPen(penOf(brush, brush.theme.ink, 1.4));
    brush.painter.setBrush(brush.theme.choosable);
    brush.painter.drawEllipse(at, 8 * unit, 8 * unit);
    brush.painter.setPen(penOf(brush, brush.theme.onChoosable, 1.8));
    brush.painter.drawLine(at + QPointF(-4, -2) * unit, at + QPointF(4, -2) * unit);
    brush.painter.drawLine(at + QPointF(-4, 2) * unit, at + QPointF(4, 2) * unit);
    brush.painter.drawLine(at + QPointF(2.5, -5) * unit, at + QPointF(-2.5, 5) * unit);
}

void paintHatching(const MarkBrush &brush, const QPainterPath &place)
{
    constexpr double kApart = 7; ///< pixels
    const QRectF box = place.boundingRect();
    brush.painter.save();
    brush.painter.setClipPath(place, Qt::IntersectClip);
    brush.painter.setPen(penOf(brush, brush.theme.seat(0), 2));
    for (double at = box.left() - box.height(); at < box.right(); at += kApart * brush.pixel)
        brush.painter.drawLine(QPointF(at, box.bottom()), QPointF(at + box.height(), box.top()));
    brush.painter.restore();
    brush.painter.setPen(penOf(brush, brush.theme.seat(0), 2.4, Qt::DashLine));
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.drawPath(place);
}

void outline(const MarkBrush &brush, const QPainterPath &place, const QColor &colour, Qt::PenStyle style)
{
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(penOf(brush, brush.theme.paper, 6));
    brush.painter.drawPath(place);
    brush.painter.setPen(penOf(brush, colour, 3.4, style));
    brush.painter.drawPath(place);
}

/// The direction of a line at its middle.
QPointF directionOf(const QPolygonF &line, QPointF at)
{
    QPointF direction(1, 0);
    double nearest = std::numeric_limits<double>::max();
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF part(line[i - 1], line[i]);
        const double away = QLineF(part.center(), at).length() - part.length() / 2;
        if (part.length() > 0 && away < nearest) {
            nearest = away;
            direction = (part.p2() - part.p1()) / part.length();
        }
    }
    return direction;
}

void paintHead(const MarkBrush &brush, QPointF tip, QPointF direction, double pixels)
{
    const double size = pixels * brush.pixel;
    const QPointF across(-direction.y(), direction.x());
    brush.painter.drawPolygon(QPolygonF(
        {tip, tip - direction * size + across * size * 0.5, tip - direction * size - across * size * 0.5}));
}

void paintWay(const MarkBrush &brush, const QPolygonF &line, int weight)
{
    const double width = std::min(4.0 + 0.45 * weight, 13.0);
    brush.painter.setPen(penOf(brush, brush.theme.paper, width + 3));
    brush.painter.drawPolyline(line);
    brush.painter.setPen(penOf(brush, brush.theme.growth, width));
    brush.painter.drawPolyline(line);
    const QPointF middle = knotOf(line);
    const QPointF direction = directionOf(line, middle);
    brush.painter.setPen(penOf(brush, brush.theme.paper, 1.2));
    brush.painter.setBrush(brush.theme.ink);
    paintHead(brush, middle + direction * (8 + width / 2) * brush.pixel, direction, 11 + width * 0.6);
}

/// The line faintly, and a cross over it.
void paintCut(const MarkBrush &brush, const QPolygonF &line)
{
    brush.painter.setPen(penOf(brush, brush.theme.paper, 6));
    brush.painter.drawPolyline(line);
    brush.painter.setPen(penOf(brush, brush.theme.seat(0), 3, Qt::DashLine));
    brush.painter.drawPolyline(line);
    const QPointF middle = knotOf(line);
    const double size = 9 * brush.pixel;
    for (const auto &[colour, width] :
         {std::pair(brush.theme.paper, 8.0), std::pair(brush.theme.seat(0), 4.5)}) {
        brush.painter.setPen(penOf(brush, colour, width));
        brush.painter.drawLine(middle - QPointF(size, size), middle + QPointF(size, size));
        brush.painter.drawLine(middle - QPointF(size, -size), middle + QPointF(size, -size));
    }
}

/// Both reaches lie side by side: dashes with an arrow, and a row of balls.
void paintRay(const MarkBrush &brush, const QPolygonF &line, MarkStyle reach)
{
    const bool isFar = reach == MarkStyle::FarReach;
    constexpr double kAside = 5; ///< pixels
    const QPointF whole = line.last() - line.first();
    const double length = std::max(QLineF(line.first(), line.last()).length(), brush.pixel);
    const QPointF direction = whole / length;
    const QPointF aside = QPointF(-direction.y(), direction.x()) * (isFar ? kAside : -kAside) * brush.pixel;
    const QPointF from = line.first() + aside;
    const QPointF to = line.last() + aside - direction * 14 * brush.pixel;
    if (isFar) {
        brush.painter.setPen(penOf(brush, brush.theme.paper, 1));
        brush.painter.setBrush(brush.theme.ink);
        const double away = QLineF(from, to).length();
        for (double at = 0; at < away; at += 11 * brush.pixel)
            brush.painter.drawEllipse(from + direction * at, 3.2 * brush.pixel, 3.2 * brush.pixel);
        return;
    }
    brush.painter.setPen(penOf(brush, brush.theme.paper, 5));
    brush.painter.drawLine(from, to);
    QPen dashes = penOf(brush, brush.theme.seat(1), 2.6, Qt::DashLine);
    dashes.setCapStyle(Qt::FlatCap);
    brush.painter.setPen(dashes);
    brush.painter.drawLine(from, to);
    brush.painter.setPen(penOf(brush, brush.theme.paper, 1));
    brush.painter.setBrush(brush.theme.seat(1));
    paintHead(brush, to + direction * 6 * brush.pixel, direction, 13);
}

} // namespace

void paintOnPlace(const MarkBrush &brush, MarkStyle style, const QPainterPath &place)
{
    const QRectF box = place.boundingRect();
    const QPointF corner = box.center() + QPointF(-box.width(), -box.height()) * 0.36;
    const QPointF sign = place.contains(corner) ? corner : box.center(); // the place may lie aslant
    switch (style) {
    case MarkStyle::Narrow:
        outline(brush, place, brush.theme.ink, Qt::SolidLine);
        return paintPinch(brush, sign);
    case MarkStyle::Cut:
    case MarkStyle::Lacking:
        return paintHatching(brush, place);
    case MarkStyle::Different:
        outline(brush, place, brush.theme.choosable, Qt::DashDotLine);
        return paintUnequal(brush, sign);
    case MarkStyle::Way:
    case MarkStyle::Reach:
    case MarkStyle::FarReach:
        return outline(brush, place, brush.theme.growth, Qt::DotLine);
    case MarkStyle::Figure:
    case MarkStyle::Poor:
        return; // their plates say it
    }
}

void paintAlong(const MarkBrush &brush, const Mark &mark, const QPolygonF &line)
{
    if (line.size() < 2)
        return;
    brush.painter.setBrush(Qt::NoBrush);
    switch (mark.style) {
    case MarkStyle::Reach:
    case MarkStyle::FarReach:
        return paintRay(brush, line, mark.style);
    case MarkStyle::Cut:
        return paintCut(brush, line);
    case MarkStyle::Lacking:
        brush.painter.setPen(penOf(brush, brush.theme.paper, 6));
        brush.painter.drawPolyline(line);
        brush.painter.setPen(penOf(brush, brush.theme.seat(0), 3, Qt::DashLine));
        brush.painter.drawPolyline(line);
        return;
    case MarkStyle::Different:
        brush.painter.setPen(penOf(brush, brush.theme.choosable, 4, Qt::DashDotLine));
        brush.painter.drawPolyline(line);
        return paintUnequal(brush, knotOf(line));
    case MarkStyle::Way:
    case MarkStyle::Narrow:
    case MarkStyle::Figure:
    case MarkStyle::Poor:
        return paintWay(brush, line, mark.weight);
    }
}

void paintPlate(const MarkBrush &brush, MarkStyle style, QPointF centre, const QString &text)
{
    const bool isPoor = style == MarkStyle::Poor;
    QPainter &painter = brush.painter;
    painter.save();
    painter.translate(centre);
    painter.scale(brush.pixel, brush.pixel);
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font, painter.device());
    const double height = metrics.height() * 1.2;
    const double width = std::max(metrics.horizontalAdvance(text) + 0.7 * height, height * 1.15);
    const QRectF box(-width / 2, -height / 2, width, height);
    painter.setPen(QPen(isPoor ? brush.theme.paper : brush.theme.ink, 1.6));
    painter.setBrush(isPoor ? brush.theme.seat(0) : brush.theme.paper);
    if (isPoor) // pointed on both sides
        painter.drawPolygon(
            QPolygonF({box.topLeft(), box.topRight(), QPointF(box.right() + height * 0.4, 0),
                       box.bottomRight(), box.bottomLeft(), QPointF(box.left() - height * 0.4, 0)}));
    else
        painter.drawRoundedRect(box, height * 0.3, height * 0.3);
    painter.setPen(isPoor ? brush.theme.paper : brush.theme.ink);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace merlon
