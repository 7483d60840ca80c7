#pragma once

#include "core/engine/game.h"

namespace merlon::siege1 {

/// Siege I, the first edition, for two to four players.
const Game &siege1Game();

} // namespace merlon::siege1
