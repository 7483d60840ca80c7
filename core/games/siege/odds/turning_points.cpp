#include "core/games/siege/odds/turning_points.h"

#include <algorithm>
#include <cmath>

namespace merlon::siege {

namespace {

/// The wall that did most to a change.
int wallOf(const BreachOdds &before, const BreachOdds &after, double swing)
{
    int found = -1;
    double most = 0;
    for (std::size_t wall = 0; wall < std::min(before.walls.size(), after.walls.size()); ++wall) {
        const double change = after.walls[wall].value - before.walls[wall].value;
        const double margin = before.walls[wall].margin + after.walls[wall].margin;
        if (change * swing > 0 && std::abs(change) > std::max(margin, most)) {
            found = static_cast<int>(wall);
            most = std::abs(change);
        }
    }
    return found;
}

} // namespace

std::vector<TurningPoint> turningPoints(std::span<const std::optional<BreachOdds>> odds, std::size_t most)
{
    std::vector<TurningPoint> points;
    std::optional<std::size_t> last;
    for (std::size_t moment = 0; moment < odds.size(); ++moment) {
        if (!odds[moment])
            continue;
        if (last) {
            const BreachOdds &before = *odds[*last];
            const BreachOdds &after = *odds[moment];
            TurningPoint point {*last, moment, -1, before.entry.value, after.entry.value};
            if (std::abs(point.swing()) > before.entry.margin + after.entry.margin) {
                point.wall = wallOf(before, after, point.swing());
                points.push_back(point);
            }
        }
        last = moment;
    }
    std::ranges::stable_sort(points, std::greater<>(),
                             [](const TurningPoint &point) { return std::abs(point.swing()); });
    points.resize(std::min(points.size(), most));
    std::ranges::sort(points, {}, &TurningPoint::after);
    return points;
}

} // namespace merlon::siege
