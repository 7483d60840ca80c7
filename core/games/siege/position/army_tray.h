#pragma once

#include "core/engine/position/tray.h"
#include "core/games/siege/pieces/units.h"

/// The armies in the tray of a draft.
namespace merlon::siege::position {

using merlon::position::addPieces;
using merlon::position::Names;

// Teams of the pieces
inline constexpr int kInvader = 0;
inline constexpr int kDefender = 1;

/// The units of both armies, as many left as the bag and the supply hold. They come first in the tray.
template <class Data, class InvaderSlots, class DefenderSlots>
void addUnits(Draft &draft, const Data &data, Names invaders, InvaderSlots invaderSlots, Names defenders,
              DefenderSlots defenderSlots)
{
    addPieces(draft, invaders, {.group = "unit", .team = kInvader}, invaderSlots);
    addPieces(draft, defenders, {.group = "unit", .team = kDefender}, defenderSlots);
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit) {
        draft.pieces[unit].left = data.bag[unit];
        draft.pieces[kUnitKinds + unit].left = data.defenderSupply[unit];
    }
}

} // namespace merlon::siege::position
