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

bool isWon(const Scene &scene)
{
    return scene.data.ending == Ending::Survived
        || (scene.data.ending == Ending::Resigned && scene.data.decider == scene.rules.warlordSeat());
}

std::vector<std::int64_t> rankingOf(const Scene &scene)
{
    if (scene.data.ending == Ending::None)
        return {};
    if (!isWon(scene))
        return {0, scene.data.turn};
    int resources = 0;
    for (Seat seat = 0; seat < scene.rules.seats; ++seat) {
        for (const std::uint8_t number : scene.data[seat].store)
            resources += number;
    }
    return {1, levelsOf(scene), unitsAlive(scene.data), resources};
}

int unitsAlive(const ExilesData &data)
{
    int sum = 0;
    for (const PostState &post : data.posts)
        sum += post.total();
    return sum;
}

} // namespace merlon::exiles
