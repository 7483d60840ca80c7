#include "core/canvas/looks/siege/ground/siege_difference.h"

#include "core/canvas/looks/siege/ground/siege_painters.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <vector>

namespace merlon::canvas {

namespace {

/// Whether a place has a direction that is seen.
bool isTurned(SiegeKind kind)
{
    return kind == SiegeKind::Wall || kind == SiegeKind::Tower || isGate(kind);
}

bool looksTheSame(const SiegePlace &a, const SiegePlace &b)
{
    return a.kind == b.kind && a.at == b.at && a.length == b.length && a.art == b.art && a.yard == b.yard
        && a.isBreached == b.isBreached
        && (!isTurned(a.kind) || (a.along == b.along && a.outward == b.outward));
}

QRectF boxAround(const SiegePlace &place)
{
    return place.shape.boundingRect();
}

QRectF boxAround(const std::vector<QPointF> &trail)
{
    return boxOf(trail);
}

/// Around the items of two lists that differ, once what both begin and end with has been left out; where the lists are
/// of the same length, around those that differ from their counterparts.
template <class Item, class Same>
QRectF aroundChanges(const std::vector<Item> &before, const std::vector<Item> &after, Same same)
{
    QRectF area;
    if (before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (!same(before[i], after[i]))
                area |= boxAround(before[i]) | boxAround(after[i]);
        }
        return area;
    }
    const auto [first, firstAfter] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end(), same);
    const auto [last, lastAfter] =
        std::mismatch(before.rbegin(), std::make_reverse_iterator(first), after.rbegin(),
                      std::make_reverse_iterator(firstAfter), same);
    for (auto item = first; item != last.base(); ++item)
        area |= boxAround(*item);
    for (auto item = firstAfter; item != lastAfter.base(); ++item)
        area |= boxAround(*item);
    return area;
}

} // namespace

QRectF changedBetween(const SiegeGeometry &before, const SiegeGeometry &after, const QRectF &sheet)
{
    if (before.unit != after.unit)
        return sheet;
    QRectF area = aroundChanges(before.places, after.places, looksTheSame);
    area |= aroundChanges(before.trails, after.trails, std::equal_to {});
    const bool sameRing =
        before.fortress == after.fortress && before.gaps == after.gaps && before.joints == after.joints;
    if (!sameRing || (before.centre != after.centre && !after.fortress.isEmpty()))
        area |= before.fortress.boundingRect() | after.fortress.boundingRect();
    if (area.isNull())
        return {};
    const double edge = 80 * after.unit; // shadows, tents and the ends of strokes lie a little outside
    area.adjust(-edge, -edge, edge, edge);
    const QRectF compass = compassOn(before, sheet);
    const QRectF compassAfter = compassOn(after, sheet);
    return (compass == compassAfter ? area : area | compass | compassAfter) & sheet;
}

} // namespace merlon::canvas
