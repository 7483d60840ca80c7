#include "core/engine/statistics/turning_points.h"

#include <algorithm>
#include <cmath>

namespace merlon {

namespace {

/// The part that did most to a change.
int partOf(const Odds &before, const Odds &after, double swing)
{
    int found = -1;
    double most = 0;
    for (std::size_t part = 0; part < std::min(before.parts.size(), after.parts.size()); ++part) {
        const double change = after.parts[part].value - before.parts[part].value;
        const double margin = before.parts[part].margin + after.parts[part].margin;
        if (change * swing > 0 && std::abs(change) > std::max(margin, most)) {
            found = static_cast<int>(part);
            most = std::abs(change);
        }
    }
    return found;
}

} // namespace

std::vector<TurningPoint> turningPoints(std::span<const std::optional<Odds>> odds, std::size_t most)
{
    std::vector<TurningPoint> points;
    std::optional<std::size_t> last;
    for (std::size_t moment = 0; moment < odds.size(); ++moment) {
        if (!odds[moment])
            continue;
        if (last) {
            const Odds &before = *odds[*last];
            const Odds &after = *odds[moment];
            TurningPoint point {*last, moment, -1, before.whole.value, after.whole.value};
            if (std::abs(point.swing()) > before.whole.margin + after.whole.margin) {
                point.part = partOf(before, after, point.swing());
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

} // namespace merlon
