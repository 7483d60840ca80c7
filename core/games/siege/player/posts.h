#pragma once

#include "core/games/siege/player/ground.h"

/// What the defender's units are worth where they stand. `change` is 1 if a unit comes, -1 if one that is there goes.
namespace merlon::siege {

/// A marksman shoots at what stands on these ramparts: now if the invader has `moved` this round, else later; behind
/// cover nobody is hit.
template <class Outlook, class IsCovered>
int worthOfShooting(const Outlook &outlook, Mask ramparts, bool moved, IsCovered isCovered)
{
    int worth = 2;
    forEach(ramparts, [&](int number) {
        const auto &rampart = outlook.data.ramparts[static_cast<std::size_t>(number)];
        if (!isCovered(rampart))
            worth = std::max(worth, !isEmpty(rampart.invaders) ? 9 : moved ? 3 : 6);
    });
    return worth;
}

/// A unit on a wall: what it changes in the fight, and where nobody fights, readiness; the first units matter more than
/// the last.
template <class Outlook>
int worthOnWall(const Outlook &outlook, int wall, int unit, int change)
{
    const Fight &fight = outlook.fightAt(wall);
    const int strength = strengthOf(unit);
    if (fight.isFought())
        return change > 0 ? gainOfUnits(fight, strength) : -gainOfUnits(fight, -strength);
    const int there = strengthOf(outlook.wall(wall).defenders) - (change > 0 ? 0 : strength);
    return strength * (there <= 2 ? 6 : 4);
}

/// One unit of a wall changes places with one from elsewhere. `shooting`: what a marksman shoots there.
template <class Outlook>
int gainOfExchangeOnWall(const Outlook &outlook, int wall, int going, int coming, int shooting)
{
    const Fight &fight = outlook.fightAt(wall);
    const int more = strengthOf(coming) - strengthOf(going);
    return (fight.isFought() ? gainOfUnits(fight, more) : 5 * more) + (coming == Marksman ? shooting : 0)
        - (going == Marksman ? shooting : 0);
}

/// A unit of the courtyard that `fitsAt(place)` says can go to a wall: it is there with one hourglass more, if no other
/// waits for the same.
template <class Outlook, class FitsAt>
int worthInReserve(const Outlook &outlook, int hourglasses, int unit, int change, FitsAt fitsAt)
{
    const int others = countOf(outlook.data.courtyard) - (change > 0 ? 0 : 1);
    int best = 0;
    if (hourglasses >= 2 && others == 0) {
        for (int wall = 0; wall < outlook.walls(); ++wall) {
            if (fitsAt(outlook.wallField(wall).place))
                best = std::max(best, gainOfUnits(outlook.fightAt(wall), strengthOf(unit)));
        }
    }
    return std::max(3 * strengthOf(unit), best * 3 / 5);
}

/// A unit in the barracks: it waits to be trained, unless the invader has `moved` this round; veterans have nothing to
/// do there.
template <class Outlook>
int worthInBarracks(const Outlook &outlook, int unit, bool moved)
{
    if (moved || unit == Veteran)
        return 2;
    const bool supply = outlook.data.defenderSupply[static_cast<std::size_t>(unit) + 1] > 0;
    return supply && outlook.roundsLeft > 1 ? 6 : 2;
}

} // namespace merlon::siege
