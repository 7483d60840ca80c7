#include "core/games/exiles/verdict.h"

namespace merlon::exiles {

int levelsOf(const Scene &scene)
{
    int sum = 0;
    for (const std::uint8_t level : scene.data.buildings)
        sum += level;
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

int unitsAlive(const Scene &scene)
{
    int sum = 0;
    for (const PostState &post : scene.data.posts)
        sum += post.total();
    return sum;
}

} // namespace merlon::exiles
