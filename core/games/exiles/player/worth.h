#pragma once

#include "core/games/exiles/play.h"

#include <array>

/// What things are worth to those who play by rules of thumb, in hundredths of an action.
namespace merlon::exiles {

/// Of a unit of the exiles: what it would take to have it again, and what it does.
inline constexpr std::array<int, kUnits> kUnitWorth {140, 150, 230, 270, 350, 420};
/// How well a unit fights on a wall, its shots before the fight counted.
inline constexpr std::array<int, kUnits> kUnitOnWall {35, 22, 60, 55, 100, 95};
/// Of an engine in a slot, and of a cauldron.
inline constexpr std::array<int, kEngines> kEngineWorth {50, 150, 300, 280, 330, 400};

/// How much it helps to remove a unit of the enemy of this type.
int worthOfEnemy(const Scene &scene, std::size_t kind);
/// The same of an engine in the deployment zone of a front.
int worthOfEnemyEngine(const Scene &scene, std::size_t front, std::size_t engine);
/// What it costs when a squad gets into the city: the levels that it destroys, and how near that is to the end.
int costOfBreach(const Scene &scene);
/// How much of the worth of the army is gathered on a front: units, footholds and engines.
int threatOn(const Scene &scene, std::size_t front);

/// What may be removed at once, and how many of each there are: the types of units, then the engines.
inline constexpr std::size_t kTargets = kEnemies + kArmyEngines;
struct Targets {
    std::array<int, kTargets> worth {};
    std::array<int, kTargets> endurance {};
    std::array<int, kTargets> number {};
};
/// What an attack may remove (EX-8.6, EX-9.3).
struct Allowance {
    int points = 0;
    int number = 0;
    int enginePoints = 0;
    int engineNumber = 0;
};
struct Removal {
    int worth = 0;
    std::array<int, kTargets> number {};
};
/// The removal that is worth most: endurance fits as well as it can.
Removal bestRemovalOf(const Targets &targets, Allowance allowance);

/// The units in a zone; with `engines` those of its front too, if it is a deployment zone.
Targets targetsIn(const Scene &scene, Zone zone, bool engines);

} // namespace merlon::exiles
