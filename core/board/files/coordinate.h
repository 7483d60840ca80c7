#pragma once

#include "core/base/json.h"
#include "core/base/limits.h"

#include <cmath>

namespace merlon {

/// Whether a file may name it (limits.h).
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
