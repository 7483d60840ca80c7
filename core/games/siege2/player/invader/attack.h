#pragma once

#include "core/games/siege/player/attack_plan.h"
#include "core/games/siege/player/ground.h"
#include "core/games/siege/player/orders.h"
#include "core/games/siege2/player/outlook.h"

/// How the invader attacks: which walls are worth it, and which units go there.
namespace merlon::siege2 {

using siege::gainOfJoining;
using siege::weaknessBehind;
using siege::weaknessOf;
using siege::weaknessOfSide;

/// Points for the invader if these units attack a wall. The defender is expected to answer with a little.
int attackPoints(const Outlook &outlook, int wall, const Units &invaders, bool fury);
/// How dangerous the path is for a piece: what is lost on it, in points (S2-10.9).
int dangerOf(const Outlook &outlook, int path, int piece);

/// The attack in the running maneuver from ramparts that have not moved yet in it: those of at most this depth.
/// `budget` pieces may leave each.
siege::AttackPlan planAttack(const Outlook &outlook, int depth, int budget);

} // namespace merlon::siege2
