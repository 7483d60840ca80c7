#pragma once

#include "core/engine/pieces/store.h"

namespace merlon {

/// What each seat has laid face down before it until all are shown: a card, a bid. The owner knows it; the others know
/// that it is there.
template <std::size_t seats>
class Commitments {
public:
    Commitments() { m_values.fill(kNoPiece); }

    bool has(Seat seat) const { return m_values[seat] != kNoPiece; }
    /// Whether it is there, and known.
    bool isKnown(Seat seat) const { return m_values[seat] < kHiddenPiece; }
    /// kNoPiece if there is none, kHiddenPiece in views that do not know it.
    std::uint8_t operator[](Seat seat) const { return m_values[seat]; }

    /// `value` is below kHiddenPiece.
    void commit(Seat seat, std::uint8_t value)
    {
        assert(value < kHiddenPiece);
        m_values[seat] = value;
    }
    /// All are shown, and gone.
    void clear() { m_values.fill(kNoPiece); }

    void hideFrom(SeatSet eyes)
    {
        for (Seat seat = 0; seat < seats; ++seat) {
            if (has(seat) && !eyes.contains(seat))
                m_values[seat] = kHiddenPiece;
        }
    }
    /// Of cards: those that nobody of these seats sees.
    template <std::size_t kinds>
    void imagine(Unseen<kinds> &unseen, Random &random)
    {
        for (std::uint8_t &value : m_values) {
            if (value == kHiddenPiece)
                value = unseen.deal(random);
        }
    }
    /// Of numbers: any from 0 to `mostOf(seat)`.
    template <class MostOf>
    void imagineUpTo(MostOf mostOf, Random &random)
    {
        for (Seat seat = 0; seat < seats; ++seat) {
            if (m_values[seat] == kHiddenPiece)
                m_values[seat] =
                    static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(mostOf(seat)) + 1u));
        }
    }
    template <class Act>
    void forEachSeen(Act act) const
    {
        for (const std::uint8_t value : m_values)
            act(value);
    }

    void addTo(Hasher &hasher) const
    {
        for (const std::uint8_t value : m_values)
            hasher.add(value);
    }
    friend bool operator==(const Commitments &, const Commitments &) = default;

private:
    std::array<std::uint8_t, seats> m_values;
};

} // namespace merlon
