#include "core/games/siege2/pieces/goals.h"

#include <algorithm>
#include <bit>

namespace merlon::siege2 {

namespace {

int machinesOnBoard(const SiegeData &data)
{
    return static_cast<int>(
        std::ranges::count_if(data.machines, [](const MachineState &machine) { return machine.type != 0; }));
}

int wallsWithoutTheirStone(const Scene &scene)
{
    int count = 0;
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        count += scene.field.walls[wall].startStone > 0 && scene.data.walls[wall].stone == 0 ? 1 : 0;
    return count;
}

int wallsClimbed(const Scene &scene)
{
    return static_cast<int>(std::ranges::count_if(
        scene.data.walls, [](const WallState &wall) { return !siege::isEmpty(wall.invaders); }));
}

int mostTrollsOnAWall(const Scene &scene)
{
    int most = 0;
    for (const WallState &wall : scene.data.walls)
        most = std::max<int>(most, wall.invaders[siege::Troll]);
    return most;
}

int rampartsHeld(const Scene &scene)
{
    int count = 0;
    for (std::size_t rampart = 0; rampart < scene.field.ramparts.size(); ++rampart)
        count += siege::isEmpty(scene.data.ramparts[rampart].invaders) ? 0 : 1;
    return count;
}

int equipmentTypes(const Scene &scene)
{
    unsigned onWalls = 0;
    for (const WallState &wall : scene.data.walls)
        onWalls |= wall.equipment;
    return std::popcount(onWalls) + (equipmentInUse(scene, Equipment::Bridge) > 0 ? 1 : 0);
}

} // namespace

GoalProgress progressOf(const Scene &scene, Objective objective)
{
    switch (objective) {
    case Objective::BloodMagic:
        return {scene.data.bloodPaid, 6};
    case Objective::NotASingleStone:
        return {wallsWithoutTheirStone(scene), 2};
    case Objective::DevotedWarlocks:
        return {std::popcount(scene.data.ritualsPerformed), 3};
    case Objective::GreenTide:
        return {wallsClimbed(scene), 6};
    case Objective::TrollWrath:
        return {mostTrollsOnAWall(scene), kWrathTrolls};
    case Objective::MasterGunners:
        return {machinesOnBoard(scene.data), 3};
    case Objective::BreakingStone:
        return {scene.data.stonesDestroyed, 5};
    case Objective::WellEquipped:
        return {equipmentTypes(scene), 3};
    case Objective::ButchersBill:
        return {scene.data.defendersKilled, 7};
    case Objective::OpenGround:
        return {rampartsHeld(scene), static_cast<int>(scene.field.ramparts.size())};
    }
    return {};
}

} // namespace merlon::siege2
