#include "core/canvas/siege/siege_names.h"

#include <cmath>
#include <numbers>

namespace merlon::canvas {

namespace {

/// Above, below and beside the box of a place.
struct Beside {
    NameAnchor below;
    NameAnchor above;
    NameAnchor left;
    NameAnchor right;
};

Beside beside(const QRectF &box, double gap)
{
    return {{{box.center().x(), box.bottom() + gap}, false, Qt::AlignTop | Qt::AlignHCenter},
            {{box.center().x(), box.top() - gap}, false, Qt::AlignBottom | Qt::AlignHCenter},
            {{box.left() - gap, box.center().y()}, false, Qt::AlignRight | Qt::AlignVCenter},
            {{box.right() + gap, box.center().y()}, false, Qt::AlignLeft | Qt::AlignVCenter}};
}

NameAnchor italic(NameAnchor anchor, double shift = 0)
{
    anchor.italic = true;
    anchor.centre.ry() += shift;
    return anchor;
}

/// Below or above a house, also where the pieces that belong to it leave room only to one side.
std::vector<NameAnchor> houseAnchors(const QRectF &box, double unit)
{
    const double yard = kYardDepth * unit;
    const Beside around = beside(box, unit);
    NameAnchor aboveLeft = around.above;
    NameAnchor belowLeft = around.below;
    aboveLeft.centre.setX(box.right() - 22 * unit);
    aboveLeft.side = Qt::AlignBottom | Qt::AlignRight;
    belowLeft.centre.setX(box.right() - 22 * unit);
    belowLeft.side = Qt::AlignTop | Qt::AlignRight;
    return {italic(around.below),        italic(around.above), italic(around.below, yard),
            italic(around.above, -yard), italic(aboveLeft),    italic(belowLeft)};
}

std::vector<NameAnchor> wallAnchors(const SiegePlace &wall, double unit)
{
    double angle = std::atan2(wall.along.y(), wall.along.x()) * 180 / std::numbers::pi;
    if (angle > 90)
        angle -= 180;
    if (angle <= -90)
        angle += 180;
    std::vector<NameAnchor> anchors;
    for (const double away : {27.0, -27.0, 70.0, -70.0})
        anchors.push_back({wall.at + wall.outward * (away * unit), false, Qt::AlignCenter, angle, 0.85});
    return anchors;
}

} // namespace

std::vector<NameAnchor> siegeNameAnchors(const SiegePlace &place, double unit)
{
    const QRectF box = place.shape.boundingRect();
    const Beside around = beside(box, 6 * unit);
    switch (place.kind) {
    case SiegeKind::Building:
        return houseAnchors(box, unit);
    case SiegeKind::Courtyard:
        return {{place.at, true, Qt::AlignCenter},
                italic(around.below, -16 * unit),
                italic(around.above, 16 * unit)};
    case SiegeKind::Wall:
        return wallAnchors(place, unit);
    case SiegeKind::Gate:
    case SiegeKind::Rampart:
    case SiegeKind::Foreground:
    case SiegeKind::Marauders:
    case SiegeKind::Other:
    case SiegeKind::Tower:
        break;
    }
    std::vector<NameAnchor> anchors {around.below, around.above, around.right, around.left};
    for (NameAnchor &anchor : anchors)
        anchor.share = place.kind == SiegeKind::Tower ? 0.8 : 1;
    return anchors;
}

} // namespace merlon::canvas
