#include "app/table/coach/coach_spot.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace merlon {

namespace {

qint64 coveredOf(const std::vector<QRect> &rects, const QRect &box)
{
    qint64 covered = 0;
    for (const QRect &rect : rects) {
        const QRect common = rect & box;
        covered += qint64 {std::max(0, common.width())} * std::max(0, common.height());
    }
    return covered;
}

/// From one end of the room that is left to the other, both included.
std::vector<int> stepsIn(int room, int step)
{
    std::vector<int> steps;
    for (int at = 0; at < room; at += step)
        steps.push_back(at);
    steps.push_back(std::max(0, room));
    return steps;
}

} // namespace

bool operator<(const CoachSpot &one, const CoachSpot &other)
{
    return std::tie(one.taken, one.places, one.fromEdge)
        < std::tie(other.taken, other.places, other.fromEdge);
}

CoachSpot leastCovering(const CoachGround &ground, QSize slip, int step)
{
    const QSize size = slip.boundedTo(ground.size);
    const int right = ground.size.width() - size.width();
    const int below = ground.size.height() - size.height();
    std::optional<CoachSpot> best;
    for (const int y : stepsIn(below, step)) {
        for (const int x : stepsIn(right, step)) {
            CoachSpot spot;
            spot.box = QRect(QPoint(x, y), size);
            spot.taken = coveredOf(ground.choosable, spot.box) + coveredOf(ground.slips, spot.box);
            spot.fromEdge = std::min(std::min(x, right - x), std::min(y, below - y));
            if (best && spot.taken > best->taken)
                continue; // whatever else it covers
            spot.places = coveredOf(ground.places, spot.box);
            if (!best || spot < *best)
                best = spot;
        }
    }
    return *best;
}

} // namespace merlon
