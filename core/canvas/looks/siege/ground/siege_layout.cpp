#include "core/canvas/looks/siege/ground/siege_layout.h"

#include "core/canvas/looks/siege/tokens/token_zones.h"
#include "core/canvas/picture/token_rows.h"

#include <algorithm>
#include <array>

namespace merlon::canvas {

namespace {

constexpr double kFoot = kWallThickness * 0.66; ///< of a wall, from its middle
constexpr double kBeforeWall = 108;             ///< how far invaders may stand before a wall

/// Where the tokens of a zone of a place begin and in which direction they go on.
TokenRows rowsAtWall(const SiegePlace &wall, Zone zone, double unit)
{
    const double foot = kFoot * unit;
    const double length = std::max(wall.length - 6 * unit, 60 * unit);
    switch (zone) {
    case Zone::Inside:
        return {wall.at - wall.outward * foot, wall.along, -wall.outward, length * 0.94, 2};
    case Zone::Outside:
        return {wall.at + wall.outward * foot, wall.along, wall.outward, length, 2};
    case Zone::Foot:
        return {wall.at + wall.outward * foot, wall.along, wall.outward, length, 2, 0.64};
    case Zone::Top:
    case Zone::Left:
    case Zone::Right:
        break;
    }
    return {wall.at, wall.along, {}, length * 0.84, 1};
}

/// Beside an earthwork, on the side that is further from the middle of the map for machines.
TokenRows rowsAtRampart(const SiegePlace &rampart, Zone zone, double unit)
{
    const double width = kRampartSize.width() * unit;
    const double height = kRampartSize.height() * unit;
    switch (zone) {
    case Zone::Left:
        return {rampart.at - QPointF(width * 0.5, 0), {0, 1}, {-1, 0}, height, 2};
    case Zone::Right:
        return {rampart.at + QPointF(width * 0.5, 0), {0, 1}, {1, 0}, height, 2};
    case Zone::Inside:
    case Zone::Outside:
    case Zone::Foot:
    case Zone::Top:
        break;
    }
    return {rampart.at, {1, 0}, {}, width * 0.94, 2};
}

TokenRows rowsAtBuilding(const SiegePlace &house, Zone zone, double unit)
{
    const double half = kHouseSize * unit / 2;
    if (zone == Zone::Right) // on the roof
        return {house.at + QPointF(half * 0.75, -half * 0.75), {1, 0}, {}, 1.6 * half, 1};
    const QPointF grow = house.yard;
    const QPointF along = grow.x() == 0 ? QPointF(1, 0) : QPointF(0, 1);
    return {house.at + grow * (half * 1.02), along, grow, kYardLength * unit, 2};
}

TokenRows rowsAtTower(const SiegePlace &tower, Zone zone, double unit)
{
    if (zone == Zone::Top)
        return {tower.at + tower.outward * (kTowerRadius * 0.72 * unit), tower.along, tower.outward,
                60 * unit, 1};
    return {tower.at - tower.outward * (4 * unit), tower.along, {}, 2.2 * kTowerRadius * unit, 1};
}

TokenRows rowsAtBarbican(const SiegePlace &gate, Zone zone, double unit)
{
    const double size = kBarbicanSize * unit;
    const QPointF outward = gate.outward;
    if (zone == Zone::Foot)
        return {gate.at + outward * (size * 0.36), gate.along, outward, size, 1};
    const QPointF middle = zone == Zone::Top ? gate.at - outward * (size * 0.3) : gate.at;
    return {middle, gate.along, {}, size * 0.86, 2};
}

TokenRows rowsAtCamp(const SiegePlace &camp, Zone zone, double unit)
{
    const QSizeF size = camp.kind == SiegeKind::Foreground ? kForegroundSize * unit
        : camp.kind == SiegeKind::Courtyard                ? kCourtyardSize * unit
        : camp.kind == SiegeKind::Gate                     ? QSizeF(kGateSize, kGateSize) * unit
                                                           : kMaraudersSize * unit;
    if (camp.kind == SiegeKind::Foreground && zone == Zone::Foot)
        return {camp.at + QPointF(0, 8 * unit), {1, 0}, {0, 1}, size.width() * 0.8, 1};
    if (camp.kind == SiegeKind::Foreground)
        return {camp.at + QPointF(0, 4 * unit), {1, 0}, {0, -1}, size.width() * 0.74, 1};
    return {camp.at, {1, 0}, {}, size.width() * 0.86, 2};
}

TokenRows rowsOf(const SiegePlace &place, Zone zone, double unit)
{
    switch (place.kind) {
    case SiegeKind::Wall:
        return rowsAtWall(place, zone, unit);
    case SiegeKind::Rampart:
    case SiegeKind::BarbicanRampart:
        return rowsAtRampart(place, zone, unit);
    case SiegeKind::Barbican:
        return rowsAtBarbican(place, zone, unit);
    case SiegeKind::Building:
        return rowsAtBuilding(place, zone, unit);
    case SiegeKind::Tower:
        return rowsAtTower(place, zone, unit);
    case SiegeKind::Gate:
    case SiegeKind::Courtyard:
    case SiegeKind::Foreground:
    case SiegeKind::Marauders:
    case SiegeKind::Other:
        return rowsAtCamp(place, zone, unit);
    }
    return {};
}

Thing thingOf(const Token &token, int place, int link)
{
    return {place, link, token.type, token.key};
}

/// Presses what stands before a wall together if it would reach too far into the field.
void press(const SiegePlace &wall, double foot, double depth, double most,
           std::array<std::vector<Spot>, kZones> &zones)
{
    if (depth <= most)
        return;
    const double scale = most / depth;
    for (const Zone zone : {Zone::Foot, Zone::Outside}) {
        for (Spot &spot : zones[static_cast<std::size_t>(zone)]) {
            const double away = QPointF::dotProduct(spot.centre - wall.at, wall.outward) - foot;
            spot.centre += wall.outward * (away * (scale - 1));
            spot.size *= scale;
        }
    }
}

void layPlace(const SiegeGeometry &geometry, const PlacePicture &picture, int index, std::vector<Spot> &spots)
{
    const SiegePlace &place = geometry.places[static_cast<std::size_t>(index)];
    std::array<std::vector<Spot>, kZones> zones;
    for (std::size_t i = 0; i < picture.tokens.size(); ++i) {
        const Token &token = picture.tokens[i];
        Spot spot {thingOf(token, index, -1), index, -1, i, {}, sizeOfToken(token, geometry.unit)};
        zones[static_cast<std::size_t>(zoneOf(place.kind, token))].push_back(spot);
    }
    const bool isWide = place.kind == SiegeKind::Rampart || place.kind == SiegeKind::Foreground;
    const bool hasSpaces = std::ranges::any_of(picture.tokens, &Token::hollow);
    double footDepth = 0;
    double outerDepth = 0;
    for (const Zone zone : {Zone::Foot, Zone::Inside, Zone::Outside, Zone::Top, Zone::Left, Zone::Right}) {
        std::vector<Spot> &stand = zones[static_cast<std::size_t>(zone)];
        TokenRows rows = rowsOf(place, zone, geometry.unit);
        if (zone == Zone::Inside && isWide && hasSpaces) // rather in one more row than small
            ++rows.most;
        if (zone == Zone::Outside) // beyond what lies at the foot of the wall
            rows.base += rows.grow * footDepth;
        const double depth = layRows(rows, stand);
        if (zone == Zone::Foot)
            footDepth = depth;
        if (zone == Zone::Foot || zone == Zone::Outside)
            outerDepth += depth;
    }
    if (place.kind == SiegeKind::Wall)
        press(place, kFoot * geometry.unit, outerDepth, kBeforeWall * geometry.unit, zones);
    // Small things lie below units, so that the number of a unit is never hidden.
    for (const Zone zone : {Zone::Top, Zone::Foot, Zone::Left, Zone::Right, Zone::Inside, Zone::Outside}) {
        const std::vector<Spot> &stand = zones[static_cast<std::size_t>(zone)];
        spots.insert(spots.end(), stand.begin(), stand.end());
    }
}

void layLink(const SiegeGeometry &geometry, const LinkPicture &picture, int index, std::vector<Spot> &spots)
{
    const std::vector<QPointF> &trail = geometry.trails[static_cast<std::size_t>(index)];
    if (trail.empty() || picture.tokens.empty())
        return;
    const double size = 27 * geometry.unit;
    const PointOnLine middle = pointOnLine(trail, 0.52);
    const double first = -(static_cast<double>(picture.tokens.size()) - 1) / 2;
    for (std::size_t i = 0; i < picture.tokens.size(); ++i) {
        const double along = (first + static_cast<double>(i)) * size * 1.05;
        spots.push_back({thingOf(picture.tokens[i], -1, index), -1, index, i,
                         middle.point + middle.direction * along, size});
    }
}

} // namespace

std::vector<Spot> siegeLayout(const SiegeGeometry &geometry, const Picture &picture)
{
    std::vector<Spot> spots;
    const std::size_t links = std::min(picture.links.size(), geometry.trails.size());
    for (std::size_t link = 0; link < links; ++link)
        layLink(geometry, picture.links[link], static_cast<int>(link), spots);
    const std::size_t places = std::min(picture.places.size(), geometry.places.size());
    for (std::size_t place = 0; place < places; ++place) {
        if (!picture.places[place].tokens.empty())
            layPlace(geometry, picture.places[place], static_cast<int>(place), spots);
    }
    return spots;
}

} // namespace merlon::canvas
