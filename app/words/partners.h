#pragma once

#include "core/engine/game.h"

#include <span>
#include <vector>

namespace merlon {

/// The seats of each team, where that has to be said: where each seat has a look of its own and each team several seats. None
/// anywhere else: all play together or alone, or the name of a seat says whose it is.
std::vector<std::vector<Seat>> teamsToTell(std::span<const SeatInfo> seats);

/// The others of the seat's team, where that has to be said.
std::vector<Seat> partnersOf(std::span<const SeatInfo> seats, Seat seat);

} // namespace merlon
