#pragma once

#include "core/board/attributes/schema.h"

#include <array>
#include <string_view>

namespace merlon::exiles {

/// Boards of a ring of fortifications around a city, with fronts before it (section 3 of the rules).
const BoardSchema &exilesSchema();

inline constexpr std::string_view kTower = "tower"; ///< a form of sections; the other is `wall`

/// Numbers and words of links, which the schema knows.
std::int64_t fromLevelOf(const Link &link);
std::string flankSideOf(const Link &link);

} // namespace merlon::exiles
