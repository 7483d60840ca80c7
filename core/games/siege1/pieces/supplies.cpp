#include "core/games/siege1/pieces/supplies.h"

#include "core/games/siege/pieces/pieces.h"

#include <algorithm>

namespace merlon::siege1 {

int bankOf(const Scene &scene)
{
    return kBank - scene.data.invaders[0].resources - scene.data.invaders[1].resources;
}

int enginesLeft(const Scene &scene, Engine engine)
{
    return kEnginesOfType[static_cast<std::size_t>(engine)] - siege::slotsOf(scene.data.engines, engine);
}

int hitCardsLeft(const SiegeData &data)
{
    int left = kHitCards;
    for (const EngineState &engine : data.engines)
        left -= engine.hits;
    return left;
}

int missCardsLeft(const SiegeData &data)
{
    int left = kMissCards;
    for (const EngineState &engine : data.engines)
        left -= engine.misses;
    return left;
}

int equipmentLeft(const Scene &scene, Equipment type)
{
    return kTilesOfKind - siege::equipmentInUse(scene, type);
}

int trainingLeft(const Scene &scene, Training type)
{
    if (type != Training::Saboteur)
        return kTilesOfKind
            - siege::countRamparts(scene, [type](const RampartState &rampart) { return rampart.has(type); });
    return kTilesOfKind
        - static_cast<int>(std::count_if(
            scene.data.buildings.begin(), scene.data.buildings.end(),
            [](const BuildingState &building) { return building.has(BuildingState::kSaboteur); }));
}

int postsLeft(const Scene &scene, Post post)
{
    return kTilesOfKind
        - siege::countTowers(scene, [post](const TowerState &tower) { return tower.post == post; });
}

int cauldronsLeft(const Scene &scene, Cauldron cauldron)
{
    return kTilesOfKind - siege::cauldronsInUse(scene, cauldron);
}

int trapsLeft(const Scene &scene, Trap trap)
{
    return kTilesOfKind - siege::trapsInUse(scene, trap);
}

int ordersLeft(const Scene &scene, Order order)
{
    return tilesOf(order) - siege::ordersInUse(scene, order);
}

} // namespace merlon::siege1
