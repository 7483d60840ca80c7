#include "core/games/exiles/siege/fight_chances.h"

#include "core/games/exiles/siege/siege.h"

namespace merlon::exiles {

namespace {

constexpr int kSidesOfD3 = 3;

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

std::size_t bestLead(const Scene &scene, SquadIndex squad)
{
    const auto &defenders = scene.data.squads[squad].defenders;
    ExilesData tried = scene.data;
    std::size_t best = kUnits;
    int most = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        if (defenders[unit][0] + defenders[unit][kFought] == 0)
            continue;
        tried.squads[squad].lead = static_cast<std::uint8_t>(unit);
        const int score = scoreOfDefenders({tried, scene.map, scene.rules}, squad, 0);
        if (best == kUnits || score > most) {
            best = unit;
            most = score;
        }
    }
    return best;
}

} // namespace merlon::exiles
