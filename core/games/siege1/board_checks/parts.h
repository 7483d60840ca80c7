#pragma once

#include "core/games/siege/board/check_report.h"
#include "core/games/siege/board/siege_board.h"

namespace merlon::siege1 {

/// C1 to C7, C21, C28: which places there are and where.
void checkPlaces(const SiegeBoard &board, CheckReport &report);

/// C8 to C12, C14, C15, C26: paths, neighbours and towers.
void checkLinks(const SiegeBoard &board, CheckReport &report);

/// C13, C16 to C20, C22 to C25, C27, C29: numbers, spaces and starting pieces.
void checkNumbers(const SiegeBoard &board, CheckReport &report);

} // namespace merlon::siege1
