#pragma once

#include "core/games/siege/battlefield.h"

#include <cstddef>
#include <cstdint>

namespace merlon::siege {

/// Puts units, stones and heroes of the defender where the board says; his supply is the rest of `total`. The first
/// of the two heroes in the data is the one with this start.
template <class Data>
void placeDefender(Data &data, const Battlefield &field, const Units &total, HeroStart firstHero)
{
    data.defenderSupply = total;
    for (std::size_t number = 0; number < field.walls.size(); ++number) {
        const WallField &wall = field.walls[number];
        data.walls[number].defenders = wall.startUnits;
        data.walls[number].stone = wall.startStone;
        subtract(data.defenderSupply, wall.startUnits);
        if (wall.heroStart != HeroStart::None)
            data.heroes[wall.heroStart == firstHero ? 0 : 1] = wall.place;
    }
    for (std::size_t building = 0; building < data.buildings.size(); ++building) {
        data.buildings[building].units = field.buildings[building].startUnits;
        subtract(data.defenderSupply, field.buildings[building].startUnits);
    }
}

} // namespace merlon::siege
