#pragma once

#include "core/games/siege1/player/outlook.h"

/// What the defender's units and heroes are worth where they stand, and what moving them gains.
namespace merlon::siege1 {

/// Points that a move or an exchange gains (S1-14), hourglasses not counted.
int gainOfMove(const Outlook &outlook, int unit, PlaceIndex from, PlaceIndex to);
int gainOfExchange(const Outlook &outlook, int unit, PlaceIndex from, int other, PlaceIndex place);
int gainOfHeroMove(const Outlook &outlook, Hero hero, PlaceIndex to);
/// The best of all moves and exchanges of a unit that are legal now.
int bestGain(const Outlook &outlook, int unit, PlaceIndex from);

} // namespace merlon::siege1
