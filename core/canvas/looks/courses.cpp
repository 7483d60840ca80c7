#include "core/canvas/looks/courses.h"

#include <utility>

namespace merlon::canvas {

namespace {

constexpr int kCurveSteps = 14; ///< lines of a curve

void addCurve(std::vector<QPointF> &line, QPointF from, QPointF control, QPointF to)
{
    for (int i = 1; i <= kCurveSteps; ++i) {
        const double t = static_cast<double>(i) / kCurveSteps;
        line.push_back(from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t));
    }
}

} // namespace

std::vector<QPointF> curveThrough(const std::vector<QPointF> &corners)
{
    std::vector<QPointF> line;
    line.reserve(1 + (corners.size() - 2) * kCurveSteps);
    line.push_back(corners.front());
    QPointF from = corners.front();
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const bool last = i + 2 == corners.size();
        const QPointF to = last ? corners.back() : (corners[i] + corners[i + 1]) / 2;
        // The control point is pushed out so that the curve comes near the corner.
        const QPointF chord = (from + to) / 2;
        addCurve(line, from, corners[i] + (corners[i] - chord) * 0.35, to);
        from = to;
    }
    return line;
}

std::vector<QPointF> coursed(std::vector<QPointF> corners, LinkCourse course)
{
    constexpr double kBulge = 0.14; // of the way
    if (course != LinkCourse::Curved || corners.size() < 2)
        return corners;
    if (corners.size() == 2) {
        const QPointF way = corners.back() - corners.front();
        const QPointF across(way.y(), -way.x());
        corners.insert(corners.begin() + 1, corners.front() + way / 2 + across * kBulge);
    }
    return curveThrough(corners);
}

} // namespace merlon::canvas
