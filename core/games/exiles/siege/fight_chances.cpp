#include "core/games/exiles/siege/fight_chances.h"

#include "core/games/exiles/siege/siege.h"

namespace merlon::exiles {

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

Troop troopOf(const Squad &squad)
{
    Troop troop {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        troop[unit] = static_cast<std::uint8_t>(squad.defenders[unit][0] + squad.defenders[unit][kFought]);
    return troop;
}

int scoreOfTroop(const Scene &scene, const Troop &troop, std::size_t lead)
{
    int score = kUnitData[lead].strength - kUnitData[lead].support; // the leader gives no support
    score -= scene.faction().dread && kUnitData[lead].isRanged ? 1 : 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        score += troop[unit] * kUnitData[unit].support;
    return score;
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
