#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/canvas/looks/board_look.h"

#include <cmath>
#include <numbers>

namespace merlon::canvas {

/// Radius of a usual plate, in symbols of size 1.
inline constexpr double kPlate = 38;

/// A place of a network as it lies on the map.
struct NetworkPlate {
    QPointF at;
    PlaceShape form = PlaceShape::Disc;
    QPainterPath shape {};
    QPointF along {1, 0}; ///< of a bar or a field: unit vector from its left to its right, seen from within
    QPointF outward {0, -1}; ///< and away from what it surrounds
    double length = 0;
    double depth = 0;
    int bars = 0; ///< so many reach as far as this place
    Terrain terrain = Terrain::Land;
    QString art {};
    QString label {};

    bool isLong() const { return form == PlaceShape::Bar || form == PlaceShape::Field; }
    bool hasPlate() const { return !isLong() && form != PlaceShape::Picture; }
    bool isFlat() const { return std::abs(outward.y()) >= std::abs(outward.x()); }
    /// Degrees, clockwise.
    double angle() const { return std::atan2(along.y(), along.x()) * 180 / std::numbers::pi; }
    bool looksLike(const NetworkPlate &other) const
    {
        return shape == other.shape && terrain == other.terrain && art == other.art && label == other.label;
    }
};

/// The places of a board in their order. `schema`: null if the family is unknown; `unit`: the size of symbols.
std::vector<NetworkPlate> platesOf(const Board &board, const BoardSchema *schema, double unit);

/// Where the pictures of a place without a plate lie: one, or as many side by side as there is room for.
std::vector<PictureSpot> pictureSpotsOn(const NetworkPlate &plate, double unit);

/// Where tokens stand at a place. `middle`: of the board; who stands beside a place stands at the other side of it.
void layTokens(const NetworkPlate &plate, std::span<const Token> tokens, QPointF middle, double unit,
               std::vector<Spot> &spots);

} // namespace merlon::canvas
