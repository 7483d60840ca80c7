#pragma once

#include "core/games/siege1/pieces/pieces.h"

#include <cstdint>

/// S1-19.4, S1-20.1: the totals that meet on a wall, and the ram.
namespace merlon::siege1 {

/// Base strength of the units on the wall and in its siege tower, furious goblins 3, banner, altars.
int invaderTotal(const Scene &scene, int wall);
/// Base strength of the units, components, officer, speech, warrior.
int defenderTotal(const Scene &scene, int wall);

/// S1-19.5: what comes of the melee on a wall. Furious goblins die whatever it is.
struct Melee {
    enum class End : std::uint8_t { Even, DefendersLose, Breach, ShieldsHold, NobodyHurts, InvadersLose };

    int invader = 0; ///< the totals that are compared (S1-19.4)
    int defender = 0;
    bool poisoned = false; ///< step 2: an archer dies before anything else
    End end = End::Even;
    int lead = 0; ///< of the one who wins, after poison and without the goblins that have died
    int loss = 0; ///< base strength that the loser has to give up
};

Melee meleeOn(const Scene &scene, int wall);

/// S1-20.1: what the manned parts of the ram take from the gates.
int ramDamage(const BarbicanState &barbican);

} // namespace merlon::siege1
