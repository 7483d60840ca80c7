#include "core/canvas/scene/routes.h"

#include <algorithm>
#include <optional>

namespace merlon::canvas {

namespace {

constexpr std::size_t kMostSteps = 3; ///< pieces that go further jump

/// One way of the board, walked in one direction or the other.
struct Leg {
    std::size_t link = 0;
    bool forward = true;
    std::size_t before = 0; ///< place
};

/// How each place within reach was come to from a place.
std::vector<std::optional<Leg>> legsFrom(const Board &board, const BoardLook &look, std::size_t from)
{
    std::vector<std::optional<Leg>> legs(board.places().size());
    std::vector<std::size_t> edge {from};
    for (std::size_t step = 0; step < kMostSteps && !edge.empty(); ++step) {
        std::vector<std::size_t> next;
        for (std::size_t number = 0; number < board.links().size(); ++number) {
            const Link &link = board.links()[number];
            const auto start = board.indexOf(link.from);
            const auto end = board.indexOf(link.to);
            if (!look.isWay(link) || !start || !end)
                continue;
            for (const bool forward : {true, false}) {
                const std::size_t here = forward ? *start : *end;
                const std::size_t there = forward ? *end : *start;
                if (there == from || legs[there] || std::ranges::find(edge, here) == edge.end())
                    continue;
                legs[there] = Leg {number, forward, here};
                next.push_back(there);
            }
        }
        edge = std::move(next);
    }
    return legs;
}

QPointF middleOf(const BoardLook &look, std::size_t place)
{
    return look.shapeOfPlace(place).boundingRect().center();
}

} // namespace

std::vector<QPointF> routeBetween(const Board &board, const BoardLook &look, int from, int to)
{
    const auto start = static_cast<std::size_t>(from);
    const auto end = static_cast<std::size_t>(to);
    const std::vector<std::optional<Leg>> legs = legsFrom(board, look, start);
    std::vector<QPointF> backwards;
    for (std::size_t place = end; place != start;) {
        const std::optional<Leg> &leg = legs[place];
        if (!leg) {
            const QPointF a = middleOf(look, start);
            const QPointF b = middleOf(look, end);
            const QPointF way = b - a;
            return {(a + b) / 2 + QPointF(way.y(), -way.x()) * 0.08};
        }
        std::vector<QPointF> line = look.lineOfLink(leg->link);
        if (leg->forward)
            std::ranges::reverse(line);
        backwards.insert(backwards.end(), line.begin(), line.end());
        place = leg->before;
    }
    std::ranges::reverse(backwards);
    return backwards;
}

} // namespace merlon::canvas
