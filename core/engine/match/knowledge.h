#pragma once

#include "core/engine/match/match.h"

namespace merlon {

/// Whether two sets of seats may know just the same of a match, of the position now and of all that has happened: then
/// either may look at what the other sees.
bool knowTheSame(const Match &match, SeatSet one, SeatSet other);

} // namespace merlon
