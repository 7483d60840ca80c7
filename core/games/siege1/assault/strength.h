#pragma once

#include "core/games/siege1/pieces.h"

/// S1-19.4: the totals that meet on a wall.
namespace merlon::siege1 {

/// Base strength of the units on the wall and in its siege tower, furious goblins 3, banner, altars.
int invaderTotal(const Scene &scene, int wall);
/// Base strength of the units, components, officer, speech, warrior.
int defenderTotal(const Scene &scene, int wall);
/// S1-19.5 step 7: somebody is there who can hurt the invader.
bool isDefended(const Scene &scene, int wall);

} // namespace merlon::siege1
