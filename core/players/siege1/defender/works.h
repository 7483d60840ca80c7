#pragma once

#include "core/players/siege1/outlook.h"

/// What the actions of the buildings are worth to the defender, and where their effects do most.
namespace merlon::siege1 {

/// Points for completing an action now.
int worthOfWork(const Outlook &outlook, Work work);
/// Points that the action may bring in a later window: what to put spare hourglasses on.
int promiseOfWork(const Outlook &outlook, Work work);
/// Points of one target of an action (S1-13.8).
int worthOfTarget(const Outlook &outlook, Work work, Choice target);

/// Points of a component more on a wall.
int worthOfComponent(const Outlook &outlook, int wall);
/// Points of killing an invader unit on a place, or in the siege tower of a wall.
int worthOfKill(const Outlook &outlook, PlaceIndex place, int unit, bool crew);

} // namespace merlon::siege1
