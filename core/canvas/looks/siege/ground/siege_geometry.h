#pragma once

#include "core/board/board.h"

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace merlon::canvas {

enum class SiegeKind : std::uint8_t {
    Wall,
    Tower,
    Gate,
    Barbican, ///< a gate before which a ram may stand
    Building,
    Courtyard,
    Rampart,
    BarbicanRampart,
    Foreground,
    Marauders,
    Other,
};

/// A place of a siege board on the map.
struct SiegePlace {
    SiegeKind kind = SiegeKind::Other;
    QPointF at;                         ///< middle
    QPointF along;                      ///< unit vector: along a wall, across the way to the fortress
    QPointF outward;                    ///< unit vector away from the fortress
    double length = 0;                  ///< of a wall
    QPainterPath shape;                 ///< what one points at
    QString art;                        ///< picture of a building, else empty
    QPointF yard;                       ///< unit vector from a building to the pieces that belong to it
    bool isBreached = false;            ///< a wall through which invaders have come
    std::vector<std::size_t> towers {}; ///< of a wall: at which it ends
};

/// The places that a link joins, by number.
struct LinkEnds {
    static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
    std::size_t from = kNowhere;
    std::size_t to = kNowhere;

    bool areThere() const { return from != kNowhere && to != kNowhere; }
};

/// Where everything of a siege board lies, in scene coordinates.
struct SiegeGeometry {
    double unit = 1; ///< size of symbols
    QPointF centre;  ///< of the fortress
    std::vector<SiegePlace> places;
    std::vector<LinkEnds> ends;               ///< by link
    std::vector<std::vector<QPointF>> trails; ///< by link; empty for links that are no paths
    std::vector<QRectF> trailBoxes;           ///< around them
    QPolygonF fortress;                       ///< its ground, along the walls
    std::vector<QLineF> gaps;                 ///< of the ring of walls
    std::vector<QPointF> joints;              ///< where two walls meet without a tower
    QRectF bounds;
};

/// Boards are drawn a little wider than high, as windows are.
inline constexpr double kSiegeStretch = 1.12;

inline constexpr double kWallThickness = 24;
inline constexpr double kTowerRadius = 25;
inline constexpr QSizeF kRampartSize {92, 82};
inline constexpr QSizeF kForegroundSize {204, 138};
inline constexpr QSizeF kMaraudersSize {112, 86};
inline constexpr QSizeF kCourtyardSize {170, 106};
inline constexpr double kHouseSize = 58;
inline constexpr double kYardLength = 116; ///< room for the pieces of a building
inline constexpr double kYardDepth = 42;
inline constexpr double kGateSize = 76;
inline constexpr double kBarbicanSize = 98;
inline constexpr double kTrailWidth = 15;

/// Whether a place closes the ring of walls and has the size of its picture.
constexpr bool isGate(SiegeKind kind)
{
    return kind == SiegeKind::Gate || kind == SiegeKind::Barbican;
}
constexpr double sizeOfGate(SiegeKind kind)
{
    return kind == SiegeKind::Barbican ? kBarbicanSize : kGateSize;
}

/// `before`: of another state of the board: symbols keep their size unless it has become much too large or too small,
/// and what has stayed as it was is not made again.
SiegeGeometry siegeGeometry(const Board &board, const SiegeGeometry *before = nullptr);

/// Around the points of a line; nothing for none.
QRectF boxOf(const std::vector<QPointF> &line);

/// The point at a part (0 to 1) of the length of a line, with the direction there.
struct PointOnLine {
    QPointF point;
    QPointF direction;
};
PointOnLine pointOnLine(const std::vector<QPointF> &line, double part);

} // namespace merlon::canvas
