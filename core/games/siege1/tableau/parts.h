#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/siege1/edition.h"

/// The parts of the tableau of Siege I.
namespace merlon::siege1 {

void layOnBoard(const Siege1View &view, Tableau &tableau);
/// The invaders' panel: glory, a block for each seat with its cards and units, engines, heroic acts, stocks.
void layInvaders(const Siege1View &view, Tableau &tableau);
/// The defenders' panel: glory, hourglasses of each seat, buildings, heroes and acts, barbican, hospital and supply.
void layDefenders(const Siege1View &view, Tableau &tableau);
void layClock(const Siege1View &view, Clock &clock);

/// A number at the right end of the title of a panel, or of the block of a seat in it.
Item &addToTitle(Tableau &tableau, int panel, Seat block, Item item);

} // namespace merlon::siege1
