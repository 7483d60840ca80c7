#include "core/games/exiles/player/recruits.h"

#include "core/games/exiles/city.h"

#include <array>

namespace merlon::exiles {

namespace {

constexpr std::array<std::size_t, 3> kMelee {4, 2, 0};
constexpr std::array<std::size_t, 3> kRanged {5, 3, 1};

/// EX-5.1: whether the barracks train it, and the supply has one.
bool canBeHad(const Scene &scene, std::size_t unit)
{
    return scene.data.levelOf(Building::Barracks) >= kUnitData[unit].barracks
        && scene.data.unitsLeft[unit] > 0 && !scene.data.without.hasUnit(unit);
}

} // namespace

std::size_t bestUnit(const Scene &scene, bool isRanged)
{
    for (const std::size_t unit : isRanged ? kRanged : kMelee) {
        if (canBeHad(scene, unit))
            return unit;
    }
    return kUnits;
}

std::size_t plainUnit(bool isRanged)
{
    return (isRanged ? kRanged : kMelee).back();
}

std::size_t bestFreeUnit(const Scene &scene)
{
    for (const std::size_t unit : {5, 4, 3, 2, 0, 1}) {
        if (canBeHad(scene, unit))
            return unit;
    }
    return kUnits;
}

Post bestPostFor(const Scene &scene, std::size_t unit)
{
    Post best = kNoPost;
    int most = 0;
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto post = static_cast<Post>(index);
        const int room = roomOn(scene, post);
        const int worth =
            room == 0 ? 0 : room + (scene.map.isTower(post) == kUnitData[unit].isRanged ? 20 : 0);
        if (worth > most) {
            most = worth;
            best = post;
        }
    }
    return best;
}

} // namespace merlon::exiles
