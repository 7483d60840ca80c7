#pragma once

#include "core/games/siege/board/check_report.h"
#include "core/games/siege/board/siege_board.h"

namespace merlon::siege2 {

/// V-03, V-04, V-05, V-06, V-07, V-08, V-09, V-15: the ways of the invader.
void checkPaths(const SiegeBoard &board, CheckReport &report);

/// V-10, V-11, V-12, V-13, V-24: neighbours, towers and forbidden links.
void checkNeighbours(const SiegeBoard &board, CheckReport &report);

/// V-01, V-02, V-14, V-21, V-23, V-25, W-01: which places there are and where.
void checkPlaces(const SiegeBoard &board, CheckReport &report);

/// V-16, V-17, V-18, V-19, V-20, V-22: numbers, spaces and starting pieces.
void checkNumbers(const SiegeBoard &board, CheckReport &report);

} // namespace merlon::siege2
