#include "core/canvas/looks/siege/ground/siege_outline.h"

#include <algorithm>
#include <cmath>

namespace merlon::canvas {

namespace {

constexpr double kWallOutline = 1.25 * kWallThickness; ///< its thickness

struct Outline {
    enum class Form : std::uint8_t { Strip, Oval, Box, Hexagon } form;
    QSizeF size;
};

Outline outlineOf(const SiegePlace &place)
{
    using Form = Outline::Form;
    switch (place.kind) {
    case SiegeKind::Wall:
        return {Form::Strip, {0, kWallOutline}};
    case SiegeKind::Tower:
        return {Form::Oval, {2 * kTowerRadius, 2 * kTowerRadius}};
    case SiegeKind::Gate:
    case SiegeKind::Barbican:
        return {Form::Box, {sizeOfGate(place.kind), sizeOfGate(place.kind)}};
    case SiegeKind::Building:
        return {Form::Box, {kHouseSize, kHouseSize}};
    case SiegeKind::Courtyard:
        return {Form::Oval, kCourtyardSize};
    case SiegeKind::Rampart:
    case SiegeKind::BarbicanRampart:
        return {Form::Hexagon, kRampartSize};
    case SiegeKind::Foreground:
        return {Form::Oval, kForegroundSize};
    case SiegeKind::Marauders:
        return {Form::Oval, kMaraudersSize};
    case SiegeKind::Other:
        break;
    }
    return {Form::Oval, {60, 60}};
}

/// A bank of earth with its corners up and down.
QPolygonF hexagon(QPointF at, double x, double y)
{
    return QPolygonF({at + QPointF(0, -y), at + QPointF(x, -y / 2), at + QPointF(x, y / 2),
                      at + QPointF(0, y), at + QPointF(-x, y / 2), at + QPointF(-x, -y / 2)});
}

QPolygonF strip(const SiegePlace &wall, double thickness)
{
    const QPointF half = wall.along * (wall.length / 2);
    const QPointF side = wall.outward * (thickness / 2);
    return QPolygonF(
        {wall.at - half + side, wall.at + half + side, wall.at + half - side, wall.at - half - side});
}

} // namespace

QPainterPath shapeOf(const SiegePlace &place, double unit)
{
    const auto [form, size] = outlineOf(place);
    const double x = size.width() * unit / 2;
    const double y = size.height() * unit / 2;
    QPainterPath path;
    switch (form) {
    case Outline::Form::Strip:
        path.addPolygon(strip(place, size.height() * unit));
        break;
    case Outline::Form::Oval:
        path.addEllipse(place.at, x, y);
        return path;
    case Outline::Form::Box:
        path.addRect(place.at.x() - x, place.at.y() - y, 2 * x, 2 * y);
        return path;
    case Outline::Form::Hexagon:
        path.addPolygon(hexagon(place.at, x, y));
        break;
    }
    path.closeSubpath();
    return path;
}

/// A little smaller than the walls are thick: lines that only touch are hard to join.
QPainterPath jointAt(QPointF end, double unit)
{
    const double radius = 0.98 * kWallOutline / 2 * unit;
    QPainterPath disc;
    disc.addEllipse(end, radius, radius);
    return disc;
}

double partInside(const SiegePlace &place, double unit, QPointF way)
{
    const auto [form, size] = outlineOf(place);
    const double x = std::abs(way.x()) / (size.width() * unit / 2);
    const double y = std::abs(way.y()) / (size.height() * unit / 2);
    double outlines = 0; // how often the way is as long as from the middle to the outline
    switch (form) {
    case Outline::Form::Strip:
        break;
    case Outline::Form::Oval:
        outlines = std::hypot(x, y);
        break;
    case Outline::Form::Box:
        outlines = std::max(x, y);
        break;
    case Outline::Form::Hexagon:
        outlines = std::max(x, y + x / 2);
        break;
    }
    return outlines > 1 ? 1 / outlines : 1;
}

} // namespace merlon::canvas
