#pragma once

#include "core/games/siege/battlefield.h"
#include "core/games/siege/player/fight.h"

#include <algorithm>

/// What the defender's actions of buildings are worth, and the hourglasses that he puts on them.
namespace merlon::siege {

inline constexpr int kHourglassScale = 10; ///< of scores for one hourglass, against rounding

/// One hourglass on an action of which `left` of `cost` are missing: a share of what it brings if it can be completed
/// `now`, of its promise for later otherwise; but not the last one too early.
template <class Worth>
int scoreOfHourglass(int left, int cost, bool now, int promise, Worth worth)
{
    const int share = promise * kHourglassScale / 2 / cost;
    if (!now)
        return left == 1 ? -2 * kHourglassScale : share;
    return std::max(share / 2, worth() * kHourglassScale / left);
}

/// What a cauldron for a kind of unit does in a fight: it kills all goblins, or one of the others.
inline int gainOfCauldron(const Fight &fight, InvaderUnit kind)
{
    Fight after = fight;
    std::uint8_t &units = after.invaders[kind];
    if (kind == Goblin) {
        units = 0;
        after.furyChance = 0;
    } else if (units > 0) {
        --units;
    }
    const int killed = strengthOf(fight.invaders) - strengthOf(after.invaders);
    return pointsOf(after) - pointsOf(fight) + 8 * killed + (kind == Troll ? 4 : 0);
}

/// Killing a unit of the invader: its own worth, and what it means for the fight it stands in. `inTower`: not on the
/// place itself, but in its siege tower.
template <class Outlook>
int worthOfKill(const Outlook &outlook, PlaceIndex place, int unit, bool inTower)
{
    const int own = 6 * strengthOf(unit);
    const int wall = outlook.wallAt(place);
    if (wall < 0)
        return own + (outlook.field.is(place, PlaceKind::Rampart) ? 2 : 0);
    Fight after = outlook.fightAt(wall);
    if (std::uint8_t &units = after.invaders[static_cast<std::size_t>(unit)]; units > 0)
        --units;
    if (unit == Goblin && !inTower && after.goblins > 0)
        --after.goblins;
    return own + pointsOf(after) - pointsOf(outlook.fightAt(wall));
}

/// Without its order, a wall is easier to hold.
inline int gainWithoutOrder(const Fight &fight)
{
    Fight plain = fight;
    plain.furyChance = plain.callChance = 0;
    return pointsOf(plain) - pointsOf(fight);
}

} // namespace merlon::siege
