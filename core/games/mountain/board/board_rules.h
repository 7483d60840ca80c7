#pragma once

#include "core/games/board_rule.h"

#include <span>

namespace merlon::mountain {

/// Where the rulebook tells of what mountains are made of.
std::span<const BoardRule> boardRules();

} // namespace merlon::mountain
