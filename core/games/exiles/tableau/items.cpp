#include "core/games/exiles/tableau/items.h"

namespace merlon::exiles {

Item unitItem(std::size_t rank, int number)
{
    return {.key = std::string(kUnitData[unitOf(rank)].key) + std::string(kMarkKeys[marksOf(rank)]),
            .type = "rank",
            .component = std::string(kUnitData[unitOf(rank)].key),
            .count = number,
            .showsCount = true};
}

Item enemyItem(const Layout &layout, std::size_t kind, int number)
{
    return {.key = std::string(layout.scene.enemy(kind).key),
            .type = "enemy",
            .owner = layout.enemySeat(),
            .count = number,
            .showsCount = true};
}

Item engineItem(std::size_t engine, int number)
{
    return {.key = std::string(kEngineData[engine].key), .type = "engine", .count = number};
}

Item enemyEngineItem(const Layout &layout, std::size_t engine, int number)
{
    return {.key = std::string(kEnemyEngineData[engine].key),
            .type = "enemy-engine",
            .owner = layout.enemySeat(),
            .count = number};
}

} // namespace merlon::exiles
