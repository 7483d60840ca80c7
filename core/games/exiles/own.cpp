#include "core/games/exiles/own.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

const OwnFaction &ownOf(const Scene &scene)
{
    return scene.data.own[scene.data.siege.faction];
}

/// On which of some results a die falls that has so many sides for each.
template <std::size_t count>
std::size_t resultOf(const std::array<std::uint8_t, count> &sides, int die)
{
    std::size_t result = 0;
    for (int last = sides[0]; last < die && result + 1 < count; last += sides[result])
        ++result;
    return result;
}

} // namespace

ArmyData armyOf(const Scene &scene)
{
    const OwnFaction &own = ownOf(scene);
    if ((own.said & OwnFaction::kArmy) != 0)
        return own.army;
    const int row = std::clamp<int>(scene.data.siege.row, 1, kArmyRows); // drafts of positions may have none
    return kArmies[static_cast<std::size_t>(row) - 1][scene.data.siege.faction];
}

Goods lootOf(const Scene &scene)
{
    if (scene.data.turn < 1 || scene.data.turn > kLootTurns)
        return {};
    const OwnFaction &own = ownOf(scene);
    if ((own.said & OwnFaction::kLoot) != 0)
        return own.loot;
    return kLoot[scene.data.turn - 1u][scene.data.siege.faction];
}

std::uint8_t moraleOf(const ExilesData &data, std::size_t faction)
{
    const std::uint8_t own = data.own[faction].morale;
    return own > 0 ? own : kFactionData[faction].morale;
}

int frontsBy(const Scene &scene, int die)
{
    const OwnFaction &own = ownOf(scene);
    if ((own.said & OwnFaction::kFronts) != 0)
        return static_cast<int>(resultOf(own.fronts, die)) + 1;
    return scene.faction().fronts[static_cast<std::size_t>(die) - 1];
}

Aim aimBy(const Scene &scene, int die)
{
    const OwnFaction &own = ownOf(scene);
    if ((own.said & OwnFaction::kTargets) != 0)
        return static_cast<Aim>(resultOf(own.targets, die));
    return scene.faction().targets[static_cast<std::size_t>(die) - 1];
}

OwnFaction tableOf(std::size_t faction)
{
    OwnFaction table;
    const FactionData &data = kFactionData[faction];
    for (const std::uint8_t fronts : data.fronts)
        ++table.fronts[fronts - 1u];
    for (const Aim aim : data.targets)
        ++table.targets[static_cast<std::size_t>(aim)];
    table.morale = data.morale;
    return table;
}

} // namespace merlon::exiles
