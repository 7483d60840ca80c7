#pragma once

#include "core/engine/pieces/store.h"

#include <algorithm>
#include <optional>

namespace merlon {

/// Spaces with a piece each, or none, open to everybody: a market, a row of cards, the tokens of a building.
template <std::size_t spaces>
class Row {
public:
    Row() { m_pieces.fill(kNoPiece); }

    /// The piece on a space; kNoPiece if it is empty.
    PieceKind operator[](std::size_t space) const { return m_pieces[space]; }
    bool holds(PieceKind kind) const { return std::ranges::count(m_pieces, kind) > 0; }
    bool isFull() const { return !holds(kNoPiece); }
    /// The first empty space; none if the row is full.
    std::optional<std::size_t> firstFree() const { return find(kNoPiece); }

    /// Puts a piece, or nothing, on a space, instead of what lies there.
    void set(std::size_t space, PieceKind kind) { m_pieces[space] = kind; }
    /// Puts a piece on the first empty space; there is one.
    void put(PieceKind kind) { m_pieces[*firstFree()] = kind; }
    /// Empties the first space with such a piece; there is one.
    void take(PieceKind kind) { m_pieces[*find(kind)] = kNoPiece; }

    auto begin() const { return m_pieces.begin(); }
    auto end() const { return m_pieces.end(); }
    template <class Act>
    void forEachSeen(Act act) const
    {
        for (const PieceKind kind : m_pieces)
            act(kind);
    }

    void addTo(Hasher &hasher) const
    {
        for (const PieceKind kind : m_pieces)
            hasher.add(kind);
    }
    friend bool operator==(const Row &, const Row &) = default;

private:
    std::optional<std::size_t> find(PieceKind kind) const
    {
        const auto found = std::ranges::find(m_pieces, kind);
        if (found == m_pieces.end())
            return std::nullopt;
        return static_cast<std::size_t>(found - m_pieces.begin());
    }

    std::array<PieceKind, spaces> m_pieces;
};

} // namespace merlon
