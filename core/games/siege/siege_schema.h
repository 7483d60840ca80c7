#pragma once

#include "core/board/schema.h"

namespace merlon {

/// The kinds of places and links of siege boards. Siege I and II share it: each ignores what it does not use
/// (Siege I marauders and `start-units`, Siege II gates and barbican ramparts).
const BoardSchema &siegeSchema();

} // namespace merlon
