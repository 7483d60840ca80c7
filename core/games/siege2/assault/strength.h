#pragma once

#include "core/games/siege2/play.h"

#include <array>

namespace merlon::siege2 {

/// S2-18.8: the strengths that meet on a wall.
struct WallStrength {
    int invader = 0;  ///< I
    int defender = 0; ///< D
    int units = 0;    ///< U: the defender units alone

    /// S2-18.9: Components, heroes, bay windows and last stand are in D but not in U.
    bool breached() const { return invader - defender > units; }
};

WallStrength strengthOn(const Scene &scene, int wall);
/// What tells of a breach of this wall: the place, the advantage of the invader and U. Both are 0 where a position
/// only says that there was a breach.
std::array<std::uint16_t, 4> breachOf(const Scene &scene, PlaceIndex place);
/// S2-18.10 to S2-18.12: what comes of the melee on a wall that is not breached. Furious goblins die whatever it is.
struct Melee {
    WallStrength strength;
    int advantage = 0;     ///< of the invader; below 0 of the defender, against who is left after fury
    int defendersLoss = 0; ///< strength, exactly
    int invadersLoss = 0;  ///< strength, exactly, of the units that fury has not killed
};

Melee meleeOn(const Scene &scene, int wall);
/// The units that are left when goblin fury is over (S2-18.12).
Units afterFury(const WallState &wall);

/// Whether there is a fight on the wall: an invader unit, and no glare (S2-15.11).
bool isFoughtOver(const WallState &wall);

/// The smallest total strength of some of these units that is at least `advantage`; all of them if they have less
/// (S2-18.11, S2-18.12).
int smallestLoss(const Units &units, int advantage);

} // namespace merlon::siege2
