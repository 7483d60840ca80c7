#include "core/canvas/siege/ground/siege_yards.h"

#include <algorithm>
#include <array>

namespace merlon::canvas {

namespace {

QRectF yardOf(const SiegePlace &house, QPointF side, double unit)
{
    const double half = kHouseSize * unit / 2;
    const double depth = kYardDepth * unit;
    const double length = 0.72 * kYardLength * unit; // that of most
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

/// A part of the map that belongs to a place.
struct Room {
    QRectF box;
    std::size_t place = 0;
};

/// The rooms of all places: their shapes, and the inner side of walls.
std::vector<Room> roomsOf(const SiegeGeometry &geometry)
{
    const double inner = 54 * geometry.unit;
    std::vector<Room> rooms;
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        const SiegePlace &other = geometry.places[place];
        if (other.kind != SiegeKind::Wall) {
            rooms.push_back({other.shape.boundingRect(), place});
            continue;
        }
        // A slanting wall is a row of small rooms.
        for (int i = -2; i <= 2; ++i) {
            QRectF part(0, 0, other.length / 4, other.length / 4);
            part.moveCenter(other.at + other.along * (other.length / 4 * i) - other.outward * (inner / 2));
            rooms.push_back({part, place});
        }
    }
    return rooms;
}

/// The rooms of others about a house.
std::vector<QRectF> roomsNear(const std::vector<Room> &rooms, const SiegePlace &house, std::size_t place,
                              double unit)
{
    const double reach = (kHouseSize + kYardLength) * unit;
    const QRectF near(house.at.x() - reach, house.at.y() - reach, 2 * reach, 2 * reach);
    std::vector<QRectF> found;
    for (const Room &room : rooms) {
        if (room.place != place && near.intersects(room.box))
            found.push_back(room.box);
    }
    return found;
}

} // namespace

void layYards(SiegeGeometry &geometry)
{
    // Below is the usual side; the next are worse by a little each.
    static constexpr std::array<QPointF, 4> kSides {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0),
                                                    QPointF(-1, 0)};
    std::vector<Room> rooms = roomsOf(geometry);
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        SiegePlace &house = geometry.places[place];
        if (house.kind != SiegeKind::Building)
            continue;
        const std::vector<QRectF> others = roomsNear(rooms, house, place, geometry.unit);
        double least = 0;
        for (std::size_t side = 0; side < kSides.size(); ++side) {
            const QRectF yard = yardOf(house, kSides[side], geometry.unit);
            double cost = static_cast<double>(side) * 60 * geometry.unit * geometry.unit;
            for (const QRectF &room : others)
                cost += overlap(yard, room);
            if (house.yard.isNull() || cost < least) {
                house.yard = kSides[side];
                least = cost;
            }
        }
        rooms.push_back({yardOf(house, house.yard, geometry.unit), place});
    }
}

} // namespace merlon::canvas
