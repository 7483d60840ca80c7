#include "core/games/exiles/enemy.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <bit>

/// EX-10.1 to EX-10.6: Stage 5, the enemy comes to the foot of the walls.
namespace merlon::exiles {

namespace {

bool isGround(const Scene &scene, std::size_t kind)
{
    return !scene.enemy(kind).isRanged && !scene.enemy(kind).flies;
}

int groundUnits(const Scene &scene, std::size_t front)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += isGround(scene, kind) ? scene.data.fronts[front].deployment[kind] : 0;
    return sum;
}

/// Moves the melee units that fly, or those that do not.
void advanceUnits(Play &play, std::size_t front, bool flyers)
{
    FrontState &state = play.data.fronts[front];
    int moved = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        const EnemyData &enemy = play.scene().enemy(kind);
        if (enemy.isRanged || enemy.flies != flyers)
            continue;
        moved += state.deployment[kind];
        state.assault[kind] = static_cast<std::uint8_t>(state.assault[kind] + state.deployment[kind]);
        state.deployment[kind] = 0;
    }
    if (moved > 0)
        tell(play, EventKind::EnemyAdvances, {10, 1}, play.map.front[front].assault, moved);
}

/// EX-10.3
void layBridge(Play &play, std::size_t front)
{
    std::uint8_t &bridges = play.data.fronts[front].engines[indexOf(EnemyEngine::Bridge)];
    if (!isLineComplete(play, front) || play.data.fronts[front].isBridged || bridges == 0)
        return;
    --bridges;
    play.data.fronts[front].isBridged = true;
    tell(play, EventKind::BridgeLaid, {10, 3}, play.map.front[front].assault);
}

/// EX-10.6
void advanceTowers(Play &play, std::size_t front)
{
    FrontState &state = play.data.fronts[front];
    std::uint8_t &towers = state.engines[indexOf(EnemyEngine::SiegeTower)];
    if (towers == 0)
        return;
    tell(play, EventKind::TowersAdvance, {10, 6}, play.map.front[front].assault, towers);
    state.towers = static_cast<std::uint8_t>(state.towers + towers);
    towers = 0;
}

/// EX-10.4: whether the line holds the ground units back in this round.
bool isHeldUp(const Scene &scene, std::size_t front)
{
    if (scene.data.siege.round > 1 || !isLineComplete(scene, front))
        return false;
    return !scene.faction().bounding || isMoatLine(scene, front);
}

/// a = front to begin with: the next one that is attacked.
void workAdvance(Play &play, Step step)
{
    const std::size_t front = attackedFrom(play, step.a);
    if (static_cast<int>(front) >= play.map.fronts)
        return;
    push(play, StepKind::Advance, static_cast<int>(front) + 1);
    layBridge(play, front);
    const bool isOpen = !isLineComplete(play, front) || play.data.fronts[front].isBridged;
    if (isOpen)
        advanceTowers(play, front);
    advanceUnits(play, front, true);
    if (!isOpen && isHeldUp(play, front)) {
        if (groundUnits(play, front) > 0)
            tell(play, EventKind::EnemyHeldUp, {10, 4}, play.map.front[front].deployment);
        return;
    }
    push(play, StepKind::Cross, static_cast<int>(front));
    const int lost = !isOpen && isMoatLine(play, front) ? moatLosses(groundUnits(play, front)) : 0;
    if (lost > 0)
        push(play, StepKind::MoatDie, static_cast<int>(front), lost);
}

void workCross(Play &play, Step step)
{
    advanceUnits(play, step.a, false);
}

// EX-10.5: a = front, b = losses left

/// 1-3 the least endurance, 4-5 the most numerous, 6 the greatest endurance; ties in faction order.
std::size_t drowned(const Scene &scene, std::size_t front, int die)
{
    const auto &units = scene.data.fronts[front].deployment;
    const auto worth = [&](std::size_t kind) {
        const int endurance = scene.enemy(kind).endurance;
        return die <= 3 ? -endurance : die <= 5 ? int {units[kind]} : endurance;
    };
    std::size_t best = kEnemies;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (isGround(scene, kind) && units[kind] > 0 && (best == kEnemies || worth(kind) > worth(best)))
            best = kind;
    }
    return best;
}

void takeMoat(Play &play, Step step, Choice made)
{
    const std::size_t kind = drowned(play, step.a, made.args[0]);
    if (kind == kEnemies)
        return;
    if (step.b > 1)
        push(play, StepKind::MoatDie, step.a, step.b - 1);
    --play.data.fronts[step.a].deployment[kind];
    tell(play, EventKind::DieRolled, {10, 5}, made.args[0], play.map.front[step.a].deployment);
    tell(play, EventKind::EnemyDrowned, {10, 5}, play.scene().nameOf(kind),
         play.map.front[step.a].deployment);
    fleeIfBroken(play);
}

bool isLineOf(const Scene &scene, std::size_t front, int level)
{
    const DitchSet line = scene.map.front[front].line;
    for (DitchSet left = line; left != 0; left &= left - 1) {
        if (scene.data.ditches[static_cast<std::size_t>(std::countr_zero(left))] < level)
            return false;
    }
    return line != 0;
}

} // namespace

bool isLineComplete(const Scene &scene, std::size_t front)
{
    return isLineOf(scene, front, kDitch);
}

bool isMoatLine(const Scene &scene, std::size_t front)
{
    return isLineOf(scene, front, kMoat);
}

int moatLosses(int crossing)
{
    constexpr int kFew = 2;
    constexpr int kForEach = 5;
    return crossing <= kFew ? 0 : 1 + (crossing - kFew - 1) / kForEach;
}

namespace steps {

constinit const StepRule advance = work(StepKind::Advance, "advance", workAdvance);
constinit const StepRule moatDie = drawing(StepKind::MoatDie, "moat-die", RuleId {10, 5}, rollDie, takeMoat);
constinit const StepRule cross = work(StepKind::Cross, "cross", workCross);

} // namespace steps

} // namespace merlon::exiles
