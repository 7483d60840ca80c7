#pragma once

#include "core/games/mountain/pieces/shapes.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// The squares of a mountain as sets of bits, a word for each row: where a tile can lie is found for all squares at once.
namespace merlon::mountain {

/// A mountain has at most so many rows and columns.
inline constexpr int kGridSize = 32;

/// A place of the board, in board order.
using Cell = std::uint16_t;
inline constexpr Cell kNoCell = 0xFFFF;

/// A square by its row and column.
struct Square {
    std::int8_t row = 0;
    std::int8_t col = 0;

    constexpr bool isOnGrid() const { return row >= 0 && row < kGridSize && col >= 0 && col < kGridSize; }
    friend constexpr bool operator==(Square, Square) = default;
};
constexpr Square operator+(Square square, Offset offset)
{
    return {static_cast<std::int8_t>(square.row + offset.row),
            static_cast<std::int8_t>(square.col + offset.col)};
}

/// A set of squares.
class Squares {
public:
    constexpr bool contains(Square square) const
    {
        return square.isOnGrid() && (m_rows[static_cast<std::size_t>(square.row)] >> square.col & 1u) != 0;
    }
    constexpr void add(Square square) { m_rows[static_cast<std::size_t>(square.row)] |= bit(square); }
    constexpr void remove(Square square) { m_rows[static_cast<std::size_t>(square.row)] &= ~bit(square); }
    constexpr bool empty() const
    {
        std::uint32_t any = 0;
        for (const std::uint32_t row : m_rows)
            any |= row;
        return any == 0;
    }
    constexpr int size() const
    {
        int sum = 0;
        for (const std::uint32_t row : m_rows)
            sum += std::popcount(row);
        return sum;
    }
    constexpr std::uint32_t row(std::size_t number) const { return m_rows[number]; }

    constexpr Squares &operator|=(const Squares &other)
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rows[row] |= other.m_rows[row];
        return *this;
    }
    constexpr Squares &operator&=(const Squares &other)
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rows[row] &= other.m_rows[row];
        return *this;
    }
    /// Without those of another set.
    constexpr Squares &operator-=(const Squares &other)
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rows[row] &= ~other.m_rows[row];
        return *this;
    }
    friend constexpr Squares operator|(Squares one, const Squares &other) { return one |= other; }
    friend constexpr Squares operator&(Squares one, const Squares &other) { return one &= other; }
    friend constexpr Squares operator-(Squares one, const Squares &other) { return one -= other; }
    friend constexpr bool operator==(const Squares &, const Squares &) = default;

    /// The squares from which an offset leads into this set.
    constexpr Squares seenFrom(Offset offset) const
    {
        Squares result;
        const int first = offset.row < 0 ? -offset.row : 0;
        const int last = offset.row > 0 ? kGridSize - offset.row : kGridSize;
        for (int row = first; row < last; ++row) {
            const std::uint32_t there = m_rows[static_cast<std::size_t>(row + offset.row)];
            result.m_rows[static_cast<std::size_t>(row)] =
                offset.col >= 0 ? there >> offset.col : there << -offset.col;
        }
        return result;
    }
    /// All squares side by side with one of this set, some of its own among them.
    constexpr Squares neighbours() const
    {
        Squares result;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const std::uint32_t above = row > 0 ? m_rows[row - 1] : 0;
            const std::uint32_t below = row + 1 < m_rows.size() ? m_rows[row + 1] : 0;
            result.m_rows[row] = above | below | m_rows[row] << 1 | m_rows[row] >> 1;
        }
        return result;
    }

private:
    static constexpr std::uint32_t bit(Square square) { return std::uint32_t {1} << square.col; }

    std::array<std::uint32_t, kGridSize> m_rows {};
};

/// Calls `act(square)` for every square of a set, in reading order.
template <class Act>
constexpr void forEachSquare(const Squares &squares, Act act)
{
    for (int row = 0; row < kGridSize; ++row) {
        for (std::uint32_t left = squares.row(static_cast<std::size_t>(row)); left != 0; left &= left - 1)
            act(Square {static_cast<std::int8_t>(row), static_cast<std::int8_t>(std::countr_zero(left))});
    }
}

/// The squares that can be reached from some of a set without leaving it.
constexpr Squares floodFrom(Squares start, const Squares &within)
{
    start &= within;
    for (Squares before; before != start;) {
        before = start;
        start |= start.neighbours() & within;
    }
    return start;
}

} // namespace merlon::mountain
