#pragma once

#include "core/games/board_rule.h"

#include <span>

namespace merlon::siege2 {

/// Where the rulebook tells of the places, links and attributes of boards, and of what the checks ask for.
std::span<const BoardRule> boardRules();

} // namespace merlon::siege2
