#pragma once

#include <pcg_random.hpp>

#include <cstdint>

namespace merlon {

/// 16 bytes of PCG with our own bounded draw: the same numbers from the same seed on every platform
/// (the distributions of the standard libraries differ).
class Random {
public:
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
        : m_engine(seed, stream)
    {
    }

    std::uint32_t next() { return m_engine(); }

    /// Uniform in [0, bound); bound > 0. Lemire's multiplication with rejection.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t {m_engine()} * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (low < threshold) {
                product = std::uint64_t {m_engine()} * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Fisher-Yates over a random access range.
    template <class Range>
    void shuffle(Range &range)
    {
        for (std::uint32_t left = static_cast<std::uint32_t>(range.size()); left > 1; --left)
            std::swap(range[left - 1], range[below(left)]);
    }

private:
    pcg32 m_engine;
};

} // namespace merlon
