#pragma once

#include "core/games/draft.h"
#include "core/games/siege2/siege2_setup.h"

namespace merlon::siege2 {

/// What a position of Siege II consists of, and the pieces of its tray. Everything but what the game objects to.
void describe(const Siege2Setup &setup, const Json &position, Draft &draft);

} // namespace merlon::siege2
