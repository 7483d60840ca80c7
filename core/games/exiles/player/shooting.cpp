#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/player/layout.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"
#include "core/games/exiles/siege/siege.h"

#include <algorithm>

/// EX-8, EX-9, EX-11.6: whom to shoot at, what to remove, what to lose.
namespace merlon::exiles {

namespace {

constexpr int kAnyNumber = 0xFF;

/// What a point of endurance is worth in a zone, in percent: the best that is there.
int worthOfPoint(const Targets &targets)
{
    int best = 0;
    for (std::size_t target = 0; target < kTargets; ++target) {
        if (targets.number[target] > 0)
            best = std::max(best, 100 * targets.worth[target] / targets.endurance[target]);
    }
    return best;
}

/// Those who fight in this round are shot first; what is aimed at a zone already is worth adding to.
int zonePoints(const Scene &scene, Zone zone, const Targets &targets, int fire)
{
    const Volley &volley = scene.data.volleys[zone];
    const int points = worthOfPoint(targets);
    const int cover = palisadeCover(scene.data, zone);
    const int through = std::max(0, fire - std::max(0, cover - volley.fire));
    const int storming = isDeployment(zone) ? 10 : 13;
    int endurance = 0;
    for (std::size_t target = 0; target < kTargets; ++target)
        endurance += targets.number[target] * targets.endurance[target];
    const int left = endurance - std::max(0, volley.fire - cover);
    if (left <= 0)
        return 1; // there is nothing left to hit
    const int crowd = std::min(threatOn(scene, frontOf(zone)) / 20, 400);
    return 1 + (std::min(through, left) * points * storming) / 10 + crowd + 20 * volley.number + 1;
}

Scored scoreAim(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::HoldFire))
        return {0, {"advice.hold-fire"}};
    const Scene &scene = outlook.scene;
    const Zone zone = scene.map.zoneOn(made.args[1]);
    const int fire = made.args[2] * (kUnitData[made.args[0]].fire + 1);
    return {zonePoints(scene, zone, targetsIn(scene, zone, false), fire),
            {isDeployment(zone) ? "advice.aim" : "advice.aim-storm", 1}};
}

Scored scoreFire(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::HoldEngine))
        return {0, {"advice.hold-fire"}};
    const Scene &scene = outlook.scene;
    const Zone zone = scene.map.zoneOn(made.args[1]);
    const EngineData &engine = kEngineData[made.args[0]];
    const Targets targets = targetsIn(scene, zone, engine.hitsEngines);
    int pending = 0;
    for (std::size_t slot = 0; slot < kSlotEngines; ++slot)
        pending += scene.data.volleys[zone].attacks[slot];
    const int crowd = std::min(threatOn(scene, frontOf(zone)) / 20, 400);
    return {1 + worthOfPoint(targets) + crowd - 15 * pending, {"advice.fire", 1}};
}

// What is removed

/// Which squad a unit is taken out of: one whose score falls most.
int worthInSquad(const Scene &scene, std::size_t index, std::size_t kind)
{
    const Squad &squad = scene.data.squads[index];
    const int heavy = squad.hasRam || squad.hasTower ? 3 : 0;
    const bool takesLeader = squad.leader == kind && squad.support[kind] == 0;
    const int loss = takesLeader ? 2 * scene.enemy(kind).strength : 2 * scene.enemy(kind).support;
    // The last units of a squad are best removed: then it is gone.
    return loss + heavy + std::max(0, 8 - 2 * squad.size());
}

/// All units of the squads of a front that stand below the walls.
Targets targetsInSquads(const Scene &scene, std::size_t front, SquadIndex alone, bool footholdsToo)
{
    Targets targets;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        targets.endurance[kind] = scene.enemy(kind).endurance;
        targets.worth[kind] = worthOfEnemy(scene, kind);
    }
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &squad) {
        if (alone != kNoSquad ? index != alone : squad.front != front)
            return;
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            targets.number[kind] +=
                squad.support[kind] + (squad.leader == kind && (footholdsToo || !squad.isFoothold()) ? 1 : 0);
    });
    return targets;
}

