#pragma once

#include "core/games/siege1/player/outlook.h"

/// What the actions of phases 2 to 5 are worth to the invader, and what they cost him.
namespace merlon::siege1 {

/// Points that an action brings if it is carried out now; 0 if it has no effect.
int worthOf(const Outlook &outlook, Action action);
/// Points of one payment: units and the hourglasses that they give.
int costOfPayment(Payment payment);
/// Points of the cheapest payment that a seat can make, hourglasses included.
int costOf(const Outlook &outlook, const InvaderState &payer, Action action);

/// Points of moving a tile, by the choice that names it: the best that it could do elsewhere (S1-10.4, S1-10.5).
int gainOfMovingTile(const Outlook &outlook, Choice source);
/// What an equipment or training tile is worth where a choice would place it.
int worthOfEquipmentAt(const Outlook &outlook, Equipment type, int wall);
int worthOfTrainingAt(const Outlook &outlook, Training type, PlaceIndex place);
/// The same for a bridge, by the number of its path.
int worthOfBridgeAt(const Outlook &outlook, int path);

inline constexpr int kHourglass = 10; ///< points that an hourglass more is worth to the defender

} // namespace merlon::siege1
