#pragma once

#include "core/base/hash.h"

#include <algorithm>
#include <cstdint>

namespace merlon {

/// A marker on a scale from `least` to `most`: a purse, a morale, a level. It stops at both ends.
template <int least, int most>
class Track {
    static_assert(least >= 0 && least <= most && most <= 0xFF);

public:
    constexpr Track() = default;
    /// Beyond an end it stands at that end.
    constexpr explicit Track(int value)
        : m_value(static_cast<std::uint8_t>(std::clamp(value, least, most)))
    {
    }

    constexpr int value() const { return m_value; }
    /// How many steps are left to the upper end, and to the lower.
    constexpr int room() const { return most - m_value; }
    constexpr int above() const { return m_value - least; }
    /// Goes so many steps, down if they are negative, and says how many of them it could go.
    constexpr int move(int steps)
    {
        const int before = m_value;
        m_value = static_cast<std::uint8_t>(std::clamp(before + steps, least, most));
        return m_value - before;
    }

    void addTo(Hasher &hasher) const { hasher.add(m_value); }
    friend constexpr bool operator==(const Track &, const Track &) = default;

private:
    std::uint8_t m_value = least;
};

} // namespace merlon