std::size_t mostOf(const Removal &removal)
{
    std::size_t best = kTargets;
    int most = 0;
    for (std::size_t target = 0; target < kTargets; ++target) {
        if (removal.number[target] > 0 && removal.number[target] > most) {
            most = removal.number[target];
            best = target;
        }
    }
    return best;
}

Choice removalFrom(const Scene &scene, Zone zone, const Removal &removal)
{
    const std::size_t target = mostOf(removal);
    if (target == kTargets)
        return choice(Verb::Done);
    const PlaceIndex place = scene.map.placeOfZone(zone);
    return target < kEnemies ? choice(Verb::Remove, scene.nameOf(target), place)
                             : choice(Verb::RemoveEngine, target - kEnemies, place);
}

Choice slayingOf(const Scene &scene, const Removal &removal, std::size_t front)
{
    const std::size_t kind = mostOf(removal);
    if (kind == kTargets)
        return choice(Verb::Done);
    SquadIndex best = kNoSquad;
    int most = -1;
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &squad) {
        if (squad.front != front || !hasEnemyBelow(squad, kind))
            return;
        const int worth = worthInSquad(scene, index, kind);
        if (worth > most) {
            most = worth;
            best = index;
        }
    });
    return best == kNoSquad ? choice(Verb::Done) : choice(Verb::Slay, scene.nameOf(kind), best);
}

/// EX-15.1: the unit in any zone whose removal helps most.
Choice paralyzed(const Scene &scene)
{
    Choice best = choice(Verb::Done);
    int most = 0;
    for (int index = 0; index < scene.map.zones(); ++index) {
        const auto zone = static_cast<Zone>(index);
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            const int worth = unitsIn(scene.data, zone)[kind] > 0
                ? worthOfEnemy(scene, kind) + 5 * scene.enemy(kind).endurance
                : 0;
            if (worth > most) {
                most = worth;
                best = choice(Verb::Remove, scene.nameOf(kind), scene.map.placeOfZone(zone));
            }
        }
    }
    return best;
}

/// Earthquake: footholds first, then what is worth most for its endurance.
Choice quaked(const Scene &scene, int points)
{
    Choice best = choice(Verb::Done);
    int most = 0;
    const auto look = [&](std::size_t kind, int bonus, Choice made) {
        const int endurance = scene.enemy(kind).endurance;
        const int worth = endurance > points ? 0 : 10 * worthOfEnemy(scene, kind) / endurance + bonus;
        if (worth > most) {
            most = worth;
            best = made;
        }
    };
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &squad) {
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (hasEnemy(squad, kind))
                look(kind, squad.isFoothold() && squad.leader == kind ? 5000 : 200,
                     choice(Verb::Slay, scene.nameOf(kind), index));
        }
    });
    for (int index = 0; index < scene.map.fronts; ++index) {
        const Zone zone = deploymentOf(static_cast<std::size_t>(index));
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (unitsIn(scene.data, zone)[kind] > 0)
                look(kind, 0, choice(Verb::Remove, scene.nameOf(kind), scene.map.placeOfZone(zone)));
        }
    }
    return best;
}

// What is lost

/// Of units with the same endurance those go first that are worth least.
Scored scoreLose(Choice made)
{
    return {-kUnitWorth[made.args[0]], {"advice.lose", 0}};
}

bool isWipedOut(const Scene &scene)
{
    const Losses &losses = scene.data.losses;
    return losses.squad != kNoSquad && losses.count() >= scene.data.squads[losses.squad].defenderCount();
}

