#include "editor/model/guides.h"

#include <algorithm>
#include <cmath>

namespace merlon {

namespace {

constexpr double kSame = 0.01; ///< points that are no farther apart lie on one line

double whole(double value)
{
    return std::floor(value + 0.5);
}

/// The nearer one of two coordinates; the first if they are equally near.
std::optional<double> nearer(std::optional<double> a, std::optional<double> b, double wanted)
{
    if (!a || !b)
        return a ? a : b;
    return std::abs(*b - wanted) < std::abs(*a - wanted) ? b : a;
}

} // namespace

Guides::Guides(const Board &board, const Selection &moving)
{
    for (const Place &place : board.places()) {
        if (moving.places.contains(place.key))
            continue;
        m_byX.push_back({place.at.x, place.at.y});
        m_byY.push_back({place.at.y, place.at.x});
    }
    std::ranges::sort(m_byX, {}, &Mark::along);
    std::ranges::sort(m_byY, {}, &Mark::along);
}

/// The coordinate that is nearest along the axis; of equal ones there is no need to choose.
std::optional<double> Guides::lineNear(const Marks &marks, Mark wanted, double reach, const Mark &least,
                                       const Mark &most)
{
    std::optional<double> found;
    auto mark =
        std::ranges::lower_bound(marks, std::max(least.along, wanted.along - reach), {}, &Mark::along);
    const double last = std::min(most.along, wanted.along + reach);
    for (; mark != marks.end() && mark->along <= last; ++mark) {
        if (mark->across < least.across || mark->across > most.across)
            continue;
        if (!found || std::abs(mark->along - wanted.along) < std::abs(*found - wanted.along))
            found = mark->along;
    }
    return found;
}

/// `byAcross` is sorted by the coordinate that all points of a row have nearly in common.
Guides::Row Guides::rowOn(const Marks &byAcross, Mark wanted, double tolerance, const Mark &least,
                          const Mark &most)
{
    Row row;
    auto mark = std::ranges::lower_bound(byAcross, wanted.across - tolerance, {}, &Mark::along);
    for (; mark != byAcross.end() && mark->along <= wanted.across + tolerance; ++mark) {
        if (mark->across < least.along || mark->across > most.along)
            continue;
        if (mark->across < wanted.along - kSame)
            row.before.push_back(mark->across);
        else if (mark->across > wanted.along + kSame)
            row.after.push_back(mark->across);
    }
    const auto keepTwo = [](std::vector<double> &side) {
        const auto isSame = [](double a, double b) { return std::abs(a - b) <= kSame; };
        side.erase(std::unique(side.begin(), side.end(), isSame), side.end());
        side.resize(std::min<std::size_t>(side.size(), 2));
    };
    std::ranges::sort(row.before, std::ranges::greater {});
    std::ranges::sort(row.after);
    keepTwo(row.before);
    keepTwo(row.after);
    return row;
}

std::optional<double> Guides::gapNear(const Row &row, double wanted, double reach)
{
    std::optional<double> found;
    const auto offer = [&](double at) {
        if (std::abs(at - wanted) <= reach)
            found = nearer(found, at, wanted);
    };
    if (row.before.size() > 1)
        offer(2 * row.before[0] - row.before[1]);
    if (row.after.size() > 1)
        offer(2 * row.after[0] - row.after[1]);
    if (!row.before.empty() && !row.after.empty())
        offer((row.before[0] + row.after[0]) / 2);
    return found;
}

Guides::Pull Guides::pullOn(Point wanted, double reach, const Box &seen) const
{
    const Mark leastX {seen.least.x, seen.least.y};
    const Mark mostX {seen.most.x, seen.most.y};
    const Mark leastY {seen.least.y, seen.least.x};
    const Mark mostY {seen.most.y, seen.most.x};
    const auto lineX = lineNear(m_byX, {wanted.x, wanted.y}, reach, leastX, mostX);
    const auto lineY = lineNear(m_byY, {wanted.y, wanted.x}, reach, leastY, mostY);
    const auto rounded = [](std::optional<double> value) {
        return value ? std::optional(whole(*value)) : std::nullopt;
    };
    const Row across = rowOn(m_byY, {wanted.x, lineY.value_or(wanted.y)}, reach, leastX, mostX);
    const auto x = nearer(lineX, gapNear(across, wanted.x, reach), wanted.x);
    if (x && x != lineX) // the place has to stay in the row whose distances become equal
        return {rounded(x), rounded(lineY)};
    const Row down = rowOn(m_byX, {wanted.y, lineX.value_or(wanted.x)}, reach, leastY, mostY);
    return {rounded(lineX), rounded(nearer(lineY, gapNear(down, wanted.y, reach), wanted.y))};
}

std::vector<Guide> Guides::guidesAt(Point at, double reach, const Box &seen) const
{
    constexpr double kRounded = 1; // so far from the middle a whole number may lie
    std::vector<Guide> guides;
    const auto follow = [&](const Marks &marks, const Marks &others, Mark mine, const Mark &least,
                            const Mark &most, auto point) {
        const Row line = rowOn(marks, {mine.across, mine.along}, kSame, {least.across, least.along},
                               {most.across, most.along});
        if (!line.before.empty() || !line.after.empty()) {
            const double first = line.before.empty() ? mine.across : line.before.front();
            const double last = line.after.empty() ? mine.across : line.after.front();
            guides.push_back({Guide::Kind::Line, point(mine.along, first), point(mine.along, last)});
        }
        const Row row = rowOn(others, mine, reach, least, most);
        const auto gap = [&](double a, double b, double c) {
            if (std::abs(std::abs(b - a) - std::abs(c - b)) > kRounded)
                return;
            guides.push_back({Guide::Kind::Gap, point(a, mine.across), point(b, mine.across)});
            guides.push_back({Guide::Kind::Gap, point(b, mine.across), point(c, mine.across)});
        };
        if (!row.before.empty() && !row.after.empty())
            gap(row.before[0], mine.along, row.after[0]);
        if (row.before.size() > 1)
            gap(row.before[1], row.before[0], mine.along);
        if (row.after.size() > 1)
            gap(mine.along, row.after[0], row.after[1]);
    };
    follow(m_byX, m_byY, {at.x, at.y}, {seen.least.x, seen.least.y}, {seen.most.x, seen.most.y},
           [](double x, double y) {
               return Point {x, y};
           });
    follow(m_byY, m_byX, {at.y, at.x}, {seen.least.y, seen.least.x}, {seen.most.y, seen.most.x},
           [](double y, double x) {
               return Point {x, y};
           });
    return guides;
}

} // namespace merlon
