#pragma once

#include "core/engine/match/chronicle.h"
#include "core/engine/match/course.h"

#include <span>

namespace merlon {

/// A game in numbers, from its steps and the position in which they began, as these seats may know it: all of it for
/// all seats. Without moments and charts for games of which nothing special is known.
Course courseOf(const State &start, std::span<const Ply> plies, SeatSet seats);

} // namespace merlon
