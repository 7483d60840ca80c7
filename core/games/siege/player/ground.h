#pragma once

#include "core/games/siege/battlefield.h"
#include "core/games/siege/player/fight.h"

#include <algorithm>
#include <cstddef>

/// What the players of both games see in the ground: where walls are weak, and what stands behind a rampart. `Outlook`
/// is the game's own (core/games/siege1/player/outlook.h, core/games/siege2/player/outlook.h).
namespace merlon::siege {

/// How much an attack on a wall promises, in points.
template <class Outlook>
int weaknessOf(const Outlook &outlook, int wall)
{
    return outlook.weakness[static_cast<std::size_t>(wall)];
}

/// Of the walls to which paths lead from a rampart: the weakest, and a little of the second.
template <class Outlook>
int weaknessBehind(const Outlook &outlook, int rampart)
{
    int best = -100;
    int second = -100;
    forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls, [&](int wall) {
        const int weakness = weaknessOf(outlook, wall);
        second = std::max(second, std::min(best, weakness));
        best = std::max(best, weakness);
    });
    return second > -100 ? best + second / 3 : best;
}

/// Of the ramparts of a side.
template <class Outlook>
int weaknessOfSide(const Outlook &outlook, int side)
{
    int best = -100;
    forEach(outlook.field.rampartsOf[static_cast<std::size_t>(side)],
            [&](int rampart) { best = std::max(best, weaknessBehind(outlook, rampart)); });
    return best;
}

/// What a path leads to: its end, or the walls behind it; paths from a foreground count more.
template <class Outlook>
int weaknessAlong(const Outlook &outlook, int path)
{
    const PathField &field = outlook.field.paths[static_cast<std::size_t>(path)];
    const bool entrance = outlook.field.is(field.from, PlaceKind::Foreground);
    const int wall = outlook.wallAt(field.to);
    const int weakness =
        wall >= 0 ? weaknessOf(outlook, wall) : weaknessBehind(outlook, outlook.field.numbers[field.to]);
    return weakness + (entrance ? 10 : 0);
}

/// The sum of `count(wall)` over the walls to which paths lead from a rampart.
template <class Outlook, class Count>
int sumBehind(const Outlook &outlook, int rampart, Count count)
{
    int sum = 0;
    forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls,
            [&](int wall) { sum += count(outlook.wall(wall)); });
    return sum;
}

template <class Outlook>
int unitsBehind(const Outlook &outlook, int rampart)
{
    return sumBehind(outlook, rampart, [](const auto &wall) { return countOf(wall.defenders); });
}

/// The worth of a miss card less in the deck of a throwing engine: it matters most where few are left.
constexpr int worthOfDeck(int misses, bool ballista)
{
    return 12 - 2 * misses + (ballista ? 5 : 0);
}

/// The worst of all fights for the defender, in points.
template <class Outlook>
int worstPoints(const Outlook &outlook)
{
    int worst = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall)
        worst = std::min(worst, pointsOf(outlook.fightAt(wall)));
    return worst;
}

} // namespace merlon::siege
