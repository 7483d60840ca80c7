#pragma once

#include <cstdint>
#include <string_view>

namespace merlon {

/// A 64-bit hash of a sequence of numbers, the same on every platform. Not cryptographic.
class Hasher {
public:
    void add(std::uint64_t value)
    {
        m_hash ^= value + 0x9e3779b97f4a7c15u;
        m_hash *= 0xff51afd7ed558ccdu;
        m_hash ^= m_hash >> 32;
    }

    void add(std::string_view text)
    {
        for (const char c : text)
            add(static_cast<unsigned char>(c));
        add(text.size());
    }

    std::uint64_t value() const
    {
        std::uint64_t h = m_hash;
        h ^= h >> 33;
        h *= 0xc4ceb9fe1a85ec53u;
        h ^= h >> 33;
        return h;
    }

private:
    std::uint64_t m_hash = 0x6d65726c6f6e0001u;
};

} // namespace merlon
