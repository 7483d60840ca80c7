#include "editor/model/layouts/fortress_layout.h"

#include "editor/model/layouts/fortress_plan.h"
#include "editor/model/shaping.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>

namespace merlon {

namespace {

constexpr double kWholeTurn = 2 * std::numbers::pi;

/// 0: it is round.
int sidesOf(FortressForm form)
{
    switch (form) {
    case FortressForm::Ellipse:
        return 0;
    case FortressForm::Rectangle:
        return 4;
    case FortressForm::Hexagon:
        return 6;
    case FortressForm::Octagon:
        return 8;
    }
    return 0;
}

/// Where a form lies at an angle, from -1 to 1. On straight sides angles are shares of the way round.
Point onForm(FortressForm form, double angle)
{
    const int sides = sidesOf(form);
    if (sides == 0)
        return {std::cos(angle), std::sin(angle)};
    const double sector = kWholeTurn / sides;
    const double turn = sector * std::round(angle / sector); // of the middle of the side
    const double away = form == FortressForm::Rectangle ? 1 : std::cos(sector / 2);
    const double along = away * std::tan(sector / 2) * (angle - turn) / (sector / 2);
    return {away * std::cos(turn) - along * std::sin(turn), away * std::sin(turn) + along * std::cos(turn)};
}

/// Evenly all around, turned so that they stay as near to where they are as can be.
void layEvenly(FortressPlan &plan, const std::vector<std::size_t> &order)
{
    const double step = kWholeTurn / static_cast<double>(std::max<std::size_t>(1, order.size()));
    double sine = 0;
    double cosine = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double off = plan.angles[order[i]] - step * static_cast<double>(i);
        sine += std::sin(off);
        cosine += std::cos(off);
    }
    const double turn = std::atan2(sine, cosine);
    for (std::size_t i = 0; i < order.size(); ++i)
        plan.angles[order[i]] = turn + step * static_cast<double>(i);
}

/// Pushes those apart that are too close to each other, around the middle.
void partAngles(FortressPlan &plan, std::vector<std::size_t> ring, double gap)
{
    constexpr int kRounds = 80;
    const auto normal = [&](std::size_t i) { return std::remainder(plan.angles[i], kWholeTurn); };
    std::ranges::stable_sort(ring, {}, normal);
    for (const std::size_t i : ring)
        plan.angles[i] = normal(i);
    for (int round = 0; round < kRounds && ring.size() > 1; ++round) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const bool isLast = i + 1 == ring.size();
            double &from = plan.angles[ring[i]];
            double &to = plan.angles[ring[isLast ? 0 : i + 1]];
            const double missing = gap - (to + (isLast ? kWholeTurn : 0) - from);
            if (missing <= 0)
                continue;
            from -= missing / 2;
            to += missing / 2;
        }
    }
}

/// Before that to which its ways lead.
void faceAhead(FortressPlan &plan, std::size_t place)
{
    double sine = 0;
    double cosine = 0;
    for (const std::size_t ahead : plan.ahead[place]) {
        if (plan.depth[ahead] < 0 || plan.depth[ahead] >= plan.depth[place])
            continue;
        sine += std::sin(plan.angles[ahead]);
        cosine += std::cos(plan.angles[ahead]);
    }
    if (std::hypot(sine, cosine) > 1e-6)
        plan.angles[place] = std::atan2(sine, cosine);
}

/// The forms on which places lie, each as a share of the largest. Where ways lead to the walls over several places,
/// the outermost ones are the largest: whole armies stand there.
class FortressRings {
public:
    FortressRings(const Box &area, const FortressPlan &plan, FortressForm form)
        : m_area(area)
        , m_form(form)
        , m_deepest(std::max(0, *std::ranges::max_element(plan.depth)))
        , m_sides(std::max<std::ptrdiff_t>(3, std::ranges::count(plan.isRow, true)))
    {
        constexpr std::ptrdiff_t kFewSides = 5; // the fewer there are, the nearer they come to the middle
        const double apart = m_sides > kFewSides ? 0.21 : 0.18;
        if (hasArmies())
            m_walls = std::max(0.4, 1 - kOutermost - apart * (m_deepest - 1));
        else
            m_walls = 1 / (1 + 0.35 * m_deepest);
        const int inner = hasArmies() ? m_deepest - 1 : m_deepest;
        const double room = hasArmies() ? 1 - kOutermost - m_walls : 1 - m_walls;
        m_apart = inner > 0 ? room / inner : 0;
    }

