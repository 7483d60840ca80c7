#pragma once

#include "core/engine/decision.h"

#include <bit>
#include <cstdint>

/// What the agendas of the siege games share.
namespace merlon::siege {

/// A structure of four numbers of 16 bits, put together in a register. Written one by one they would be read back
/// as a whole before they have arrived: the processor waits for that at every choice of a list and every step.
template <class Four>
constexpr Four fourOf(std::uint16_t first, std::uint16_t a = 0, std::uint16_t b = 0, std::uint16_t c = 0)
{
    if constexpr (std::endian::native == std::endian::little)
        return std::bit_cast<Four>(std::uint64_t {c} << 48 | std::uint64_t {b} << 32 | std::uint64_t {a} << 16
                                   | first);
    else
        return std::bit_cast<Four>(std::uint64_t {first} << 48 | std::uint64_t {a} << 32
                                   | std::uint64_t {b} << 16 | c);
}

/// A rule number as it travels in a step, for questions that several rules ask.
constexpr int packed(RuleId rule)
{
    return rule.chapter << 8 | rule.item;
}

constexpr RuleId unpacked(int rule)
{
    return {static_cast<std::uint8_t>(rule >> 8), static_cast<std::uint8_t>(rule & 255)};
}

} // namespace merlon::siege
