#pragma once

#include "core/games/siege1/play.h"

/// S1-21.5, S1-22: how a game ends.
namespace merlon::siege1 {

/// Ends the game and tells why.
void endGame(Play &play, Winner winner, Ending ending);

} // namespace merlon::siege1
