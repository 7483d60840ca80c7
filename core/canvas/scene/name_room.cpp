#include "core/canvas/scene/name_room.h"

#include <QLineF>

#include <algorithm>

namespace merlon::canvas {

namespace {

/// Whether one of the sides of `a` parts it from `b`.
bool isApartAlong(const QPolygonF &a, const QPolygonF &b)
{
    for (qsizetype i = 0; i < a.size(); ++i) {
        const QPointF side = a[(i + 1) % a.size()] - a[i];
        const QPointF normal(-side.y(), side.x());
        double mostA = -1e18;
        double leastA = 1e18;
        double mostB = -1e18;
        double leastB = 1e18;
        for (const QPointF point : a) {
            mostA = std::max(mostA, QPointF::dotProduct(normal, point));
            leastA = std::min(leastA, QPointF::dotProduct(normal, point));
        }
        for (const QPointF point : b) {
            mostB = std::max(mostB, QPointF::dotProduct(normal, point));
            leastB = std::min(leastB, QPointF::dotProduct(normal, point));
        }
        if (mostA <= leastB || mostB <= leastA)
            return true;
    }
    return false;
}

/// For convex shapes.
bool overlap(const QPolygonF &a, const QPolygonF &b)
{
    return a.boundingRect().intersects(b.boundingRect()) && !isApartAlong(a, b) && !isApartAlong(b, a);
}

} // namespace

NameRoom::NameRoom(const QRectF &seen)
    : m_seen(seen.left(), seen.top(), std::max(1.0, seen.width()), std::max(1.0, seen.height()))
{
}

NameRoom::Squares NameRoom::squaresOf(const QRectF &box) const
{
    const auto number = [](double at, double from, double size) {
        const double square = (at - from) / size * kSquares;
        return static_cast<int>(std::clamp(square, 0.0, static_cast<double>(kSquares - 1)));
    };
    return {number(box.left(), m_seen.left(), m_seen.width()),
            number(box.right(), m_seen.left(), m_seen.width()),
            number(box.top(), m_seen.top(), m_seen.height()),
            number(box.bottom(), m_seen.top(), m_seen.height())};
}

std::size_t NameRoom::squareAt(int column, int row)
{
    return static_cast<std::size_t>(row * kSquares + column);
}

std::size_t NameRoom::add(Kind kind, const QPolygonF &shape, int owner)
{
    const std::size_t shapeNumber = m_shapes.size();
    m_shapes.push_back({kind, shape, owner});
    const Squares squares = squaresOf(shape.boundingRect());
    for (int row = squares.top; row <= squares.bottom; ++row) {
        for (int column = squares.left; column <= squares.right; ++column)
            m_squares[squareAt(column, row)].push_back(shapeNumber);
    }
    return shapeNumber;
}

void NameRoom::addRoad(std::span<const QPointF> line, double width)
{
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QLineF part(line[i - 1], line[i]);
        if (part.length() < 1e-6
            || !QRectF(part.p1(), part.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(m_seen))
            continue;
        const QPointF aside = QPointF(-part.dy(), part.dx()) * (width / 2 / part.length());
        add(Kind::Road, {{part.p1() + aside, part.p2() + aside, part.p2() - aside, part.p1() - aside}});
    }
}

void NameRoom::remove(std::size_t number)
{
    m_shapes[number].outline.clear();
}

bool NameRoom::isFree(const QPolygonF &area, std::span<const Kind> kinds, int who) const
{
    const auto lies = [&](std::size_t number) {
        const Shape &shape = m_shapes[number];
        return std::ranges::find(kinds, shape.kind) != kinds.end() && !shape.outline.isEmpty()
            && (who == kNobody || shape.owner != who) && overlap(area, shape.outline);
    };
    const Squares squares = squaresOf(area.boundingRect());
    for (int row = squares.top; row <= squares.bottom; ++row) {
        for (int column = squares.left; column <= squares.right; ++column) {
            if (std::ranges::any_of(m_squares[squareAt(column, row)], lies))
                return false;
        }
    }
    return true;
}

} // namespace merlon::canvas
