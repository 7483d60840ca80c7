#pragma once

#include "core/base/json.h"

#include <cmath>

namespace merlon {

/// Points from the origin that a file may name: far beyond any drawing, and near enough to be drawn.
inline constexpr double kFarthestCoordinate = 10'000;

inline bool isNearEnough(double coordinate)
{
    return std::abs(coordinate) <= kFarthestCoordinate; // false for what is no number
}

/// Whole numbers without a decimal point.
inline Json coordinateToJson(double value)
{
    constexpr double kExact = 1e15;
    if (std::abs(value) < kExact && value == std::floor(value))
        return static_cast<std::int64_t>(value);
    return value;
}

} // namespace merlon
