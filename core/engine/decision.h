#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace merlon {

/// A seat of the game, counted from 0, or one of the special deciders below.
using Seat = std::uint8_t;

inline constexpr Seat kChance = 0xFD;   ///< dice, card and bag draws
inline constexpr Seat kSomebody = 0xFE; ///< a seat whose identity the viewer may not know
inline constexpr Seat kNobody = 0xFF;   ///< the game is over

inline constexpr int kMaxSeats = 16;

/// A set of seats. The empty set is a spectator.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats)
    {
        for (const Seat seat : seats)
            add(seat);
    }
    static constexpr SeatSet all() { return fromBits(0xFFFF); }
    static constexpr SeatSet fromBits(std::uint16_t bits)
    {
        SeatSet set;
        set.m_bits = bits;
        return set;
    }

    constexpr void add(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits | (1u << seat)); }
    constexpr bool contains(Seat seat) const { return seat < kMaxSeats && (m_bits >> seat & 1u) != 0; }
    constexpr bool intersects(SeatSet other) const { return (m_bits & other.m_bits) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr std::uint16_t bits() const { return m_bits; }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    std::uint16_t m_bits = 0;
};

/// A number of a rulebook without its prefix: {6, 3} is S2-6.3 in Siege II. A book may begin with a chapter 0; where
/// item is 0 as well, no rule is meant.
struct RuleId {
    std::uint8_t chapter = 0;
    std::uint8_t item = 0;

    constexpr bool isNone() const { return chapter == 0 && item == 0; }

    friend constexpr auto operator<=>(RuleId, RuleId) = default;
};

/// Who has to choose what, now.
///
/// Longer than two registers on purpose, so that it is returned in memory: into registers its fields would be written
/// one by one and read back as a whole, for which the processor has to wait at every choice.
struct alignas(32) Decision {
    Seat seat = kNobody;
    std::uint16_t kind = 0;                ///< index into Vocabulary::decisions
    std::array<std::uint16_t, 3> about {}; ///< arguments of the decision's term
    std::uint8_t depth = 0;                ///< above 0: inside a sequence of small choices
    bool ask = false;                      ///< must be put to the seat even with a single choice
    RuleId rule {};

    friend constexpr bool operator==(const Decision &, const Decision &) = default;
};

} // namespace merlon