Scored scoreSave(const Outlook &outlook, Choice made)
{
    constexpr int kWorthShield = 200; // units that are worth it at any time
    constexpr int kManyLost = 600;
    const Scene &scene = outlook.scene;
    int lost = 0;
    int dearestUnit = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const int number = scene.data.losses.lost[unit][0] + scene.data.losses.lost[unit][kFought];
        lost += number * kUnitWorth[unit];
        dearestUnit = number > 0 ? std::max(dearestUnit, kUnitWorth[unit]) : dearestUnit;
    }
    switch (verbOf(made)) {
    case Verb::Shield: {
        const int worth = kUnitWorth[unitOf(made.args[0])];
        const bool isUseful = isWipedOut(scene) || dearestUnit >= kWorthShield || scene.data.siege.stage >= 8;
        return {isUseful ? worth : -worth, {isWipedOut(scene) ? "advice.shield-holds" : "advice.shield", 0}};
    }
    case Verb::Resurrect: {
        const bool isUseful = lost >= kManyLost || (isWipedOut(scene) && scene.data.losses.count() > 1);
        return {isUseful ? 1000 : -1, {"advice.resurrect"}};
    }
    default:
        return {0, {"advice.accept"}};
    }
}

} // namespace

Choice bestRemoval(const Outlook &outlook)
{
    const Scene &scene = outlook.scene;
    const Step step = outlook.step;
    switch (outlook.kind()) {
    case StepKind::VolleyLosses: {
        const Zone zone = scene.map.zoneOn(step.a);
        return removalFrom(scene, zone, bestRemovalOf(targetsIn(scene, zone, false), {step.b, step.c, 0, 0}));
    }
    case StepKind::FireLosses: {
        const Zone zone = scene.map.zoneOn(step.a);
        const FireResult &fire = scene.data.fire;
        return removalFrom(scene, zone,
                           bestRemovalOf(targetsIn(scene, zone, true),
                                         {fire.points, fire.number, fire.enginePoints, fire.engineNumber}));
    }
    case StepKind::Slaying: {
        const std::size_t front = frontOf(scene.map.zoneOn(step.a));
        const Targets targets = targetsInSquads(scene, front, kNoSquad, false);
        return slayingOf(scene, bestRemovalOf(targets, {step.b, kAnyNumber, 0, 0}), front);
    }
    case StepKind::SlaySquad: {
        const auto squad = static_cast<SquadIndex>(step.a);
        const Removal removal =
            bestRemovalOf(targetsInSquads(scene, 0, squad, true), {step.b, kAnyNumber, 0, 0});
        const std::size_t kind = mostOf(removal);
        return kind == kTargets ? choice(Verb::Done) : choice(Verb::Slay, scene.nameOf(kind), squad);
    }
    case StepKind::Paralysis:
        return paralyzed(scene);
    default:
        return quaked(scene, step.a);
    }
}

Scored scoreRemovals(const Outlook &outlook, Choice made)
{
    if (outlook.kind() == StepKind::SlayWeakest)
        return {worthOfEnemy(outlook.scene, kindOf(made.args[0])), {"advice.slay", 0}};
    if (is(made, Verb::Done))
        return {made == outlook.best() ? 2 : 0, {"advice.nothing-more"}};
    return {made == outlook.best() ? 2 : 1, {is(made, Verb::Slay) ? "advice.slay" : "advice.remove", 0}};
}

Scored scoreShooting(const Outlook &outlook, Choice made)
{
    return outlook.kind() == StepKind::AimAt ? scoreAim(outlook, made) : scoreFire(outlook, made);
}

Scored scoreLosses(const Outlook &outlook, Choice made)
{
    switch (outlook.kind()) {
    case StepKind::Lose:
        return scoreLose(made);
    case StepKind::ChooseEngine:
        return {-kEngineWorth[made.args[0]], {"advice.lose", 0}};
    default:
        return scoreSave(outlook, made);
    }
}

/// EX-11.6: as soon as the mean pool is enough for somebody down there.
Scored scoreDrops(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::Hold))
        return {0, {"advice.hold-drop"}};
    const Scene &scene = outlook.scene;
    const Post wall = scene.map.sectionOn(outlook.step.a);
    const int dice = diceOfDrop(outlook.step.b);
    const int pool = dice * (2 + dropBonus(scene.data.sections[wall].level));
    const Targets targets = targetsInSquads(scene, scene.map.section[wall].front, kNoSquad, false);
    const Removal removal = bestRemovalOf(targets, {pool, kAnyNumber, 0, 0});
    return {removal.worth > 0 ? removal.worth : -1, {"advice.drop", 0}};
}

} // namespace merlon::exiles
