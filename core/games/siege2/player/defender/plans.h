#pragma once

#include "core/games/siege2/player/outlook.h"

namespace merlon::siege2 {

/// Whether the defender should use a plan now rather than keep it: when it saves a wall, or late enough that its
/// drawback hardly matters.
bool isGoodMoment(const Outlook &outlook, Plan plan);

} // namespace merlon::siege2
