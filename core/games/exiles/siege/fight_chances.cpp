#include "core/games/exiles/siege/fight_chances.h"

#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <cmath>
#include <numeric>

namespace merlon::exiles {

namespace {

constexpr int kSidesOfD3 = 3;

/// EX-11.16: how many of the defenders are left after so many points, the weakest lost first.
int defendersLeft(Troop left, int points)
{
    int sum = std::accumulate(left.begin(), left.end(), 0);
    while (sum > 0) {
        std::size_t weakest = kUnits;
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            if (left[unit] > 0
                && (weakest == kUnits || kUnitData[unit].endurance < kUnitData[weakest].endurance))
                weakest = unit;
        }
        points -= kUnitData[weakest].endurance;
        if (points < 0)
            break;
        --left[weakest];
        --sum;
    }
    return sum;
}

} // namespace

FightChances fightChances(const Scene &scene, SquadIndex squad)
{
    FightChances odds;
    for (int enemy = 1; enemy <= kSidesOfD3; ++enemy) {
        for (int own = 1; own <= kSidesOfD3; ++own) {
            const int lead = scoreOfDefenders(scene, squad, own) - scoreOfEnemy(scene, squad, enemy);
            ++(lead > 0 ? odds.won : lead < 0 ? odds.lost : odds.drawn);
        }
    }
    return odds;
}

int throwsThrough(const Scene &scene, SquadIndex index)
{
    const Squad &squad = scene.data.squads[index];
    if (squad.defenderCount() == 0)
        return kFightThrows;
    int through = 0;
    for (int enemy = 1; enemy <= kSidesOfD3; ++enemy) {
        for (int own = 1; own <= kSidesOfD3; ++own) {
            const int lead = scoreOfEnemy(scene, index, enemy) - scoreOfDefenders(scene, index, own);
            if (lead <= 0)
                continue;
            const bool isUnlucky = enemy == kSidesOfD3 && own == 1 && squad.lead != kSteadyUnit;
            through += defendersLeft(troopOf(squad), lead) <= (isUnlucky ? 1 : 0) ? 1 : 0;
        }
    }
    return through;
}

int holdingChance(const Scene &scene, std::size_t front)
{
    const Step *rolling = agenda::findStep(scene.data, StepKind::FightDie);
    double holds = 1;
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &squad) {
        const bool isOver = squad.isMet && !(rolling && rolling->a == index);
        if (squad.front == front && squad.isThrough)
            holds = 0;
        else if (squad.front == front && !isOver)
            holds *= 1 - static_cast<double>(throwsThrough(scene, index)) / kFightThrows;
    });
    return static_cast<int>(std::lround(100 * holds));
}

Troop troopOf(const Squad &squad)
{
    Troop troop {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        troop[unit] = static_cast<std::uint8_t>(squad.defenders[unit][0] + squad.defenders[unit][kFought]);
    return troop;
}

FightScore troopScore(const Scene &scene, const Troop &troop, std::size_t lead)
{
    FightScore score {.leader = kUnitData[lead].strength};
    score.support = -kUnitData[lead].support; // the leader gives no support
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        score.support += troop[unit] * kUnitData[unit].support;
    score.special = scene.faction().dread && kUnitData[lead].isRanged ? -1 : 0;
    return score;
}

int scoreOfTroop(const Scene &scene, const Troop &troop, std::size_t lead)
{
    return troopScore(scene, troop, lead).sum();
}

std::size_t bestLeader(const Scene &scene, const Troop &troop)
{
    std::size_t best = kUnits;
    for (std::size_t unit = kUnits; unit-- > 0;) {
        if (troop[unit] == 0)
            continue;
        if (best == kUnits || scoreOfTroop(scene, troop, unit) > scoreOfTroop(scene, troop, best))
            best = unit;
    }
    return best;
}

} // namespace merlon::exiles
