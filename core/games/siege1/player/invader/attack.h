#pragma once

#include "core/games/siege/player/attack_plan.h"
#include "core/games/siege/player/ground.h"
#include "core/games/siege/player/orders.h"
#include "core/games/siege1/player/outlook.h"

/// How the invader attacks: which walls are worth it, and which units go there.
namespace merlon::siege1 {

using siege::gainOfJoining;
using siege::weaknessBehind;
using siege::weaknessOf;
using siege::weaknessOfSide;

/// Points for the invader if these units stand on a wall. The defender is expected to answer with a little.
int attackPoints(const Outlook &outlook, int wall, const Units &invaders, bool fury);
/// What units more in the siege tower of a wall gain.
int gainOfManning(const Outlook &outlook, int wall, const Units &crew);
/// Points for the invader if an altar points at the wall (S1-6.5).
int gainOfAltar(const Outlook &outlook, int wall);

/// What is lost on the way between two places: 0 if no trap lies there for the unit (S1-11.8).
int dangerOf(const Outlook &outlook, PlaceIndex from, PlaceIndex to, int unit);
/// Archers that may shoot at a rampart in the coming assault (S1-18.4).
int archersBefore(const Outlook &outlook, int rampart);
/// Whether a heroic act is still to be done (S1-22.4).
bool isOpen(const Outlook &outlook, Feat feat);

/// The attack in the running deployment from the ramparts of the seat. `budget` units may leave each.
siege::AttackPlan planAttack(const Outlook &outlook, int budget);
/// The attack that two deployments of this round could make: from the foregrounds to the ramparts in the first,
/// at most `budget` units each, and on in the second. Foregrounds count as ramparts, see frontOf.
siege::AttackPlan planStrike(const Outlook &outlook, int budget);
/// The number that the foreground of a side has among the ramparts of a strike.
int frontOf(const Outlook &outlook, int side);

} // namespace merlon::siege1
