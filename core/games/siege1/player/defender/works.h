#pragma once

#include "core/games/siege/player/works.h"
#include "core/games/siege1/player/outlook.h"

/// What the actions of the buildings are worth to the defender, and where their effects do most.
namespace merlon::siege1 {

using siege::worthOfKill;

/// Points for completing an action now.
int worthOfWork(const Outlook &outlook, Work work);
/// Points that the action may bring in a later window: what to put spare hourglasses on.
int promiseOfWork(const Outlook &outlook, Work work);
/// Points of one target of an action (S1-13.8).
int worthOfTarget(const Outlook &outlook, Work work, Choice target);

/// Points of a component more on a wall.
int worthOfComponent(const Outlook &outlook, int wall);

} // namespace merlon::siege1
