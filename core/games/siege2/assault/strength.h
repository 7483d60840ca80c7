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
/// S2-18.12: the invader's strength without the goblins of a fury wall.
int strengthWithoutGoblins(const WallState &wall);

/// Whether there is a fight on the wall: an invader unit, and no glare (S2-15.11).
bool isFoughtOver(const WallState &wall);

/// The smallest total strength of some of these units that is at least `advantage`; all of them if they have less
/// (S2-18.11, S2-18.12).
int smallestLoss(const Units &units, int advantage);

} // namespace merlon::siege2
