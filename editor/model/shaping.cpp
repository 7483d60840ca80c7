#include "editor/model/shaping.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace merlon {

namespace {

using Shape = std::function<Point(Point)>;

/// Whole numbers do not always hit the other side of the middle: 0.5 goes up.
Point whole(Point point)
{
    return {std::floor(point.x + 0.5), std::floor(point.y + 0.5)};
}

Box around(const std::optional<Box> &box, Point at)
{
    if (!box)
        return {at, at};
    return {{std::min(box->least.x, at.x), std::min(box->least.y, at.y)},
            {std::max(box->most.x, at.x), std::max(box->most.y, at.y)}};
}

/// Moves the selected places, and the bends of links within the selection.
BoardChange shaped(const Board &board, const Selection &selection, const Shape &shape)
{
    BoardChange change;
    for (const std::size_t i : placesIn(board, selection)) {
        Place place = board.places()[i];
        place.at = shape(place.at);
        if (place != board.places()[i])
            change.edits.emplace_back(ReplacePlace {i, std::move(place)});
    }
    for (std::size_t i = 0; i < board.links().size(); ++i) {
        Link link = board.links()[i];
        if (link.via.empty() || !liesWithin(selection, link))
            continue;
        std::ranges::transform(link.via, link.via.begin(), shape);
        if (link != board.links()[i])
            change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
    return change;
}

double &part(Point &point, Axis axis)
{
    return axis == Axis::Across ? point.x : point.y;
}

/// Where the places would come to lie.
Box boxAfter(const Board &board, const Selection &selection, const Shape &shape)
{
    std::optional<Box> box;
    for (const std::size_t i : placesIn(board, selection))
        box = around(box, shape(board.places()[i].at));
    return box.value_or(Box {});
}

/// The shortest way back into the drawing, along an axis; none for what is too long for it.
double wayBack(double least, double most)
{
    if (most - least > kDrawingSize)
        return 0;
    return std::max(0.0, -least) + std::min(0.0, kDrawingSize - most);
}

/// As shaped; what lay in the drawing stays in it where it has room.
BoardChange shapedWithin(const Board &board, const Selection &selection, const Shape &shape)
{
    const Box before = boxAfter(board, selection, [](Point at) { return at; });
    const Box after = boxAfter(board, selection, shape);
    Point back;
    if (wayBack(before.least.x, before.most.x) == 0)
        back.x = wayBack(after.least.x, after.most.x);
    if (wayBack(before.least.y, before.most.y) == 0)
        back.y = wayBack(after.least.y, after.most.y);
    return shaped(board, selection, [&](Point at) {
        const Point there = shape(at);
        return Point {there.x + back.x, there.y + back.y};
    });
}

/// A box along one axis while it is stretched: what stays, and how large it may become.
struct Stretch {
    double fixed = 0;
    double factor = 1; ///< as it is drawn
    double most = 1e9; ///< factor
};

Stretch stretchOf(double least, double most, int side, double by)
{
    const double size = most - least;
    Stretch stretch;
    stretch.fixed = side > 0 ? least : side < 0 ? most : (least + most) / 2;
    if (size <= 0)
        return stretch;
    stretch.factor = (size + side * by) / size;
    if (least < 0 || most > kDrawingSize)
        return stretch;
    const double before = stretch.fixed - least; // on this side of what stays, and on the other
    const double after = most - stretch.fixed;
    if (before > 0)
        stretch.most = std::min(stretch.most, stretch.fixed / before);
    if (after > 0)
        stretch.most = std::min(stretch.most, (kDrawingSize - stretch.fixed) / after);
    return stretch;
}

} // namespace

Point middleOf(const Board &board, const Selection &selection)
{
    Point sum;
    const std::vector<std::size_t> places = placesIn(board, selection);
    for (const std::size_t i : places)
        sum = {sum.x + board.places()[i].at.x, sum.y + board.places()[i].at.y};
    const auto count = static_cast<double>(std::max<std::size_t>(1, places.size()));
    return {sum.x / count, sum.y / count};
}

std::optional<Box> boxOf(const Board &board, const Selection &selection)
{
    std::optional<Box> box;
    for (const std::size_t i : placesIn(board, selection))
        box = around(box, board.places()[i].at);
    return box;
}

Point snapped(Point point, double step)
{
    if (step <= 0)
        return whole(point);
    const Point cells = whole({point.x / step, point.y / step});
    return {cells.x * step, cells.y * step};
}

Point withinDrawing(const Board &board, const Selection &selection, Point by)
{
    const auto box = boxOf(board, selection);
    return box ? withinDrawing(*box, by) : by;
}

Point withinDrawing(const Box &box, Point by)
{
    const auto limited = [](double wanted, double least, double most) {
        if (least < 0 || most > kDrawingSize)
            return wanted;
        return std::clamp(wanted, -least, kDrawingSize - most);
    };
    return {limited(by.x, box.least.x, box.most.x), limited(by.y, box.least.y, box.most.y)};
}

Point intoDrawing(const std::optional<Box> &part, Point by)
{
    if (!part)
        return by;
    const auto limited = [](double shift, double least, double most) {
        return std::max(-least, std::min(shift, kDrawingSize - most));
    };
    return {limited(by.x, part->least.x, part->most.x), limited(by.y, part->least.y, part->most.y)};
}

BoardChange shifted(const Board &board, const Selection &selection, Point by)
{
    return shaped(board, selection, [by](Point at) { return Point {at.x + by.x, at.y + by.y}; });
}

BoardChange aligned(const Board &board, const Selection &selection, Edge edge)
{
    const auto box = boxOf(board, selection);
    if (!box || selection.places.size() < 2)
        return {};
    Selection places {selection.places, {}};
    const Point middle = whole(box->middle());
    return shaped(board, places, [&, edge](Point at) {
        switch (edge) {
        case Edge::Left:
            return Point {box->least.x, at.y};
        case Edge::Centre:
            return Point {middle.x, at.y};
        case Edge::Right:
            return Point {box->most.x, at.y};
        case Edge::Top:
            return Point {at.x, box->least.y};
        case Edge::Middle:
            return Point {at.x, middle.y};
        case Edge::Bottom:
            return Point {at.x, box->most.y};
        }
        return at;
    });
}

BoardChange straightened(const Board &board, const Selection &selection)
{
    BoardChange change;
    for (const std::size_t i : linksIn(board, selection)) {
        Link link = board.links()[i];
        if (std::exchange(link.via, {}).empty())
            continue;
        change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
    return change;
}

void straightenWithin(BoardChange &change, const Board &board, const Selection &selection)
{
    for (std::size_t i = 0; i < board.links().size(); ++i) {
        Link link = board.links()[i];
        if (link.via.empty() || !liesWithin(selection, link))
            continue;
        link.via.clear();
        change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
}

BoardChange distributed(const Board &board, const Selection &selection, Axis axis)
{
    std::vector<std::size_t> places = placesIn(board, selection);
    if (places.size() < 3)
        return {};
    const auto where = [&](std::size_t place) {
        Point at = board.places()[place].at;
        return part(at, axis);
    };
    std::ranges::stable_sort(places, {}, where);
    const double first = where(places.front());
    const double step = (where(places.back()) - first) / static_cast<double>(places.size() - 1);
    BoardChange change;
    for (std::size_t n = 0; n < places.size(); ++n) {
        Place place = board.places()[places[n]];
        part(place.at, axis) = std::floor(first + step * static_cast<double>(n) + 0.5);
        if (place != board.places()[places[n]])
            change.edits.emplace_back(ReplacePlace {places[n], std::move(place)});
    }
    return change;
}

BoardChange turned(const Board &board, const Selection &selection, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    const Point about = middleOf(board, selection);
    return shapedWithin(board, selection, [=](Point at) {
        const double x = at.x - about.x;
        const double y = at.y - about.y;
        return whole({about.x + x * std::cos(angle) - y * std::sin(angle),
                      about.y + x * std::sin(angle) + y * std::cos(angle)});
    });
}

BoardChange scaled(const Board &board, const Selection &selection, double factor)
{
    const auto box = boxOf(board, selection);
    if (!box)
        return {};
    const double size = std::max(box->most.x - box->least.x, box->most.y - box->least.y);
    if (factor > 1 && size * factor > kDrawingSize)
        factor = std::max(1.0, kDrawingSize / size);
    const Point about = box->middle();
    return shapedWithin(board, selection, [=](Point at) {
        return whole({about.x + (at.x - about.x) * factor, about.y + (at.y - about.y) * factor});
    });
}

Box stretched(const Box &box, BoxGrip grip, Point by, bool keepsShape)
{
    constexpr double kLeast = 0.05;
    Stretch across = stretchOf(box.least.x, box.most.x, grip.across, by.x);
    Stretch down = stretchOf(box.least.y, box.most.y, grip.down, by.y);
    if (keepsShape) {
        const double factor = grip.across == 0 ? down.factor
            : grip.down == 0                   ? across.factor
                                               : std::max(across.factor, down.factor);
        across.factor = factor;
        down.factor = factor;
        across.most = down.most = std::min(across.most, down.most);
    }
    const double wide = std::clamp(across.factor, kLeast, across.most);
    const double high = std::clamp(down.factor, kLeast, down.most);
    const auto at = [&](Point corner) {
        return Point {across.fixed + (corner.x - across.fixed) * wide,
                      down.fixed + (corner.y - down.fixed) * high};
    };
    return {at(box.least), at(box.most)};
}

BoardChange fitted(const Board &board, const Selection &selection, const Box &into)
{
    const auto box = boxOf(board, selection);
    if (!box)
        return {};
    const auto between = [](double at, double least, double most, double newLeast, double newMost) {
        const double share = most > least ? (at - least) / (most - least) : 0;
        return newLeast + share * (newMost - newLeast);
    };
    return shaped(board, selection, [&](Point at) {
        return whole({between(at.x, box->least.x, box->most.x, into.least.x, into.most.x),
                      between(at.y, box->least.y, box->most.y, into.least.y, into.most.y)});
    });
}

BoardChange flipped(const Board &board, const Selection &selection, Axis axis)
{
    const auto box = boxOf(board, selection);
    if (!box)
        return {};
    Point sum {box->least.x + box->most.x, box->least.y + box->most.y};
    return shaped(board, selection, [sum, axis](Point at) mutable {
        part(at, axis) = part(sum, axis) - part(at, axis);
        return at;
    });
}

} // namespace merlon
