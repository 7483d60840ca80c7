#include "core/games/siege1/player/fight.h"

#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/invader/orders.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

constexpr int kFeared = 160; ///< what a breach counts that can still be prevented

int hiddenOrders(const Scene &scene)
{
    return static_cast<int>(std::count_if(scene.data.walls.begin(), scene.data.walls.end(),
                                          [](const WallState &wall) { return wall.order == Order::Hidden; }));
}

/// In percent: whether the order on a wall may be this one.
int chanceOf(const Scene &scene, int wall, Order order)
{
    const WallState &state = wallAt(scene, wall);
    if (state.has(WallState::kOrderDone) || (state.order != order && state.order != Order::Hidden))
        return 0;
    if (whyNotExecutable(scene, order, wall))
        return 0;
    return state.order == order ? 100 : 80 / std::max(1, hiddenOrders(scene));
}

/// S1-19.1: with an accident the cauldron is poured over the defender.
Units afterAccident(const WallState &wall)
{
    return wall.has(WallState::kAccident) ? siege::afterScalding(wall.cauldron, wall.defenders)
                                          : wall.defenders;
}

int altarsAt(const SiegeData &data, int wall)
{
    return static_cast<int>(
        std::count_if(data.altars.begin(), data.altars.end(), [wall](const AltarState &altar) {
            return altar.side != siege::NoSide && altar.wall == wall;
        }));
}

} // namespace

Units afterCauldron(const WallState &wall, Units units)
{
    return wall.has(WallState::kAccident) ? units : siege::afterScalding(wall.cauldron, units);
}

Fight fightWith(const Scene &scene, int wall, const Units &invaders)
{
    const WallState &state = wallAt(scene, wall);
    const Units defenders = afterAccident(state);
    Fight fight;
    fight.breachPoints = entryPoints(scene.data);
    fight.units = siege::strengthOf(defenders);
    fight.fixed = defenderTotal(scene, wall) - siege::strengthOf(state.defenders);
    fight.extra = (state.has(Equipment::Banner) ? 1 : 0) + altarsAt(scene.data, wall);
    if (isLeftOut(scene.data, state))
        return fight;
    fight.invaders = afterCauldron(state, invaders);
    fight.goblins = fight.invaders[siege::Goblin];
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        fight.invaders[unit] = static_cast<std::uint8_t>(fight.invaders[unit] + state.crew[unit]);
    if (state.has(Equipment::Poison) && defenders[siege::Marksman] > 0
        && fight.strength() > fight.fixed + fight.units) // S1-19.5
        --fight.units;
    return fight;
}

Fight fightNow(const Scene &scene, int wall)
{
    const WallState &state = wallAt(scene, wall);
    Fight fight = fightWith(scene, wall, state.invaders);
    if (!fight.isFought())
        return fight;
    fight.furyChance = state.has(WallState::kFury) ? 100 : chanceOf(scene, wall, Order::GoblinFury);
    fight.callChance = std::min(100 - fight.furyChance, chanceOf(scene, wall, Order::ForcedMarch));
    return fight;
}

Fight fightToFear(const Scene &scene, int wall)
{
    const siege::WallField &field = scene.field.walls[static_cast<std::size_t>(wall)];
    const WallState &state = wallAt(scene, wall);
    int room = invaderRoom(scene, field.place);
    Units units = state.invaders;
    siege::forEach(field.ramparts, [&](int number) {
        siege::fillUp(units, room, scene.data.ramparts[static_cast<std::size_t>(number)].invaders);
    });
    room /= 2; // two deployments bring some from the foreground
    siege::fillUp(units, room, scene.data.foregrounds[field.side].invaders);
    Fight fight = fightWith(scene, wall, units);
    fight.furyChance = fight.invaders[siege::Goblin] > 0 ? 15 : 0;
    fight.breachPoints = std::min(fight.breachPoints, kFeared);
    return fight;
}

int leadAfterEntry(const SiegeData &data)
{
    return data.invaderGlory + 3 - data.defenderGlory;
}

int entryPoints(const SiegeData &data)
{
    const int lead = leadAfterEntry(data);
    return lead >= 0 ? 1000 : lead == -1 ? 500 : lead == -2 ? 100 : 20;
}

} // namespace merlon::siege1