    int deepest() const { return m_deepest; }
    double shareAt(int depth) const { return isOfArmies(depth) ? 1 : m_walls + m_apart * depth; }
    /// Of the circle inside the walls, which are straight: between two corners they come nearer to the middle.
    double shareInside() const
    {
        const double nearest = std::cos(std::numbers::pi / static_cast<double>(m_sides));
        return std::clamp(nearest - 0.24, 0.3, 0.6) * m_walls;
    }
    /// Within which places of that depth would lie upon each other.
    double gapAt(int depth) const
    {
        const double place = isOfArmies(depth) ? 200 : 110; // points that it needs
        const double wide = std::min(m_area.most.x - m_area.least.x, m_area.most.y - m_area.least.y);
        return 2 * place / (wide * shareAt(depth));
    }
    Point at(double share, double angle) const { return inArea(share, onForm(m_form, angle)); }
    /// Whatever form the walls have, what lies inside lies round.
    Point inside(double share, double angle) const
    {
        return inArea(share, onForm(FortressForm::Ellipse, angle));
    }

private:
    Point inArea(double share, Point at) const
    {
        const Point middle = m_area.middle();
        return snapped({middle.x + share * (m_area.most.x - middle.x) * at.x,
                        middle.y + share * (m_area.most.y - middle.y) * at.y},
                       0.0);
    }

    static constexpr double kOutermost = 0.31; ///< from the last ring but one

    bool hasArmies() const { return m_deepest > 1; }
    bool isOfArmies(int depth) const { return hasArmies() && depth == m_deepest; }

    Box m_area;
    FortressForm m_form;
    int m_deepest;
    std::ptrdiff_t m_sides; ///< walls
    double m_walls = 1;
    double m_apart = 0;
};

void layOutside(FortressPlan &plan, const FortressRings &rings)
{
    for (int depth = 1; depth <= rings.deepest(); ++depth) {
        const std::vector<std::size_t> ring = atDepth(plan, depth);
        for (const std::size_t place : ring)
            faceAhead(plan, place);
        const double most = 0.95 * kWholeTurn / static_cast<double>(std::max<std::size_t>(1, ring.size()));
        partAngles(plan, ring, std::min(most, rings.gapAt(depth)));
    }
}

/// The only one of its kind; if there are several such, none.
std::optional<std::size_t> centreOf(const FortressPlan &plan, const Board &board,
                                    const std::vector<std::size_t> &inside)
{
    if (inside.size() == 1)
        return inside.front();
    std::map<std::string, std::vector<std::size_t>> kinds;
    for (const std::size_t place : inside)
        kinds[board.places()[plan.places[place]].kind].push_back(place);
    std::optional<std::size_t> only;
    for (const auto &[kind, places] : kinds) {
        if (places.size() != 1)
            continue;
        if (only)
            return std::nullopt;
        only = places.front();
    }
    return only;
}

/// Those inside, in one circle or, if they are many, in two.
void putInside(FortressPlan &plan, const Board &board, const FortressRings &rings, std::vector<Point> &put)
{
    constexpr std::size_t kMostInCircle = 10;
    std::vector<std::size_t> inside = atDepth(plan, kInsideWalls);
    const auto centre = centreOf(plan, board, inside);
    if (centre) {
        std::erase(inside, *centre);
        put[*centre] = rings.inside(0, 0);
    }
    std::ranges::stable_sort(inside, {}, [&](std::size_t place) { return plan.angles[place]; });
    layEvenly(plan, inside);
    for (std::size_t i = 0; i < inside.size(); ++i) {
        const bool isInner = inside.size() > kMostInCircle && i % 2 == 1;
        const double share = isInner ? 0.34 * rings.shareAt(0) : rings.shareInside();
        put[inside[i]] = rings.inside(share, plan.angles[inside[i]]);
    }
}

