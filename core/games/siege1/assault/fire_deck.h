#pragma once

#include "core/games/siege1/pieces/pieces.h"

/// 2.3: the fire cards of the defender, for cannons and hooks.
namespace merlon::siege1 {

/// S1-24.7: towers in board order; with two defenders those of the first side before the others.
std::size_t towerInTurn(const Scene &scene, std::size_t turn);
/// S1-18.1: the zones that the cannon of a tower reaches; a wall stands for its siege tower.
bool isZone(const Scene &scene, const siege::TowerField &tower, PlaceIndex place);
/// S1-18.2: a card has been revealed for an aimed cannon.
void fireCannon(Play &play, PlaceIndex tower, int card);
/// S1-19.2: a card has been revealed for a hook.
void swingHook(Play &play, PlaceIndex tower, int wall, int card);

} // namespace merlon::siege1
