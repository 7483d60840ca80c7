#pragma once

#include "core/board/attributes/schema.h"

namespace merlon {

/// The kinds of places and links of siege boards. Siege I and II share it: each ignores what it does not use
/// (Siege I marauders and `start-units`, Siege II gates and barbican ramparts). A file means the same whichever
/// game opens it, so the defaults are the same too: where the games build differently, the file says so (traps
/// before walls are usual in Siege II and not in Siege I).
const BoardSchema &siegeSchema();

} // namespace merlon
