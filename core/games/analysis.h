#pragma once

#include "core/board/analysis/analyst.h"
#include "core/engine/game.h"

#include <memory>

namespace merlon {

/// Who knows what there is to find out about boards for a game; null for games of which nobody does.
std::unique_ptr<Analyst> analystOf(const Game &game);

} // namespace merlon
