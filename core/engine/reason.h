#pragma once

#include "core/engine/decision.h"

#include <array>
#include <cstdint>

namespace merlon {

/// Why a choice is not legal: a term of Vocabulary::reasons with its arguments, and the rule that says so.
/// Kind 0 means that nothing speaks against it.
///
/// Lists of choices ask for dozens of reasons and look only whether there is one. So a reason is two whole numbers,
/// which travel in registers; fields of their own would be written one by one and read back as a whole, for which
/// the processor has to wait.
class Reason {
public:
    constexpr Reason() = default;
    constexpr Reason(std::uint16_t kind, RuleId rule, std::uint16_t first = 0, std::uint16_t second = 0,
                     std::uint16_t third = 0)
        : m_head(std::uint64_t {second} << 48 | std::uint64_t {first} << 32 | std::uint64_t {rule.item} << 24
                 | std::uint64_t {rule.chapter} << 16 | kind)
        , m_tail(third)
    {
    }

    constexpr explicit operator bool() const { return m_head != 0; }
    friend constexpr bool operator==(Reason, Reason) = default;

    constexpr std::uint16_t kind() const { return static_cast<std::uint16_t>(m_head); }
    constexpr RuleId rule() const
    {
        return {static_cast<std::uint8_t>(m_head >> 16), static_cast<std::uint8_t>(m_head >> 24)};
    }
    constexpr std::array<std::uint16_t, 3> args() const
    {
        return {static_cast<std::uint16_t>(m_head >> 32), static_cast<std::uint16_t>(m_head >> 48),
                static_cast<std::uint16_t>(m_tail)};
    }

private:
    std::uint64_t m_head =
        0; ///< kind, rule, the first two arguments; 0 as a whole where nothing speaks against it
    std::uint64_t m_tail = 0; ///< the third argument
};

inline constexpr Reason kLegal {};

} // namespace merlon
