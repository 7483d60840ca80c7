#pragma once

#include "core/canvas/looks/siege/ground/siege_geometry.h"
#include "core/canvas/picture/picture.h"

#include <cstddef>
#include <cstdint>

namespace merlon::canvas {

/// The parts of a place on which tokens stand.
enum class Zone : std::uint8_t { Inside, Outside, Foot, Top, Left, Right };
inline constexpr std::size_t kZones = 6;

/// Width and height of a token before rows press it together.
double sizeOfToken(const Token &token, double unit);

/// Where a token stands at a place of a kind.
Zone zoneOf(SiegeKind kind, const Token &token);

} // namespace merlon::canvas
