#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/player/layout.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"
#include "core/games/exiles/siege/siege.h"

#include <algorithm>

/// EX-17: the Warlord looks for the weakest front, masses the army there, and shoots where it kills.
namespace merlon::exiles {

namespace {

/// How hard a front is to storm: its walls, who stands on them, what shoots from the towers beside it.
int strengthOfFront(const Scene &scene, std::size_t front)
{
    const MapFront &at = scene.map.front[front];
    int sum = 60 * resistanceOf(scene, at.wall) + 40 * gateOf(scene, at.wall);
    if (scene.map.section[at.wall].hasGate())
        sum -= 60; // a second way in
    const SectionState &wall = scene.data.sections[at.wall];
    sum += (wall.hasRocks ? 40 : 0) + (wall.hasCauldron ? 80 : 0) + 30 * capacityOf(scene, at.wall);
    for (const Post tower : {at.left, at.right}) {
        const PostState &post = scene.data.posts[tower];
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            sum += post.count(unit) * kUnitData[unit].fire * 20;
        for (std::size_t engine = 0; engine < kSlotEngines; ++engine)
            sum += post.engines[engine] * kEngineWorth[engine + kFirstSlotEngine] / 2;
    }
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        sum += scene.data.posts[at.wall].count(unit) * kUnitOnWall[unit];
    return sum;
}

/// The weakest of the attacked fronts.
std::size_t mainFront(const Scene &scene)
{
    std::size_t best = scene.data.siege.drawn[0];
    for (std::size_t index = 1; index < scene.data.siege.drawnCount; ++index) {
        const std::size_t front = scene.data.siege.drawn[index];
        if (strengthOfFront(scene, front) < strengthOfFront(scene, best))
            best = front;
    }
    return best;
}

int meleeOn(const Scene &scene, std::size_t front)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += scene.enemy(kind).isRanged ? 0 : scene.data.fronts[front].deployment[kind];
    return sum;
}

/// The other fronts get the few that they must have, the weak first; all others and the engines go to the main one.
Scored scoreDeploy(const Scene &scene, Choice made)
{
    const std::size_t front = frontOf(scene.map.zoneOn(made.args[2]));
    const bool isMain = front == mainFront(scene);
    const int number = made.args[1];
    if (is(made, Verb::DeployEngine))
        return {isMain ? 100 + number : number - 100, {"advice.mass", 2}};
    const EnemyData &enemy = scene.enemy(kindOf(made.args[0]));
    if (isMain)
        return {10 + number, {"advice.mass", 2}};
    const int missing = enemy.isRanged ? 0 : kLeastOnFront - meleeOn(scene, front);
    return {missing > 0 && number <= missing ? 1000 + number - 10 * enemy.strength : -number,
            {"advice.pin-down", 2}};
}

/// How many units a shot at a section might kill.
int preyOn(const Scene &scene, Post post)
{
    int worth = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        worth += scene.data.posts[post].count(unit) * kUnitWorth[unit] / kUnitData[unit].endurance;
    return std::min(worth, 1500) / (1 + resistanceOf(scene, post));
}

Scored scoreTarget(const Scene &scene, Choice made)
{
    return {preyOn(scene, scene.map.sectionOn(made.args[1])), {"advice.target", 1}};
}

/// Flyers ignore walls: they look for few defenders, best on a tower.
Scored scoreFlight(const Scene &scene, Choice made)
{
    const Post post = scene.map.sectionOn(made.args[1]);
    int defence = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        defence += scene.data.posts[post].count(unit) * (kUnitData[unit].strength + kUnitData[unit].support);
    return {(defence > 0 ? 100 : 0) - defence, {"advice.flight", 1}};
}

Scored scoreEngineTarget(const Scene &scene, Choice made)
{
    const Post post = scene.map.sectionOn(made.args[1]);
    if (made.args[0] != indexOf(EnemyEngine::Trebuchet))
        return {preyOn(scene, post), {"advice.target", 1}};
    const int level = levelOn(scene, post);
    const int resistance = resistanceOf(scene, post);
    return {level == 0 ? -1 : 20 * level - 8 * resistance + (scene.map.isWall(post) ? 30 : 0),
            {"advice.breach", 1}};
}

Scored scoreElement(const Scene &scene, Step step, Choice made)
{
    const Post post = scene.data.attacks[step.a].rolled;
    switch (static_cast<Element>(made.args[0])) {
    case Element::Units:
        return {preyOn(scene, post), {"advice.element"}};
    case Element::Engines:
        return {100 * scene.data.posts[post].engineCount() / (1 + resistanceOf(scene, post)),
                {"advice.element"}};
    case Element::Fortification:
        break;
    }
    return {resistanceOf(scene, post) <= 4 ? 40 * levelOn(scene, post) : 0, {"advice.element"}};
}

/// One strong leader for each squad, then support for the one that has least.
Scored scoreForm(const Scene &scene, Choice made)
{
    const EnemyData &enemy = scene.enemy(kindOf(made.args[0]));
    const Squad &squad = scene.data.squads[made.args[1]];
    const bool needsLeader = squad.size() == 0;
    int units = 0;
    for (const std::uint8_t number : squad.support)
        units += number;
    if (needsLeader && units == 0)
        return {10000 + 100 * enemy.strength + 10 * enemy.endurance - made.args[2], {"advice.form", 1}};
    return {1000 + 100 * enemy.support + 10 * enemy.strength - 20 * forceOf(scene, squad) - 50 * units
                - made.args[2],
            {"advice.form", 1}};
}

Scored scoreEquip(const Scene &scene, Choice made)
{
    if (is(made, Verb::Pass))
        return {-1, {"advice.form"}};
    const Squad &squad = scene.data.squads[made.args[0]];
    return {is(made, Verb::GiveRam) ? strengthOf(scene, squad) : forceOf(scene, squad), {"advice.equip", 0}};
}

} // namespace

Scored scoreWarlord(const Outlook &outlook, Choice made)
{
    const Scene &scene = outlook.scene;
    switch (outlook.kind()) {
    case StepKind::ChooseFront:
        return {-strengthOfFront(scene, frontOf(scene.map.zoneOn(made.args[0]))), {"advice.front", 0}};
    case StepKind::Deploy:
        return scoreDeploy(scene, made);
    case StepKind::ChooseTarget:
        return scoreTarget(scene, made);
    case StepKind::ChooseFlight:
        return scoreFlight(scene, made);
    case StepKind::ChooseEngineTarget:
        return scoreEngineTarget(scene, made);
    case StepKind::ChooseElement:
        return scoreElement(scene, outlook.step, made);
    case StepKind::FormGroup:
        return scoreForm(scene, made);
    case StepKind::HeadSquad: {
        const std::size_t kind = kindOf(made.args[1]);
        return {10 * scene.enemy(kind).strength - 10 * scene.enemy(kind).support
                    + scene.enemy(kind).endurance,
                {"advice.head", 1}};
    }
    default:
        return scoreEquip(scene, made);
    }
}

} // namespace merlon::exiles
