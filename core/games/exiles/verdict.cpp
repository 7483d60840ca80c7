#include "core/games/exiles/verdict.h"

#include "core/games/exiles/city.h"

namespace merlon::exiles {

int levelsOf(const Scene &scene)
{
    int sum = buildingLevels(scene.data);
    for (const SectionState &section : scene.data.sections)
        sum += section.level;
    return sum;
}

std::size_t verdictOf(const Scene &scene)
{
    std::size_t verdict = 0;
    while (levelsOf(scene) < kVerdictData[verdict].least)
        ++verdict;
    return verdict;
}

int unitsAlive(const ExilesData &data)
{
    int sum = 0;
    for (const PostState &post : data.posts)
        sum += post.total();
    return sum;
}

} // namespace merlon::exiles
