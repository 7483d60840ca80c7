#pragma once

#include "core/games/siege/pieces/costs.h"
#include "core/games/siege/pieces/units.h"

/// What a fight on one wall is worth, as the rules of thumb of the siege games see it.
namespace merlon::siege {

/// The two sides of a fight. All scores of the heuristic player are in points: one strength lost is 10.
struct Fight {
    Units invaders {};       ///< who fight once cauldrons have been poured
    int extra = 0;           ///< strength of the invader beside his units: banner, altars
    int units = 0;           ///< strength of the defender's units
    int fixed = 0;           ///< his strength beside them: components, heroes, bay windows
    int goblins = -1;        ///< how many of the invaders fury would move; -1: all goblins
    int furyChance = 0;      ///< in percent: an order that makes the goblins count 3
    int callChance = 0;      ///< in percent: an order that may bring a troll more
    int breachPoints = 1000; ///< what a breach costs

    bool isFought() const { return !isEmpty(invaders); }
    int strength() const { return strengthOf(invaders) + (isFought() ? extra : 0); }
    int furiousStrength() const { return strength() + 2 * (goblins < 0 ? invaders[Goblin] : goblins); }
    /// Strength that the invader has beyond what the wall can stand; above 0 it is breached (S1-19.5, S2-18.9).
    int excess() const { return strength() - fixed - 2 * units; }
};

/// Points for the defender if the invader has that strength: losses of both sides, and a breach.
int pointsOf(const Fight &fight, int strength);
/// The same, averaged over what the orders may be. 0 where nobody fights.
int pointsOf(const Fight &fight);
/// What more strength of units, or more strength beside them, is worth to the defender.
int gainOfUnits(const Fight &fight, int strength);
int gainOfFixed(const Fight &fight, int strength);

/// What an attack brings the invader, in points.
struct AttackPrize {
    int breach = 0;      ///< a breach
    int beyond = 0;      ///< each strength beyond it, of six
    int advantage = 0;   ///< each strength of advantage where the wall holds
    bool isLast = false; ///< own losses no longer count
};
int pointsForInvader(const Fight &fight, int strength, const AttackPrize &prize);

/// What the invader could gain in a fight if he filled the room on the wall with ordinary troops. `there`: the strength
/// of those who stand there; `ordinary`: tenths of strength of an ordinary unit.
int promiseOf(const Fight &fight, int there, int room, int ordinary, bool cauldron);

/// Adds the strongest units that fit.
void fillUp(Units &units, int &room, const Units &coming);

/// A marksman more who aims at units: what he adds to the volley, and where others have aimed already. `perStrength`:
/// how many marksmen it takes to kill strength 1.
int pointsOfAim(const Units &units, int volley, int perStrength = 1);
/// A cannon shot: the better, the more kinds of unit stand there.
int pointsOfCannonShot(const Units &units);

/// Points for a unit of the invader: what it costs to lose it beyond its strength.
inline constexpr std::array<int, 3> kInvaderWorth {8, 18, 32};

/// Points of one payment: the units, and the hourglasses that they give at so many points each.
int costOfPayment(Payment payment, int pointsOfHourglass);

} // namespace merlon::siege
