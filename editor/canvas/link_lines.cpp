#include "editor/canvas/link_lines.h"

#include <QLineF>

#include <algorithm>

namespace merlon {

QPointF knotOf(const QPolygonF &line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += QLineF(line[i - 1], line[i]).length();
    double left = length / 2;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF step(line[i - 1], line[i]);
        if (step.length() >= left && step.length() > 0)
            return step.pointAt(left / step.length());
        left -= step.length();
    }
    return line.isEmpty() ? QPointF() : line.last();
}

double distanceTo(const QPolygonF &line, QPointF point)
{
    double nearest = 1e9;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const double length = QPointF::dotProduct(step, step);
        const double part =
            length > 0 ? std::clamp(QPointF::dotProduct(point - line[i - 1], step) / length, 0.0, 1.0) : 0;
        nearest = std::min(nearest, QLineF(point, line[i - 1] + step * part).length());
    }
    return nearest;
}

std::size_t bendBefore(const QPolygonF &bends, QPointF point)
{
    std::size_t best = 0;
    double nearest = 1e9;
    for (qsizetype i = 1; i < bends.size(); ++i) {
        const double away = distanceTo({bends[i - 1], bends[i]}, point);
        if (away < nearest) {
            nearest = away;
            best = static_cast<std::size_t>(i - 1);
        }
    }
    return best;
}

} // namespace merlon
