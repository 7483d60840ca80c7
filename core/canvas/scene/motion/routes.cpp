#include "core/canvas/scene/motion/routes.h"

#include <algorithm>
#include <optional>

namespace merlon::canvas {

namespace {

constexpr std::size_t kMostSteps = 3; ///< pieces that go further jump

/// The last step to a place.
struct Leg {
    std::size_t link = 0;
    std::size_t before = 0; ///< place
    bool isBack = false;    ///< against the direction of the link
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
            const auto here = board.indexOf(link.from);
            const auto there = board.indexOf(link.to);
            if (!here || !there || !look.isWay(link))
                continue;
            const auto go = [&](std::size_t before, std::size_t place, bool isBack) {
                if (place == from || legs[place] || std::ranges::find(edge, before) == edge.end())
                    return;
                legs[place] = Leg {number, before, isBack};
                next.push_back(place);
            };
            go(*here, *there, false);
            if (look.isWayBack(link))
                go(*there, *here, true);
        }
        edge = std::move(next);
    }
    return legs;
}

/// From the place before to the one to which the leg leads.
std::vector<QPointF> lineOf(const BoardLook &look, const Leg &leg, std::size_t to)
{
    std::vector<QPointF> line = look.lineOfLink(leg.link);
    if (line.empty()) // over the side of two cells
        return {look.shapeOfPlace(leg.before).boundingRect().center(),
                look.shapeOfPlace(to).boundingRect().center()};
    if (leg.isBack)
        std::ranges::reverse(line);
    return line;
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
        if (!leg)
            return {};
        const std::vector<QPointF> line = lineOf(look, *leg, place);
        backwards.insert(backwards.end(), line.rbegin(), line.rend());
        place = leg->before;
    }
    std::ranges::reverse(backwards);
    return backwards;
}

} // namespace merlon::canvas
