#include "core/canvas/looks/siege/ground/siege_yards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

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

/// Rooms, found by where they lie.
class Rooms {
public:
    explicit Rooms(double unit)
        : m_cell((kHouseSize + kYardLength) * unit)
        , m_most(kForegroundSize.width() * unit / 2)
    {
    }

    /// How far from the middle of a house others are looked at.
    double reach() const { return m_cell; }

    void add(const Room &room) { m_cells[cellAt(room.box.center())].push_back(room); }

    /// The rooms of others about a house.
    std::vector<QRectF> near(const SiegePlace &house, std::size_t place) const
    {
        const QRectF about(house.at.x() - m_cell, house.at.y() - m_cell, 2 * m_cell, 2 * m_cell);
        const Cell first = cellAt(about.topLeft() - QPointF(m_most, m_most));
        const Cell last = cellAt(about.bottomRight() + QPointF(m_most, m_most));
        std::vector<QRectF> found;
        for (int x = first.first; x <= last.first; ++x) {
            for (int y = first.second; y <= last.second; ++y) {
                const auto cell = m_cells.find({x, y});
                if (cell == m_cells.end())
                    continue;
                for (const Room &room : cell->second) {
                    if (room.place != place && about.intersects(room.box))
                        found.push_back(room.box);
                }
            }
        }
        return found;
    }

private:
    using Cell = std::pair<int, int>;

    Cell cellAt(QPointF point) const
    {
        return {static_cast<int>(std::floor(point.x() / m_cell)),
                static_cast<int>(std::floor(point.y() / m_cell))};
    }

    double m_cell;
    double m_most; ///< half the size of the largest room
    std::map<Cell, std::vector<Room>> m_cells;
};

/// Around the middles of all houses.
QRectF boxOfHouses(const SiegeGeometry &geometry)
{
    std::vector<QPointF> middles;
    for (const SiegePlace &place : geometry.places) {
        if (place.kind == SiegeKind::Building)
            middles.push_back(place.at);
    }
    return boxOf(middles);
}

/// The rooms of all places near houses: their shapes, and the inner side of walls.
Rooms roomsOf(const SiegeGeometry &geometry)
{
    const double inner = 54 * geometry.unit;
    Rooms rooms(geometry.unit);
    const double reach = rooms.reach();
    const QRectF near = boxOfHouses(geometry).adjusted(-reach, -reach, reach, reach);
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        const SiegePlace &other = geometry.places[place];
        if (other.kind != SiegeKind::Wall) {
            const QRectF box = other.shape.boundingRect();
            if (near.intersects(box)) // a large board has thousands that are far away
                rooms.add({box, place});
            continue;
        }
        // A slanting wall is a row of small rooms.
        for (int i = -2; i <= 2; ++i) {
            QRectF part(0, 0, other.length / 4, other.length / 4);
            part.moveCenter(other.at + other.along * (other.length / 4 * i) - other.outward * (inner / 2));
            rooms.add({part, place});
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
    if (std::ranges::none_of(geometry.places,
                             [](const SiegePlace &place) { return place.kind == SiegeKind::Building; }))
        return;
    Rooms rooms = roomsOf(geometry);
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        SiegePlace &house = geometry.places[place];
        if (house.kind != SiegeKind::Building)
            continue;
        const std::vector<QRectF> others = rooms.near(house, place);
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
        rooms.add({yardOf(house, house.yard, geometry.unit), place});
    }
}

} // namespace merlon::canvas
