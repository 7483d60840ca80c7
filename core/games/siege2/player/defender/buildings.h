#pragma once

#include "core/games/siege/player/works.h"
#include "core/games/siege2/player/outlook.h"

/// What building actions are worth to the defender, and where their effects do most.
namespace merlon::siege2 {

/// Points for completing an action now.
int worthOfAction(const Outlook &outlook, Action action);
/// Points that the action may bring in a later phase: what to put spare hourglasses on.
int promiseOfAction(const Outlook &outlook, Action action);

int worthOfStone(const Outlook &outlook, int wall);
int worthOfCauldron(const Outlook &outlook, int wall, Action action);
int worthOfDevice(const Outlook &outlook, int tower, Action action);
int worthOfLadder(const Outlook &outlook, int wall);
int worthOfTrap(const Outlook &outlook, int path, Trap trap);
int worthOfMalfunction(const Outlook &outlook, const MachineState &machine);
int worthOfSpy(const Outlook &outlook, Card card);
int worthOfBlessing(const Outlook &outlook, siege::Side side);
int worthOfMixUp(const Outlook &outlook, int wall);
int worthOfGlare(const Outlook &outlook, int wall);

} // namespace merlon::siege2
