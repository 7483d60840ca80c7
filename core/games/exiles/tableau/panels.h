#pragma once

#include "core/games/exiles/tableau/items.h"

/// What lies beside the board.
namespace merlon::exiles {

/// Stores, action markers and heroes of the seats.
void laySeats(const Layout &layout);
/// Who commands what, and who acts.
void layCommanders(const Layout &layout);
/// Buildings, technologies, powers, loot to come.
void layCity(const Layout &layout);
/// The army before the walls: units, engines, morale, losses.
void layEnemy(const Layout &layout);
/// Who measures strength with whom: squads and those against them line by line, volleys against what they meet.
void layFights(const Layout &layout);

} // namespace merlon::exiles
