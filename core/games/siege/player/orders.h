#pragma once

#include "core/games/siege/pieces/units.h"

/// What the invader's orders are worth. `attackPoints(outlook, wall, units, fury)` is the game's own (invader/attack.h).
namespace merlon::siege {

/// What one unit more gains among those that are on a wall.
template <class Outlook>
int gainOfJoining(const Outlook &outlook, int wall, int unit)
{
    const Units there = outlook.wall(wall).invaders;
    Units more = there;
    ++more[static_cast<std::size_t>(unit)];
    return attackPoints(outlook, wall, more, false) - attackPoints(outlook, wall, there, false);
}

/// Fury, where many goblins stand.
template <class Outlook>
int worthOfFury(const Outlook &outlook, int wall)
{
    const Units &units = outlook.wall(wall).invaders;
    return attackPoints(outlook, wall, units, true) - attackPoints(outlook, wall, units, false);
}

/// The defender has to fear for a wall with goblins, or where a troll could come.
constexpr int worthOfBluff(const Units &units, bool trollCanCome)
{
    return 1 + 3 * units[Goblin] + (trollCanCome ? 3 : 0);
}

/// Orders that do something come first, then bluffs on other walls that the defender has to watch; 0 for none.
constexpr int scoreOfOrder(int worth, int worthAsBluff)
{
    if (worth > 0)
        return 100 + worth;
    return worthAsBluff > 0 ? worthAsBluff : worth - 1;
}

} // namespace merlon::siege
