#pragma once

#include <cstdint>

namespace merlon::canvas {

/// Whole numbers that look as if they came by chance, from others that follow each other.
inline std::uint32_t mixedBits(std::uint32_t number)
{
    number ^= number >> 16;
    number *= 0x7feb352du;
    number ^= number >> 15;
    number *= 0x846ca68bu;
    return number ^ (number >> 16);
}

/// The same numbers at every run: a picture must not change from one drawing to the next.
class Scatter {
public:
    explicit Scatter(std::uint32_t seed)
        : m_state(seed)
    {
    }
    /// From 0 to below 1.
    double next()
    {
        m_state = m_state * 1664525u + 1013904223u;
        return static_cast<double>(m_state >> 8) / 16777216.0;
    }

private:
    std::uint32_t m_state;
};

} // namespace merlon::canvas
