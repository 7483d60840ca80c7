#pragma once

#include "core/base/json.h"

#include <cmath>

namespace merlon {

/// Whole numbers without a decimal point.
inline Json coordinateToJson(double value)
{
    constexpr double kExact = 1e15;
    if (std::abs(value) < kExact && value == std::floor(value))
        return static_cast<std::int64_t>(value);
    return value;
}

} // namespace merlon
