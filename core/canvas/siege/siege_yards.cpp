#include "core/canvas/siege/siege_yards.h"

#include <algorithm>
#include <array>

namespace merlon::canvas {

namespace {

QRectF yardOf(const SiegePlace &house, QPointF side, double unit)
{
    const double half = kHouseSize * unit / 2;
    const double depth = kYardDepth * unit;
    const double length = kYardLength * unit;
    const QSizeF size = side.x() == 0 ? QSizeF(length, depth) : QSizeF(depth, length);
    QRectF yard(QPointF(), size);
    yard.moveCenter(house.at + side * (half + depth / 2));
    return yard;
}

double overlap(const QRectF &a, const QRectF &b)
{
    const QRectF common = a & b;
    return common.isEmpty() ? 0 : common.width() * common.height();
}

/// Room that belongs to others: their shapes, and the inner side of walls.
std::vector<QRectF> roomsOf(const SiegeGeometry &geometry, std::size_t house)
{
    const double inner = 54 * geometry.unit;
    std::vector<QRectF> rooms;
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        const SiegePlace &other = geometry.places[place];
        if (place == house)
            continue;
        if (other.kind != SiegeKind::Wall) {
            rooms.push_back(other.shape.boundingRect());
            continue;
        }
        // A slanting wall is a row of small rooms.
        for (int i = -2; i <= 2; ++i) {
            QRectF part(0, 0, other.length / 4, other.length / 4);
            part.moveCenter(other.at + other.along * (other.length / 4 * i) - other.outward * (inner / 2));
            rooms.push_back(part);
        }
    }
    return rooms;
}

} // namespace

void layYards(SiegeGeometry &geometry)
{
    // Below is the usual side; the next are worse by a little each.
    static constexpr std::array<QPointF, 4> kSides {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0),
                                                    QPointF(-1, 0)};
    std::vector<QRectF> taken;
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        SiegePlace &house = geometry.places[place];
        if (house.kind != SiegeKind::Building)
            continue;
        std::vector<QRectF> rooms = roomsOf(geometry, place);
        rooms.insert(rooms.end(), taken.begin(), taken.end());
        double least = 0;
        for (std::size_t side = 0; side < kSides.size(); ++side) {
            const QRectF yard = yardOf(house, kSides[side], geometry.unit);
            double cost = static_cast<double>(side) * 60 * geometry.unit * geometry.unit;
            for (const QRectF &room : rooms)
                cost += overlap(yard, room);
            if (house.yard.isNull() || cost < least) {
                house.yard = kSides[side];
                least = cost;
            }
        }
        taken.push_back(yardOf(house, house.yard, geometry.unit));
    }
}

} // namespace merlon::canvas
