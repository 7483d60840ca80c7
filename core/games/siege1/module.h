#pragma once

#include "core/games/module.h"

namespace merlon::siege1 {

/// All that this game declares.
const GameModule &module();

} // namespace merlon::siege1
