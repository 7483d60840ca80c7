#pragma once

#include "core/games/board_rule.h"

#include <span>

namespace merlon::exiles {

/// Where the rulebook tells of sections, gates, zones and ditches.
std::span<const BoardRule> boardRules();

} // namespace merlon::exiles
