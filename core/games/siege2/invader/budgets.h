#pragma once

#include <array>
#include <cstdint>

namespace merlon::siege2 {

/// S2-10.3: how many pieces leave each place at most, in the minor and in the major maneuver.
inline constexpr std::array<std::uint8_t, 2> kManeuverBudgets {5, 7};
inline constexpr int kMinorBudget = kManeuverBudgets[0];
inline constexpr int kMajorBudget = kManeuverBudgets[1];

/// S2-10.2: what they give the defender.
inline constexpr std::array<std::uint8_t, 2> kManeuverHourglasses {3, 5};

/// S2-10.5: the siege tower among the pieces that march, as a value of Type::InvaderPiece; below it are the units.
inline constexpr int kSiegeTowerPiece = 3;

} // namespace merlon::siege2
