#pragma once

#include "core/games/siege2/play.h"

/// What a fight on one wall is worth, as rules of thumb see it.
namespace merlon::siege2 {

/// The two sides of a fight. All scores of the heuristic player are in points: one strength lost is 10.
struct Fight {
    Units invaders {}; ///< who fight once cauldrons have been poured
    int banner = 0;
    int units = 0;           ///< strength of the defender's units
    int fixed = 0;           ///< his strength beside them: stone, heroes, bay windows
    int furyChance = 0;      ///< in percent: an order that makes the goblins count 3
    int callChance = 0;      ///< in percent: an order that may bring a troll more
    int breachPoints = 1000; ///< what a breach costs

    bool isFought() const { return !siege::isEmpty(invaders); }
    int strength() const { return siege::strengthOf(invaders) + banner; }
    int furiousStrength() const { return strength() + 2 * invaders[siege::Goblin]; }
    /// Strength that the invader has beyond what the wall can stand; above 0 it is breached (S2-18.9).
    int excess() const { return strength() - fixed - 2 * units; }
};

/// Points for the defender if the invader has that strength: losses of both sides, and a breach.
int pointsOf(const Fight &fight, int strength);
/// The same, averaged over what the orders may be. 0 where nobody fights.
int pointsOf(const Fight &fight);
/// What more strength of units, or more strength beside them, is worth to the defender.
int gainOfUnits(const Fight &fight, int strength);
int gainOfFixed(const Fight &fight, int strength);

/// What is left of invaders on a wall when its cauldron has been poured (S2-18.2).
Units afterCauldron(const WallState &wall, Units units);
/// The fight as it will be in the coming assault if nothing changes: poison, cauldrons and siege tower counted.
Fight fightNow(const Scene &scene, int wall);

} // namespace merlon::siege2
