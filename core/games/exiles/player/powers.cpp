#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/player/layout.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"

#include <algorithm>

/// EX-7.1, EX-15.1: Inspire, spells and blessings.
namespace merlon::exiles {

namespace {

/// How much of the enemy stands before a section: a wall counts its whole front, a tower half of each.
int threatTo(const Scene &scene, Post section)
{
    int sum = 0;
    for (int index = 0; index < scene.map.fronts; ++index) {
        const auto front = static_cast<std::size_t>(index);
        const MapFront &at = scene.map.front[front];
        const int share = at.wall == section ? 2 : at.left == section || at.right == section ? 1 : 0;
        sum += share > 0 ? share * threatOn(scene, front) / 2 : 0;
    }
    return sum;
}

Scored scoreBless(const Scene &scene, Choice made)
{
    const Post section = scene.map.sectionOn(made.args[1]);
    const SectionState &state = scene.data.sections[section];
    const int threat = threatTo(scene, section);
    switch (static_cast<Blessing>(made.args[0])) {
    case Blessing::Renewal: {
        const int missing =
            std::min(kRenewed, kSectionLevels[state.level].resistance - int {state.resistance});
        return {threat / 10 * missing + missing, {"advice.renew", 1}};
    }
    case Blessing::Aura: {
        const int gate = gateOf(scene, section) > 0 ? threat : 0;
        return {threat > 0 ? (threat + gate) / 10 + 5 * state.level : -1, {"advice.aura", 1}};
    }
    default:
        return {threat > 0 ? threat / 10 + 1 : -1, {"advice.reinforce", 1}};
    }
}

} // namespace

Scored scorePowers(const Outlook &outlook, Choice made)
{
    const Scene &scene = outlook.scene;
    switch (verbOf(made)) {
    case Verb::Inspire: {
        const Post section = scene.map.sectionOn(made.args[0]);
        const int shooters =
            scene.map.isTower(section) && levelOn(scene, section) > 0 ? 2 * capacityOf(scene, section) : 0;
        return {1 + shooters + scene.data.posts[section].shooters(), {"advice.inspire", 0}};
    }
    case Verb::Bless:
        return scoreBless(scene, made);
    case Verb::Blind:
        return {std::min<int>(kBlindness, scene.enemy(kindOf(made.args[1])).fire) * 20, {"advice.blind", 1}};
    case Verb::Paralyze:
        return {500, {"advice.paralyze"}};
    case Verb::Burn:
        return {worthOfEnemyEngine(scene, frontOf(scene.map.zoneOn(made.args[0])), made.args[1]),
                {"advice.burn", 1}};
    case Verb::Rockfall:
        return {1 + threatOn(scene, frontOf(scene.map.zoneOn(made.args[0]))), {"advice.rockfall", 0}};
    case Verb::Earthquake:
        return {enemyEndurance(scene) / 2 - 4, {"advice.earthquake"}};
    default:
        return {0, {"advice.no-power"}};
    }
}

} // namespace merlon::exiles
