#include "core/games/siege1/assault/strength.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

bool isThere(const Scene &scene, Hero hero, int wall)
{
    return scene.data.heroes[static_cast<std::size_t>(hero)] == placeOfWall(scene, wall);
}

int speechOn(const Scene &scene, int wall)
{
    return scene.data.speech > 0 && scene.data.speechAt == placeOfWall(scene, wall) ? scene.data.speech : 0;
}

int invaderTotal(const Scene &scene, int wall, const WallState &state)
{
    if (!isContested(state))
        return 0;
    int total = siege::strengthOf(state.invaders) + siege::strengthOf(state.crew);
    if (state.has(WallState::kFury))
        total += 2 * state.invaders[siege::Goblin];
    if (state.has(Equipment::Banner))
        ++total;
    for (const AltarState &altar : scene.data.altars)
        total += altar.side != siege::NoSide && altar.wall == wall ? 1 : 0;
    return total;
}

int defenderTotal(const Scene &scene, int wall, const WallState &state)
{
    int total = siege::strengthOf(state.defenders) + state.stone + state.wood + speechOn(scene, wall);
    if (isThere(scene, Hero::Officer, wall))
        total += siege::countOf(state.defenders);
    if (isThere(scene, Hero::Warrior, wall))
        total += 2;
    return total;
}

/// Step 7: somebody is there who can hurt the invader.
bool isDefended(const Scene &scene, int wall, const WallState &state)
{
    return !siege::isEmpty(state.defenders) || isThere(scene, Hero::Warrior, wall)
        || speechOn(scene, wall) > 0;
}

/// Step 4.
void winForInvader(Melee &melee, const WallState &state)
{
    melee.end =
        melee.lead > siege::strengthOf(state.defenders) ? Melee::End::Breach : Melee::End::DefendersLose;
    melee.loss = melee.lead;
}

/// Steps 5 to 7.
void winForDefender(Melee &melee, const Scene &scene, int wall, WallState state)
{
    if (state.has(WallState::kFury))
        state.invaders[siege::Goblin] = 0;
    const int remaining = siege::countOf(state.invaders) + siege::countOf(state.crew);
    melee.lead = defenderTotal(scene, wall, state) - invaderTotal(scene, wall, state);
    if (state.has(Equipment::Shields) && remaining >= melee.lead) {
        melee.end = Melee::End::ShieldsHold;
        return;
    }
    if (!isDefended(scene, wall, state)) {
        melee.end = Melee::End::NobodyHurts;
        return;
    }
    melee.end = Melee::End::InvadersLose;
    melee.loss = melee.lead - (state.has(Equipment::Shields) ? remaining : 0);
}

} // namespace

int invaderTotal(const Scene &scene, int wall)
{
    return invaderTotal(scene, wall, wallAt(scene, wall));
}

int defenderTotal(const Scene &scene, int wall)
{
    return defenderTotal(scene, wall, wallAt(scene, wall));
}

Melee meleeOn(const Scene &scene, int wall)
{
    WallState state = wallAt(scene, wall);
    Melee melee;
    melee.invader = invaderTotal(scene, wall, state);
    melee.defender = defenderTotal(scene, wall, state);
    melee.poisoned = melee.invader > melee.defender && state.has(Equipment::Poison)
        && state.defenders[siege::Marksman] > 0;
    if (melee.poisoned)
        --state.defenders[siege::Marksman];
    melee.lead = melee.invader - defenderTotal(scene, wall, state);
    if (melee.lead > 0)
        winForInvader(melee, state);
    else if (melee.lead < 0)
        winForDefender(melee, scene, wall, state);
    return melee;
}

int ramDamage(const BarbicanState &barbican)
{
    return std::min<int>(barbican.ramParts, siege::countOf(barbican.crew) / 2);
}

} // namespace merlon::siege1
