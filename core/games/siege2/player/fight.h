#pragma once

#include "core/games/siege/player/fight.h"
#include "core/games/siege2/play.h"

/// The fights of Siege II, see core/games/siege/player/fight.h.
namespace merlon::siege2 {

using siege::Fight;
using siege::gainOfFixed;
using siege::gainOfUnits;
using siege::kInvaderWorth;
using siege::pointsOf;

/// What is left of invaders on a wall when its cauldron has been poured (S2-18.2).
Units afterCauldron(const WallState &wall, Units units);
/// The fight as it will be in the coming assault if nothing changes: poison, cauldrons and siege tower counted.
Fight fightNow(const Scene &scene, int wall);

} // namespace merlon::siege2
