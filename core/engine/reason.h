#pragma once

#include "core/engine/decision.h"

#include <array>
#include <cstdint>

namespace merlon {

/// Why a choice is not legal: a term of Vocabulary::reasons with its arguments, and the rule that says so.
/// Kind 0 means that nothing speaks against it.
struct Reason {
    std::uint16_t kind = 0;
    RuleId rule {};
    std::array<std::uint16_t, 3> args {};

    constexpr explicit operator bool() const { return kind != 0; }
    friend constexpr bool operator==(const Reason &, const Reason &) = default;
};

inline constexpr Reason kLegal {};

} // namespace merlon
