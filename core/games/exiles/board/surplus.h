#pragma once

#include "core/board/finding.h"
#include "core/games/exiles/board/board_parts.h"

#include <functional>

namespace merlon::exiles {

/// Mends for what is there too often. Which one stays is for whoever draws.

/// Of these links one stays, the first or another one that fits; those that do not fit go.
void keepOne(Finding &finding, const Indices &links, const std::function<bool(std::size_t)> &fits);
/// Any of these places may go, the last one first.
void removeOne(Finding &finding, const BoardParts &parts, const Indices &places);

} // namespace merlon::exiles
