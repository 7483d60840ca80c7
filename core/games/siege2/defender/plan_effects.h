#pragma once

#include "core/games/siege2/play.h"

/// What each defense plan does (S2-16.3, 2.5). When it may be used stands in plans.h.
namespace merlon::siege2 {

/// Starts the effect of a plan: at once, or by questions that follow.
void applyPlan(Play &play, Plan plan);
/// 2.5 open-armoury: whether any unit on a wall or in the courtyard can be upgraded.
bool canUpgrade(const Scene &scene);
/// 2.5 last-stand: whether there will be a fight for which the plan can be used.
bool canStandLast(const Scene &scene);

} // namespace merlon::siege2
