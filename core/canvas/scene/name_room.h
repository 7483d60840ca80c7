#pragma once

#include <QPolygonF>
#include <QRectF>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace merlon::canvas {

/// What lies where on the part of a board that is seen, for names that look for room. Kept by squares, so that asking is
/// quick however many places there are.
class NameRoom {
public:
    enum class Kind : std::uint8_t { Piece, Place, Name, Road };
    static constexpr int kNobody = -1;

    explicit NameRoom(const QRectF &seen);

    /// A convex shape; its number. `owner`: whose names may lie on it all the same.
    std::size_t add(Kind kind, const QPolygonF &shape, int owner = kNobody);
    /// A line and what lies at most half of the width beside it.
    void addRoad(std::span<const QPointF> line, double width);
    void remove(std::size_t number);
    /// Whether nothing of these kinds lies within a convex area, but for what is owned by `who`.
    bool isFree(const QPolygonF &area, std::span<const Kind> kinds, int who = kNobody) const;

private:
    static constexpr int kSquares = 32; ///< in each direction

    struct Shape {
        Kind kind = Kind::Piece;
        QPolygonF outline; ///< empty: removed
        int owner = kNobody;
    };
    /// Those squares that a box touches; what lies beyond the part that is seen counts for its edge.
    struct Squares {
        int left = 0;
        int right = 0;
        int top = 0;
        int bottom = 0;
    };
    using Square = std::vector<std::size_t>; ///< numbers of shapes

    Squares squaresOf(const QRectF &box) const;
    static std::size_t squareAt(int column, int row);

    QRectF m_seen;
    std::vector<Shape> m_shapes;
    std::array<Square, kSquares * kSquares> m_squares;
};

} // namespace merlon::canvas
