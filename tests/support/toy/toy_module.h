#pragma once

#include "core/games/module.h"

namespace merlon::toy {

/// All that Toll declares.
const GameModule &module();
/// Puts Toll among the games of this program; may be called more than once.
void addToCatalogue();

} // namespace merlon::toy
