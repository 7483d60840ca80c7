#pragma once

#include "core/games/draft.h"
#include "core/games/siege1/siege1_setup.h"

namespace merlon::siege1 {

/// What a position of Siege I consists of, and the pieces of its tray. Everything but what the game objects to.
void describe(const Siege1Setup &setup, const Json &position, Draft &draft);

} // namespace merlon::siege1
