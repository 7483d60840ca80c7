#pragma once

#include "core/engine/pieces/store.h"

#include <algorithm>
#include <optional>

namespace merlon {

/// Cards one on the other, face up, open to everybody; of each it is known when it came there, as the game counts time
/// (turns, rounds). The order counts: the first is the one that has lain there longest.
template <std::size_t kinds, std::size_t capacity>
class Discard {
    static_assert(kinds < kHiddenPiece && capacity <= 0xFF);

public:
    Discard() { m_kinds.fill(kNoPiece); }

    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    /// Place 0 holds the card that has lain there longest.
    PieceKind operator[](std::size_t place) const { return m_kinds[place]; }
    std::uint16_t since(std::size_t place) const { return m_since[place]; }
    /// What was put there last; kNoPiece if it is empty.
    PieceKind top() const { return m_size == 0 ? kNoPiece : m_kinds[m_size - 1u]; }
    /// How many there are of a kind.
    int count(PieceKind kind) const
    {
        return static_cast<int>(std::count(m_kinds.begin(), m_kinds.begin() + m_size, kind));
    }
    /// Where the oldest card of a kind lies that came there before `time`; none if there is none.
    std::optional<std::size_t> oldestBefore(PieceKind kind, std::uint16_t time) const
    {
        for (std::size_t place = 0; place < m_size; ++place) {
            if (m_kinds[place] == kind && m_since[place] < time)
                return place;
        }
        return std::nullopt;
    }

    void put(PieceKind kind, std::uint16_t time)
    {
        assert(m_size < capacity);
        m_kinds[m_size] = kind;
        m_since[m_size++] = time;
    }
    /// Takes out the card at a place; those above it move down.
    PieceKind takeAt(std::size_t place)
    {
        assert(place < m_size);
        const PieceKind kind = m_kinds[place];
        std::copy(m_kinds.begin() + place + 1, m_kinds.begin() + m_size, m_kinds.begin() + place);
        std::copy(m_since.begin() + place + 1, m_since.begin() + m_size, m_since.begin() + place);
        m_kinds[--m_size] = kNoPiece;
        m_since[m_size] = 0;
        return kind;
    }
    /// Takes all of them: what a new draw pile is shuffled from.
    Store<kinds> takeAll()
    {
        Store<kinds> all;
        while (m_size > 0) {
            all.add(m_kinds[--m_size]);
            m_kinds[m_size] = kNoPiece;
            m_since[m_size] = 0;
        }
        return all;
    }
    template <class Act>
    void forEachSeen(Act act) const
    {
        for (std::size_t place = 0; place < m_size; ++place)
            act(m_kinds[place]);
    }

    void addTo(Hasher &hasher) const
    {
        hasher.add(m_size);
        for (std::size_t place = 0; place < m_size; ++place) {
            hasher.add(m_kinds[place]);
            hasher.add(m_since[place]);
        }
    }
    friend bool operator==(const Discard &, const Discard &) = default;

private:
    std::array<std::uint16_t, capacity> m_since {};
    std::array<PieceKind, capacity> m_kinds;
    std::uint8_t m_size = 0;
};

} // namespace merlon
