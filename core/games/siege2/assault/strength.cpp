#include "core/games/siege2/assault/strength.h"

#include "core/games/siege2/pieces/pieces.h"

#include <bit>

namespace merlon::siege2 {

namespace {

/// Adjacent towers with a bay window and at least one marksman.
int bayWindows(const Scene &scene, int wall)
{
    int count = 0;
    siege::forEach(scene.field.walls[static_cast<std::size_t>(wall)].towers, [&](int tower) {
        const TowerState &state = scene.data.towers[static_cast<std::size_t>(tower)];
        count += state.device == Device::BayWindow && state.marksmen > 0 ? 1 : 0;
    });
    return count;
}

int heroesOn(const Scene &scene, PlaceIndex place)
{
    int strength = 0;
    for (int hero = 0; hero < kHeroes; ++hero) {
        if (scene.data.heroes[static_cast<std::size_t>(hero)] == place)
            strength += heroStrength(scene.data, static_cast<Hero>(hero));
    }
    return strength;
}

int bannerOn(const WallState &wall)
{
    return wall.has(Equipment::Banner) ? 1 : 0;
}

} // namespace

WallStrength strengthOn(const Scene &scene, int wall)
{
    const WallState &state = scene.data.walls[static_cast<std::size_t>(wall)];
    const int goblin = state.has(WallState::kFury) ? 3 : 1;
    const Units &units = state.invaders;
    WallStrength strength;
    strength.invader =
        goblin * units[siege::Goblin] + 2 * units[siege::Orc] + 3 * units[siege::Troll] + bannerOn(state);
    strength.units = siege::strengthOf(state.defenders);
    strength.defender = strength.units + (state.has(WallState::kSiegeTower) ? 0 : state.stone)
        + heroesOn(scene, scene.field.walls[static_cast<std::size_t>(wall)].place) + bayWindows(scene, wall)
        + (state.has(WallState::kLastStand) ? 3 : 0);
    return strength;
}

std::array<std::uint16_t, 4> breachOf(const Scene &scene, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0)
        return {place};
    const WallStrength strength = strengthOn(scene, wall);
    if (!strength.breached())
        return {place};
    return {place, static_cast<std::uint16_t>(strength.invader - strength.defender),
            static_cast<std::uint16_t>(strength.units)};
}

Units afterFury(const WallState &wall)
{
    Units units = wall.invaders;
    if (wall.has(WallState::kFury))
        units[siege::Goblin] = 0;
    return units;
}

Melee meleeOn(const Scene &scene, int wall)
{
    const WallState &state = scene.data.walls[static_cast<std::size_t>(wall)];
    Melee melee;
    melee.strength = strengthOn(scene, wall);
    melee.advantage = melee.strength.invader - melee.strength.defender;
    if (melee.advantage > 0)
        melee.defendersLoss = smallestLoss(state.defenders, melee.advantage);
    if (melee.advantage >= 0)
        return melee;
    const Units left = afterFury(state);
    if (state.has(WallState::kFury)) // computed anew without the goblins; the banner counts
        melee.advantage = siege::strengthOf(left) + bannerOn(state) - melee.strength.defender;
    melee.invadersLoss = smallestLoss(left, -melee.advantage);
    return melee;
}

bool isFoughtOver(const WallState &wall)
{
    return !siege::isEmpty(wall.invaders) && !wall.has(WallState::kGlared);
}

int smallestLoss(const Units &units, int advantage)
{
    const int total = siege::strengthOf(units);
    if (advantage >= total)
        return total;
    const std::uint64_t sums = siege::reachableStrengths(units) >> advantage;
    return advantage + std::countr_zero(sums);
}

} // namespace merlon::siege2