/// The whole drawing but for a margin, or where the places are that move.
Box areaOf(const Board &board, const std::vector<std::size_t> &places, const Selection &selection)
{
    constexpr double kMargin = 60;
    constexpr double kLeast = 150; // from the middle
    const auto box = boxOf(board, selection);
    if (!box || places.size() == board.places().size())
        return {{kMargin, kMargin}, {kDrawingSize - kMargin, kDrawingSize - kMargin}};
    const auto grown = [&](double least, double most) {
        const double half = std::clamp((most - least) / 2, kLeast, kDrawingSize / 2);
        const double middle = std::clamp((least + most) / 2, half, kDrawingSize - half);
        return std::pair(middle - half, middle + half);
    };
    const auto [left, right] = grown(box->least.x, box->most.x);
    const auto [top, bottom] = grown(box->least.y, box->most.y);
    return {{left, top}, {right, bottom}};
}

/// From the middle of the walls.
struct Polar {
    double angle = 0;
    double away = 0;
};

Polar polarOf(const FortressPlan &plan, std::size_t wall)
{
    return {std::remainder(plan.angles[wall], kWholeTurn),
            std::hypot(plan.at[wall].x - plan.middle.x, plan.at[wall].y - plan.middle.y)};
}

/// Sorts walls around the middle so that the widest gap between two of them is behind the last one; how wide it is.
double beginAfterGap(const FortressPlan &plan, std::vector<std::size_t> &row)
{
    const auto angle = [&](std::size_t wall) { return polarOf(plan, wall).angle; };
    std::ranges::stable_sort(row, {}, angle);
    double widest = angle(row.front()) + kWholeTurn - angle(row.back());
    std::size_t begin = 0;
    for (std::size_t i = 1; i < row.size(); ++i) {
        const double gap = angle(row[i]) - angle(row[i - 1]);
        if (gap > widest) {
            widest = gap;
            begin = i;
        }
    }
    std::rotate(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(begin), row.end());
    return widest;
}

} // namespace

BoardChange laidOutAsFortress(const Board &board, const BoardSchema &schema, const Selection &selection,
                              FortressForm form)
{
    const Selection moving = selection.places.empty() ? everything(board) : selection;
    std::optional<FortressPlan> found = fortressPlan(board, schema, placesIn(board, moving));
    if (!found || atDepth(*found, 0).size() < 3)
        return {};
    FortressPlan &plan = *found;
    const Box area = areaOf(board, plan.places, moving);
    const std::vector<std::size_t> walls = wallsInOrder(plan);
    const FortressRings rings(area, plan, form);
    layEvenly(plan, walls);
    layOutside(plan, rings);
    std::vector<Point> put(plan.places.size());
    for (std::size_t i = 0; i < put.size(); ++i)
        put[i] = rings.at(rings.shareAt(std::max(0, plan.depth[i])), plan.angles[i]);
    putInside(plan, board, rings, put);

    BoardChange change;
    for (std::size_t i = 0; i < put.size(); ++i) {
        Place place = board.places()[plan.places[i]];
        place.at = put[i];
        if (place != board.places()[plan.places[i]])
            change.edits.emplace_back(ReplacePlace {plan.places[i], std::move(place)});
    }
    straightenWithin(change, board, moving);
    return change;
}

BoardChange spacedInRow(const Board &board, const BoardSchema &schema, const Selection &selection)
{
    const std::optional<FortressPlan> plan = fortressPlan(board, schema, placesIn(board, everything(board)));
    if (!plan)
        return {};
    std::vector<std::size_t> row = atDepth(*plan, 0);
    const std::size_t walls = row.size();
    std::erase_if(row, [&](std::size_t wall) {
        return !selection.places.contains(board.places()[plan->places[wall]].key);
    });
    if (row.size() < 3 || row.size() == walls)
        return {};
    const double widest = beginAfterGap(*plan, row);
    const Polar first = polarOf(*plan, row.front());
    const Polar last = polarOf(*plan, row.back());
    BoardChange change;
    for (std::size_t i = 1; i + 1 < row.size(); ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(row.size() - 1);
        const double angle = first.angle + part * (kWholeTurn - widest);
        const double away = first.away + part * (last.away - first.away);
        const auto within = [](double value) { return std::clamp(value, 0.0, kDrawingSize); };
        Place place = board.places()[plan->places[row[i]]];
        place.at = snapped({within(plan->middle.x + away * std::cos(angle)),
                            within(plan->middle.y + away * std::sin(angle))},
                           0.0);
        if (place != board.places()[plan->places[row[i]]])
            change.edits.emplace_back(ReplacePlace {plan->places[row[i]], std::move(place)});
    }
    return change;
}

} // namespace merlon
