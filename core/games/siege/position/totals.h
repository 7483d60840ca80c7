#pragma once

#include "core/games/siege/pieces/units.h"

/// Units that stand on the board of a position: what they leave of the army is in bag, supply and the like.
namespace merlon::siege::position {

/// The invader units on walls, ramparts and foregrounds.
template <class Data>
Sums invadersOnBoard(const Data &data)
{
    Sums sums {};
    for (const auto &wall : data.walls)
        add(sums, wall.invaders);
    for (const auto &rampart : data.ramparts)
        add(sums, rampart.invaders);
    for (const auto &foreground : data.foregrounds)
        add(sums, foreground.invaders);
    return sums;
}

/// The defender units on walls, in towers and buildings and in the courtyard; `inTower(tower)` marksmen in a tower.
template <class Data, class InTower>
Sums defendersOnBoard(const Data &data, InTower inTower)
{
    Sums sums {};
    for (const auto &wall : data.walls)
        add(sums, wall.defenders);
    for (const auto &tower : data.towers)
        sums[Marksman] += inTower(tower);
    for (const auto &building : data.buildings)
        add(sums, building.units);
    add(sums, data.courtyard);
    return sums;
}

} // namespace merlon::siege::position
