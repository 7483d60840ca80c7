#include "editor/canvas/links/link_lines.h"

#include "core/canvas/scene/motion/line_distance.h"

#include <QLineF>

#include <algorithm>
#include <array>

namespace merlon {

namespace {

double lengthOf(const QPolygonF &line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += QLineF(line[i - 1], line[i]).length();
    return length;
}

QPointF pointAt(const QPolygonF &line, double away)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF step(line[i - 1], line[i]);
        if (step.length() >= away && step.length() > 0)
            return step.pointAt(away / step.length());
        away -= step.length();
    }
    return line.isEmpty() ? QPointF() : line.last();
}

/// How far along the line a shape reaches that it begins in; at most its half.
double reachOf(const QPainterPath &shape, const QPolygonF &line, double half)
{
    constexpr int kHalvings = 8;
    double inside = 0;
    double outside = half;
    if (shape.contains(pointAt(line, half)))
        return half;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (inside + outside) / 2;
        (shape.contains(pointAt(line, middle)) ? inside : outside) = middle;
    }
    return outside;
}

/// The part of the line between two distances from its beginning.
QPolygonF partOf(const QPolygonF &line, double from, double to)
{
    QPolygonF part {pointAt(line, from)};
    double away = 0;
    for (qsizetype i = 1; i + 1 < line.size(); ++i) {
        away += QLineF(line[i - 1], line[i]).length();
        if (away > from && away < to)
            part << line[i];
    }
    return part << pointAt(line, to);
}

} // namespace

QPointF knotOf(const QPolygonF &line)
{
    return pointAt(line, lengthOf(line) / 2);
}

QPolygonF betweenShapes(const QPolygonF &line, const QPainterPath &from, const QPainterPath &to)
{
    constexpr double kShortest = 14;
    const double length = lengthOf(line);
    const QPolygonF back(QList<QPointF>(line.rbegin(), line.rend()));
    const double begin = reachOf(from, line, length / 2);
    const double end = length - reachOf(to, back, length / 2);
    if (end - begin >= kShortest)
        return partOf(line, begin, end);
    const double around = std::min(length, kShortest) / 2;
    return partOf(line, length / 2 - around, length / 2 + around);
}

std::pair<QPointF, QPointF> nearEndsOf(const QPolygonF &line, double away)
{
    const double length = lengthOf(line);
    const double inwards = std::min(away, length / 4);
    return {pointAt(line, inwards), pointAt(line, length - inwards)};
}

QPointF nearestOn(const QPolygonF &line, QPointF point)
{
    QPointF nearest = line.isEmpty() ? point : line.first();
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF way = line[i] - line[i - 1];
        const double square = QPointF::dotProduct(way, way);
        const double share = square > 0 ? QPointF::dotProduct(point - line[i - 1], way) / square : 0;
        const QPointF there = line[i - 1] + way * std::clamp(share, 0.0, 1.0);
        if (QLineF(there, point).length() < QLineF(nearest, point).length())
            nearest = there;
    }
    return nearest;
}

std::size_t bendBefore(const QPolygonF &bends, QPointF point)
{
    std::size_t best = 0;
    double nearest = 1e9;
    for (qsizetype i = 1; i < bends.size(); ++i) {
        const double away = canvas::distanceTo(std::array {bends[i - 1], bends[i]}, point);
        if (away < nearest) {
            nearest = away;
            best = static_cast<std::size_t>(i - 1);
        }
    }
    return best;
}

} // namespace merlon
