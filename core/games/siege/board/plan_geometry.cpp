#include "core/games/siege/board/plan_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace merlon::siege {

namespace {

/// Twice the area of a triangle; positive if it is gone round the same way as hulls are.
double turn(Point a, Point b, Point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// One half of a hull: along sorted points, without those that lie on its inner side.
template <class Points>
void addHalf(std::vector<Point> &hull, const Points &from, const Points &to)
{
    const std::size_t begin = hull.size();
    for (Points point = from; point != to; ++point) {
        while (hull.size() >= begin + 2 && turn(hull[hull.size() - 2], hull.back(), *point) <= 0)
            hull.pop_back();
        hull.push_back(*point);
    }
    hull.pop_back(); // the other half begins with it
}

} // namespace

double apart(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

Point nearestOnStretch(Point to, Point from, Point end)
{
    const Point way {end.x - from.x, end.y - from.y};
    const double length = way.x * way.x + way.y * way.y;
    if (length == 0)
        return from;
    const double part = ((to.x - from.x) * way.x + (to.y - from.y) * way.y) / length;
    const double within = std::clamp(part, 0.0, 1.0);
    return {from.x + within * way.x, from.y + within * way.y};
}

double apart(Point from, std::span<const Point> line)
{
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 1; i < line.size(); ++i)
        least = std::min(least, apart(from, nearestOnStretch(from, line[i - 1], line[i])));
    return least;
}

std::vector<Point> hullOf(std::vector<Point> points)
{
    const auto before = [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3)
        return points;
    std::vector<Point> hull;
    addHalf(hull, points.cbegin(), points.cend());
    addHalf(hull, points.crbegin(), points.crend());
    return hull;
}

double outsideBy(Point point, std::span<const Point> hull)
{
    double most = -std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const Point a = hull[i];
        const Point b = hull[(i + 1) % hull.size()];
        most = std::max(most, -turn(a, b, point) / apart(a, b));
    }
    return most;
}

double radiusOf(std::string_view kind)
{
    constexpr std::pair<std::string_view, double> kRadii[] = {
        {"foreground", 62}, {"rampart", 50},   {"wall", 20},      {"tower", 22},           {"gate", 34},
        {"building", 28},   {"courtyard", 48}, {"marauders", 42}, {"barbican-rampart", 44}};
    const auto found = std::find_if(std::begin(kRadii), std::end(kRadii),
                                    [kind](const auto &radius) { return radius.first == kind; });
    return found == std::end(kRadii) ? 0 : found->second;
}

} // namespace merlon::siege
