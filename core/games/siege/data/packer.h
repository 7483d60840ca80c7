#pragma once

#include "core/base/hash.h"
#include "core/games/siege/pieces/units.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace merlon::siege {

/// Gathers small numbers into words before they are hashed.
class Packer {
public:
    template <class... Values>
    void add(Values... values)
    {
        (addByte(static_cast<std::uint8_t>(values)), ...);
    }
    void add(const Units &units) { add(units[0], units[1], units[2]); }
    template <class Value, std::size_t size>
    void addAll(const std::array<Value, size> &values)
    {
        for (const Value value : values)
            add(value);
    }
    void addWide(std::uint64_t value)
    {
        for (int shift = 0; shift < 64; shift += 16)
            add(value >> shift, value >> (shift + 8));
    }
    std::uint64_t value()
    {
        m_hasher.add(m_word);
        return m_hasher.value();
    }

private:
    void addByte(std::uint8_t byte)
    {
        m_word = m_word << 8 | byte;
        if (++m_count % 8 == 0)
            m_hasher.add(std::exchange(m_word, 0));
    }

    Hasher m_hasher;
    std::uint64_t m_word = 0;
    unsigned m_count = 0;
};

} // namespace merlon::siege
