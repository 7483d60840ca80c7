#pragma once

#include "core/games/siege/player/fight.h"
#include "core/games/siege1/pieces/pieces.h"

/// The fights of Siege I, see core/games/siege/player/fight.h.
namespace merlon::siege1 {

using siege::Fight;
using siege::gainOfFixed;
using siege::gainOfUnits;
using siege::kInvaderWorth;
using siege::pointsOf;

/// What is left of invaders on a wall when its cauldron has been poured (S1-19.1).
Units afterCauldron(const WallState &wall, Units units);
/// The fight as it will be in the coming assault if nothing changes: poison, cauldron and siege tower counted.
Fight fightNow(const Scene &scene, int wall);
/// The same for other units of the invader on the wall.
Fight fightWith(const Scene &scene, int wall, const Units &invaders);
/// Before the deployments: what ramparts and foreground could send to a wall.
Fight fightToFear(const Scene &scene, int wall);

/// By how much the invader would lead in glory if the coming assault brought one entry (S1-22.2): what decides
/// whether he wants one.
int leadAfterEntry(const SiegeData &data);
/// What an entry in the coming assault costs the defender.
int entryPoints(const SiegeData &data);

} // namespace merlon::siege1
