#include "core/canvas/siege/ground/siege_geometry.h"

#include "core/canvas/siege/ground/siege_ring.h"
#include "core/canvas/siege/ground/siege_trails.h"
#include "core/canvas/siege/ground/siege_yards.h"

#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace merlon::canvas {

namespace {

SiegeKind kindOf(const Place &place)
{
    static constexpr std::array<std::pair<std::string_view, SiegeKind>, 9> kKinds {{
        {"wall", SiegeKind::Wall},
        {"tower", SiegeKind::Tower},
        {"gate", SiegeKind::Gate},
        {"building", SiegeKind::Building},
        {"courtyard", SiegeKind::Courtyard},
        {"rampart", SiegeKind::Rampart},
        {"barbican-rampart", SiegeKind::BarbicanRampart},
        {"foreground", SiegeKind::Foreground},
        {"marauders", SiegeKind::Marauders},
    }};
    for (const auto &[key, kind] : kKinds) {
        if (place.kind == key)
            return kind;
    }
    return SiegeKind::Other;
}

/// Gates to which a path leads from a barbican rampart.
void findBarbicans(SiegeGeometry &geometry, const Board &board)
{
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (link.kind == "path" && from && to && geometry.places[*to].kind == SiegeKind::Gate
            && geometry.places[*from].kind == SiegeKind::BarbicanRampart)
            geometry.places[*to].kind = SiegeKind::Barbican;
    }
}

QPointF centreOf(const SiegeGeometry &geometry)
{
    QPointF sum;
    int count = 0;
    for (const SiegePlace &place : geometry.places) {
        if (place.kind != SiegeKind::Wall && place.kind != SiegeKind::Tower)
            continue;
        sum += place.at;
        ++count;
    }
    return count > 0 ? sum / count : QPointF(500 * kSiegeStretch, 500);
}

/// A bank of earth with its corners up and down.
QPainterPath hexagon(QPointF at, QSizeF size)
{
    const double x = size.width() / 2;
    const double y = size.height() / 2;
    QPainterPath path;
    path.addPolygon(QPolygonF({at + QPointF(0, -y), at + QPointF(x, -y / 2), at + QPointF(x, y / 2),
                               at + QPointF(0, y), at + QPointF(-x, y / 2), at + QPointF(-x, -y / 2)}));
    path.closeSubpath();
    return path;
}

QPainterPath oval(QPointF at, QSizeF size)
{
    QPainterPath path;
    path.addEllipse(at, size.width() / 2, size.height() / 2);
    return path;
}

QPainterPath box(QPointF at, double width, double height)
{
    QPainterPath path;
    path.addRect(at.x() - width / 2, at.y() - height / 2, width, height);
    return path;
}

QPainterPath strip(const SiegePlace &wall, double thickness)
{
    const QPointF half = wall.along * (wall.length / 2);
    const QPointF side = wall.outward * (thickness / 2);
    QPainterPath path;
    path.addPolygon(QPolygonF(
        {wall.at - half + side, wall.at + half + side, wall.at + half - side, wall.at - half - side}));
    path.closeSubpath();
    return path;
}

QPainterPath shapeOf(const SiegePlace &place, double unit)
{
    switch (place.kind) {
    case SiegeKind::Wall:
        return strip(place, kWallThickness * 1.25 * unit);
    case SiegeKind::Tower:
        return oval(place.at, QSizeF(2, 2) * (kTowerRadius * unit));
    case SiegeKind::Gate:
    case SiegeKind::Barbican:
        return box(place.at, sizeOfGate(place.kind) * unit, sizeOfGate(place.kind) * unit);
    case SiegeKind::Building:
        return box(place.at, kHouseSize * unit, kHouseSize * unit);
    case SiegeKind::Courtyard:
        return oval(place.at, kCourtyardSize * unit);
    case SiegeKind::Rampart:
    case SiegeKind::BarbicanRampart:
        return hexagon(place.at, kRampartSize * unit);
    case SiegeKind::Foreground:
        return oval(place.at, kForegroundSize * unit);
    case SiegeKind::Marauders:
        return oval(place.at, kMaraudersSize * unit);
    case SiegeKind::Other:
        return oval(place.at, QSizeF(60, 60) * unit);
    }
    return {};
}

QString artOf(const Place &place)
{
    const auto type = place.attributes.find("type");
    if (place.kind != "building" || type == place.attributes.end())
        return {};
    const std::string *key = std::get_if<std::string>(&type->second);
    return key ? QString::fromStdString(*key) : QString();
}

void orient(SiegeGeometry &geometry)
{
    for (SiegePlace &place : geometry.places) {
        const QPointF spoke = place.at - geometry.centre;
        const double length = std::hypot(spoke.x(), spoke.y());
        place.outward = length > 1e-9 ? spoke / length : QPointF(0, 1);
        place.along = QPointF(-place.outward.y(), place.outward.x());
    }
}

QRectF boundsOf(const SiegeGeometry &geometry)
{
    QRectF bounds;
    for (const SiegePlace &place : geometry.places)
        bounds |= place.shape.boundingRect();
    for (const std::vector<QPointF> &trail : geometry.trails)
        bounds |= QPolygonF(QList<QPointF>(trail.begin(), trail.end())).boundingRect();
    if (bounds.isEmpty())
        bounds = QRectF(0, 0, 1000 * kSiegeStretch, 1000);
    constexpr double kMargin = 34;
    constexpr double kNames = 18; ///< below the lowest places
    return bounds.adjusted(-kMargin, -kMargin, kMargin, kMargin + kNames);
}

} // namespace

SiegeGeometry siegeGeometry(const Board &board)
{
    constexpr double kPlacesInFullSize = 48;
    SiegeGeometry geometry;
    const double count = static_cast<double>(board.places().size());
    geometry.unit = std::sqrt(kPlacesInFullSize / std::max(kPlacesInFullSize, count));
    for (const Place &place : board.places()) {
        SiegePlace &laid = geometry.places.emplace_back();
        laid.kind = kindOf(place);
        laid.at = {place.at.x * kSiegeStretch, place.at.y};
        laid.art = artOf(place);
    }
    findBarbicans(geometry, board);
    geometry.centre = centreOf(geometry);
    orient(geometry);
    layRing(geometry, board);
    for (SiegePlace &place : geometry.places)
        place.shape = shapeOf(place, geometry.unit);
    layYards(geometry);
    layTrails(geometry, board);
    geometry.bounds = boundsOf(geometry);
    return geometry;
}

} // namespace merlon::canvas
