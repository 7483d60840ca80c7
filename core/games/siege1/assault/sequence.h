#pragma once

#include "core/games/siege1/play.h"

namespace merlon::siege1 {

/// S1-19, S1-20: puts what follows the shooting on the agenda.
void pushMelee(Play &play);

} // namespace merlon::siege1
