#include "core/canvas/scene/motion/line_distance.h"

#include <QLineF>

#include <algorithm>

namespace merlon::canvas {

double distanceTo(std::span<const QPointF> line, QPointF point)
{
    double nearest = 1e9;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const double length = QPointF::dotProduct(step, step);
        const double part =
            length > 0 ? std::clamp(QPointF::dotProduct(point - line[i - 1], step) / length, 0.0, 1.0) : 0.0;
        nearest = std::min(nearest, QLineF(point, line[i - 1] + step * part).length());
    }
    return nearest;
}

} // namespace merlon::canvas
