#include "core/canvas/looks/siege/ground/siege_trails.h"

#include "core/canvas/looks/courses.h"
#include "core/canvas/looks/siege/ground/siege_outline.h"

#include <algorithm>
#include <cmath>

namespace merlon::canvas {

namespace {

double lengthOf(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

/// Where a trail touches a place as seen from `other`: the edge of its shape, or the outer foot of a wall.
QPointF edgeTowards(const SiegeGeometry &geometry, const SiegePlace &place, QPointF other)
{
    const QPointF way = other - place.at;
    if (place.kind == SiegeKind::Wall) {
        const double sideways = QPointF::dotProduct(way, place.along) * 0.22;
        const double room = place.length * 0.3;
        return place.at + place.along * std::clamp(sideways, -room, room)
            + place.outward * (kWallThickness * 0.62 * geometry.unit);
    }
    return place.at + way * partInside(place, geometry.unit, way);
}

/// A little bend away from the fortress.
QPointF bendOf(const SiegeGeometry &geometry, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const QPointF across(-way.y(), way.x());
    const QPointF spoke = (from + to) / 2 - geometry.centre;
    const double outwards = QPointF::dotProduct(across, spoke) < 0 ? -1 : 1;
    const double wanted = std::min(0.11, 26 * geometry.unit / std::max(1.0, lengthOf(way)));
    return across * (outwards * wanted);
}

} // namespace

PointOnLine pointOnLine(const std::vector<QPointF> &line, double part)
{
    if (line.size() < 2)
        return {line.empty() ? QPointF() : line.front(), QPointF(1, 0)};
    double total = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        total += lengthOf(line[i] - line[i - 1]);
    double left = total * std::clamp(part, 0.0, 1.0);
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const double length = lengthOf(step);
        if (left <= length || i + 1 == line.size()) {
            const double share = length > 0 ? std::min(1.0, left / length) : 0;
            return {line[i - 1] + step * share, length > 0 ? step / length : QPointF(1, 0)};
        }
        left -= length;
    }
    return {line.back(), QPointF(1, 0)};
}

std::vector<QPointF> trailOf(const SiegeGeometry &geometry, const Link &path, std::size_t from,
                             std::size_t to)
{
    const SiegePlace &start = geometry.places[from];
    const SiegePlace &end = geometry.places[to];
    std::vector<QPointF> corners;
    corners.reserve(path.via.size() + 3); // both ends, and a bend
    for (const Point &point : path.via)
        corners.emplace_back(point.x * kSiegeStretch, point.y);
    const QPointF first = edgeTowards(geometry, start, corners.empty() ? end.at : corners.front());
    const QPointF last = edgeTowards(geometry, end, corners.empty() ? start.at : corners.back());
    if (corners.empty() && path.course != LinkCourse::Straight)
        corners.push_back((first + last) / 2 + bendOf(geometry, first, last));
    corners.insert(corners.begin(), first);
    corners.push_back(last);
    return path.course == LinkCourse::Straight ? corners : curveThrough(corners);
}

void layTrails(SiegeGeometry &geometry, const Board &board)
{
    geometry.trails.assign(board.links().size(), {});
    geometry.trailBoxes.assign(board.links().size(), {});
    for (std::size_t number = 0; number < board.links().size(); ++number) {
        const Link &link = board.links()[number];
        if (link.kind != "path")
            continue;
        const auto [from, to] = geometry.ends[number];
        if (!geometry.ends[number].areThere() || from == to)
            continue;
        geometry.trails[number] = trailOf(geometry, link, from, to);
        geometry.trailBoxes[number] = boxOf(geometry.trails[number]);
    }
}

} // namespace merlon::canvas
