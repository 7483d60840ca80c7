#pragma once

#include "core/engine/game.h"

namespace merlon::siege2 {

/// Siege II.
const Game &siege2Game();

} // namespace merlon::siege2
