#include "core/games/siege1/assault/strength.h"

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

} // namespace

int invaderTotal(const Scene &scene, int wall)
{
    const WallState &state = wallAt(scene, wall);
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

int defenderTotal(const Scene &scene, int wall)
{
    const WallState &state = wallAt(scene, wall);
    int total = siege::strengthOf(state.defenders) + state.stone + state.wood + speechOn(scene, wall);
    if (isThere(scene, Hero::Officer, wall))
        total += siege::countOf(state.defenders);
    if (isThere(scene, Hero::Warrior, wall))
        total += 2;
    return total;
}

bool isDefended(const Scene &scene, int wall)
{
    return !siege::isEmpty(wallAt(scene, wall).defenders) || isThere(scene, Hero::Warrior, wall)
        || speechOn(scene, wall) > 0;
}

} // namespace merlon::siege1
