#pragma once

#include <array>
#include <cstdint>

namespace merlon::siege2 {

/// S2-10.3: how many pieces leave each place at most, in the minor and in the major maneuver.
inline constexpr std::array<std::uint8_t, 2> kManeuverBudgets {5, 7};

} // namespace merlon::siege2
