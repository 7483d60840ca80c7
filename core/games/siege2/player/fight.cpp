#include "core/games/siege2/player/fight.h"

#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/pieces/pieces.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

/// Face-down orders that could be anything among those that do not lie open.
int hiddenOrders(const Scene &scene)
{
    int count = 0;
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        count += scene.data.walls[wall].order == Order::Hidden ? 1 : 0;
    return count;
}

/// In percent: whether the order on a wall may be this one.
int chanceOf(const Scene &scene, const WallState &wall, Order order)
{
    if (wall.has(WallState::kOrderResolved))
        return 0;
    if (wall.order == order)
        return 100;
    if (wall.order != Order::Hidden || ordersFree(scene, order) <= 0)
        return 0;
    return 80 / std::max(1, hiddenOrders(scene));
}

} // namespace

Units afterCauldron(const WallState &wall, Units units)
{
    return wall.has(WallState::kSiegeTower) ? units : siege::afterScalding(wall.cauldron, units);
}

Fight fightNow(const Scene &scene, int wall)
{
    const WallState &state = scene.data.walls[static_cast<std::size_t>(wall)];
    const WallStrength strength = strengthOn(scene, wall);
    Fight fight;
    fight.units = strength.units;
    fight.fixed = strength.defender - strength.units;
    fight.extra = state.has(Equipment::Banner) ? 1 : 0;
    if (!isFoughtOver(state))
        return fight;
    fight.invaders = afterCauldron(state, state.invaders);
    if (state.has(Equipment::Poison) && state.defenders[siege::Marksman] > 0) // S2-18.1
        --fight.units;
    if (fight.invaders[siege::Goblin] > 0)
        fight.furyChance = chanceOf(scene, state, Order::GoblinFury);
    if (fight.invaders[siege::Troll] > 0
        && invaderRoom(scene, scene.field.walls[static_cast<std::size_t>(wall)].place) > 0)
        fight.callChance = std::min(100 - fight.furyChance, chanceOf(scene, state, Order::CallOfTheTrolls));
    return fight;
}

} // namespace merlon::siege2
