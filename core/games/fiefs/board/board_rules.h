#pragma once

#include "core/games/board_rule.h"

#include <span>

namespace merlon::fiefs {

/// Where the rulebook tells of castles, territories and lakes.
std::span<const BoardRule> boardRules();

} // namespace merlon::fiefs
