#include "core/canvas/looks/network_names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace merlon::canvas {

namespace {

constexpr double kHalfLine = 11;   ///< of a name that is turned
constexpr double kDotRadius = 4.6; ///< of a dot for a level
constexpr double kDotGap = 9;      ///< from the edge of a plate to the middle of its dots

/// Of a name along a plate: never upside down.
double readableAngle(const NetworkPlate &plate)
{
    const double angle = plate.angle();
    return angle > 90 || angle <= -90 ? angle + (angle > 0 ? -180 : 180) : angle;
}

/// Along the outer edge of a field, so far from its middle.
NameAnchor anchorWithin(const NetworkPlate &plate, double along, double room, double unit)
{
    const double away = std::max(0.0, plate.depth / 2 - 14 * unit);
    return {plate.at + plate.outward * away + plate.along * along,
            true,
            Qt::AlignCenter,
            readableAngle(plate),
            0.9,
            room,
            true};
}

/// Beyond the outer edge of a field.
NameAnchor anchorBeyond(const NetworkPlate &plate, double unit)
{
    const double away = plate.depth / 2 + kHalfLine * unit;
    return {plate.at + plate.outward * away,
            true,
            Qt::AlignCenter,
            readableAngle(plate),
            0.9,
            1.2 * plate.length};
}

/// How far from the middle of a bar its name and its dots lie, to the left or the top of the map.
double wayAside(const NetworkPlate &bar)
{
    const double share = bar.isFlat() ? 0.24 : 0.31;
    const bool isTurned = bar.isFlat() ? bar.along.x() < 0 : bar.along.y() < 0;
    return (isTurned ? share : -share) * bar.length;
}

/// Neither level nor upright: what is written beside it lies along it.
bool isAskew(const NetworkPlate &plate)
{
    constexpr double kLeast = 0.4; // of a unit vector
    return std::min(std::abs(plate.outward.x()), std::abs(plate.outward.y())) > kLeast;
}

/// At the inner side of a bar, so far from its middle.
NameAnchor anchorBehind(const NetworkPlate &plate, double along, double gap, double unit)
{
    const QPointF edge = plate.at + plate.along * along - plate.outward * (plate.depth / 2);
    const QPointF at = edge - plate.outward * gap;
    if (isAskew(plate))
        return {at - plate.outward * (kHalfLine * unit), false, Qt::AlignCenter, readableAngle(plate)};
    if (plate.isFlat())
        return {at, false, plate.outward.y() < 0 ? Qt::AlignTop : Qt::AlignBottom};
    return {at, false, plate.outward.x() < 0 ? Qt::AlignLeft : Qt::AlignRight};
}

/// At its outer side, along it.
NameAnchor anchorBefore(const NetworkPlate &plate, double along, double unit)
{
    const double away = plate.depth / 2 + kHalfLine * unit;
    return {plate.at + plate.along * along + plate.outward * away, false, Qt::AlignCenter,
            readableAngle(plate)};
}

} // namespace

std::vector<NameAnchor> nameAnchorsOf(const NetworkPlate &plate, double unit)
{
    constexpr double kNarrow = 44; ///< fields that are no deeper are told when they are asked
    const double gap = 3 * unit;
    const double belowDots = (kDotGap + kDotRadius + 2) * unit;
    std::vector<NameAnchor> anchors;
    if (plate.form == PlaceShape::Field && plate.depth < kNarrow * unit)
        return anchors;
    if (plate.form == PlaceShape::Field) { // beside its middle there is no way
        anchors.push_back(anchorBeyond(plate, unit));
        anchors.push_back(anchorWithin(plate, 0, 0.92 * plate.length, unit));
        for (const double share : {-0.25, 0.25})
            anchors.push_back(anchorWithin(plate, share * plate.length, 0.45 * plate.length, unit));
    }
    if (plate.form == PlaceShape::Bar) {
        const double aside = wayAside(plate);
        for (const double along : {aside, -aside})
            anchors.push_back(anchorBehind(plate, along, belowDots, unit));
        if (isAskew(plate)) { // the room behind it is that of a corner
            for (const double along : {aside, -aside})
                anchors.push_back(anchorBefore(plate, along, unit));
        }
    }
    const QRectF box = plate.shape.boundingRect();
    const double below = plate.form == PlaceShape::Picture ? belowDots : gap;
    std::array<NameAnchor, 4> around {{{{box.center().x(), box.bottom() + below}, false, Qt::AlignTop},
                                       {{box.center().x(), box.top() - gap}, false, Qt::AlignBottom},
                                       {{box.right() + gap, box.center().y()}, false, Qt::AlignLeft},
                                       {{box.left() - gap, box.center().y()}, false, Qt::AlignRight}}};
    if (plate.form == PlaceShape::Field) {
        for (NameAnchor &anchor : around) { // in the same letters as on it
            anchor.italic = anchors.front().italic;
            anchor.share = anchors.front().share;
        }
    }
    anchors.insert(anchors.end(), around.begin(), around.end());
    return anchors;
}

LevelDots levelDotsAt(const NetworkPlate &plate, double unit, int count)
{
    const double step = 12.5 * unit;
    QPointF middle = plate.at + QPointF(0, plate.shape.boundingRect().height() / 2 + kDotGap * unit);
    QPointF along(step, 0);
    if (plate.isLong()) {
        const double aside = plate.form == PlaceShape::Bar ? wayAside(plate) : 0;
        middle = plate.at + plate.along * aside - plate.outward * (plate.depth / 2 + kDotGap * unit);
        const bool isTurned = plate.isFlat() ? plate.along.x() < 0 : plate.along.y() < 0;
        along = plate.along * (isTurned ? -step : step);
    }
    return {middle - along * ((count - 1) / 2.0), along, kDotRadius * unit, count};
}

} // namespace merlon::canvas
