#include "core/canvas/looks/siege/tokens/siege_names.h"

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

/// The same on another side of the text and with its end near the middle of the box.
NameAnchor shifted(NameAnchor anchor, double x, Qt::Alignment side)
{
    anchor.centre.setX(x);
    anchor.side = (anchor.side & Qt::AlignVertical_Mask) | side;
    return anchor;
}

/// Below or above a house, also where the pieces that belong to it leave room only to one side.
std::vector<NameAnchor> houseAnchors(const QRectF &box, double unit)
{
    const double yard = kYardDepth * unit;
    const double indent = 22 * unit;
    const Beside around = beside(box, unit);
    std::vector<NameAnchor> anchors {around.below, around.above, around.below, around.above};
    anchors[2].centre.ry() += yard;
    anchors[3].centre.ry() -= yard;
    for (const NameAnchor &anchor : {around.above, around.below})
        anchors.push_back(shifted(anchor, box.right() - indent, Qt::AlignRight));
    for (const NameAnchor &anchor : {around.above, around.below})
        anchors.push_back(shifted(anchor, box.left() + indent, Qt::AlignLeft));
    // In a narrow yard rather small than not at all.
    const std::size_t large = anchors.size();
    for (const NameAnchor &anchor : {around.above, around.below}) {
        anchors.push_back(anchor);
        anchors.push_back(shifted(anchor, box.left(), Qt::AlignLeft));
        anchors.push_back(shifted(anchor, box.right(), Qt::AlignRight));
    }
    anchors.push_back(around.right);
    anchors.push_back(around.left);
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        anchors[i].italic = true;
        anchors[i].share = i < large ? 1 : 0.8;
    }
    return anchors;
}

/// Beside the foot of a barbican, where no wall is.
std::vector<NameAnchor> barbicanAnchors(const QRectF &box, double unit)
{
    Beside around = beside(box, 6 * unit);
    around.left.centre.setY(box.bottom() - 12 * unit);
    around.right.centre.setY(box.bottom() - 12 * unit);
    return {around.below, around.right, around.left, around.above};
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
    case SiegeKind::Barbican:
        return barbicanAnchors(box, unit);
    case SiegeKind::Gate:
    case SiegeKind::Rampart:
    case SiegeKind::BarbicanRampart:
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
