#include "core/games/exiles/player/worth.h"

#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

constexpr int kBreach = 900;
constexpr int kNearTheEnd = 6000; ///< divided by the levels that are left
constexpr int kEachStrength = 25;
constexpr int kEachSupport = 35;
constexpr int kEachFire = 45;
constexpr int kFlying = 150;  ///< it may come over a tower
constexpr int kEachHead = 40; ///< each unit counts for the morale of the army and for the number of squads

/// Tries all numbers of the target and of those after it; prunes by what is allowed.
void searchRemovals(const Targets &targets, std::size_t target, const Allowance &left, Removal &now,
                    Removal &best)
{
    if (now.worth > best.worth)
        best = now;
    if (left.number <= 0 || left.points <= 0)
        return;
    for (; target < kTargets; ++target) {
        const int endurance = targets.endurance[target];
        if (targets.number[target] == 0 || endurance > left.points)
            continue;
        const bool isEngine = target >= kEnemies;
        int most = std::min({targets.number[target], left.points / endurance, left.number});
        if (isEngine)
            most = std::min({most, left.enginePoints / endurance, left.engineNumber});
        for (int number = most; number > 0; --number) {
            Allowance rest = left;
            rest.points -= number * endurance;
            rest.number -= number;
            if (isEngine) {
                rest.enginePoints -= number * endurance;
                rest.engineNumber -= number;
            }
            now.number[target] = number;
            now.worth += number * targets.worth[target];
            searchRemovals(targets, target + 1, rest, now, best);
            now.worth -= number * targets.worth[target];
        }
        now.number[target] = 0;
    }
}

} // namespace

int worthOfEnemy(const Scene &scene, std::size_t kind)
{
    const EnemyData &enemy = scene.enemy(kind);
    if (enemy.isRanged)
        return kEachHead + kEachFire * enemy.fire;
    return kEachHead + kEachStrength * enemy.strength + kEachSupport * enemy.support
        + (enemy.flies ? kFlying : 0);
}

int worthOfEnemyEngine(const Scene &scene, std::size_t front, std::size_t engine)
{
    switch (static_cast<EnemyEngine>(engine)) {
    case EnemyEngine::Trebuchet:
        return 200;
    case EnemyEngine::Catapult:
        return 230;
    case EnemyEngine::Ballista:
        return 120;
    case EnemyEngine::SiegeTower:
        return 110;
    case EnemyEngine::Bridge:
        return isLineComplete(scene, front) && !scene.data.fronts[front].isBridged ? 250 : 1;
    case EnemyEngine::Palisade:
    case EnemyEngine::Ram:
        break;
    }
    return 60;
}

int costOfBreach(const Scene &scene)
{
    const int levels = buildingLevels(scene.data);
    if (levels == 0)
        return 100000;
    return kBreach + kNearTheEnd / levels;
}

int threatOn(const Scene &scene, std::size_t front)
{
    const FrontState &state = scene.data.fronts[front];
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += (state.deployment[kind] + state.assault[kind]) * worthOfEnemy(scene, kind);
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine)
        sum += state.engines[engine] * 100;
    forEachSquad(scene.data, [&](SquadIndex, const Squad &squad) {
        if (squad.front == front && squad.isFoothold())
            sum += 2 * worthOfEnemy(scene, squad.leader);
    });
    return sum;
}

Removal bestRemovalOf(const Targets &targets, Allowance allowance)
{
    constexpr int kMostPoints = 40; // more than that makes no difference, but takes long
    allowance.points = std::min(allowance.points, kMostPoints);
    Removal now;
    Removal best;
    searchRemovals(targets, 0, allowance, now, best);
    return best;
}

Targets targetsIn(const Scene &scene, Zone zone, bool engines)
{
    Targets targets;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        targets.number[kind] = unitsIn(scene.data, zone)[kind];
        targets.endurance[kind] = scene.enemy(kind).endurance;
        targets.worth[kind] = worthOfEnemy(scene, kind);
    }
    if (!engines || !isDeployment(zone))
        return targets;
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
        targets.number[kEnemies + engine] = scene.data.fronts[frontOf(zone)].engines[engine];
        targets.endurance[kEnemies + engine] = kEnemyEngineData[engine].endurance;
        targets.worth[kEnemies + engine] = worthOfEnemyEngine(scene, frontOf(zone), engine);
    }
    return targets;
}

} // namespace merlon::exiles
