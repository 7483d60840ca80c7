#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-8: shooting in Stages 1, 2, 6 and 8.
namespace merlon::exiles {

namespace {

// The defenders (EX-8.1 to EX-8.6)

/// EX-6.3: units in the Keep that have shot in this stage.
int firedInKeep(const Scene &scene)
{
    int sum = 0;
    for (const auto &units : scene.data.posts[kKeepPost].units) {
        for (std::size_t marks = 0; marks < kMarkSets; ++marks)
            sum += (marks & kFired) != 0 ? units[marks] : 0;
    }
    return sum;
}

int mostToAim(const Scene &scene, Post post, std::size_t unit)
{
    const int ready = kUnitData[unit].isRanged ? scene.data.posts[post].units[unit][0] : 0;
    if (post != kKeepPost)
        return ready;
    const bool mayShoot = scene.data.levelOf(Building::Keep) >= kShootingKeep;
    return mayShoot ? std::min(ready, kKeepShooters - firedInKeep(scene)) : 0;
}

/// Post by post in place order, then the Keep; a = the one to begin with.
void workAimFrom(Play &play, Step step)
{
    int index = step.a;
    while (index <= kKeepPost && play.data.posts[static_cast<std::size_t>(index)].shooters() == 0)
        ++index;
    if (index > kKeepPost)
        return push(play, StepKind::Volleys, 0);
    const auto post = static_cast<Post>(index);
    push(play, StepKind::AimFrom, index + 1);
    pushAsk(play, StepKind::AimAt, play.scene().commanderOf(post), play.map.placeOf(post));
}

/// a = place of the post.
Reason whyNotAim(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {8, 1};
    if (is(made, Verb::HoldFire))
        return kLegal;
    if (!is(made, Verb::Aim))
        return notNow(kRule);
    const Post post = scene.map.postOn(step.a);
    const std::size_t unit = made.args[0];
    if (!kUnitData[unit].isRanged)
        return no(ReasonKind::DoesNotShoot, kRule, unit);
    const Zone zone = scene.map.zoneOn(made.args[1]);
    if (zone == kNoZone || !coversZone(scene, post, zone))
        return no(ReasonKind::NotCovered, post == kKeepPost ? RuleId {8, 3} : RuleId {8, 2}, made.args[1]);
    if (countIn(scene.data, zone) == 0)
        return no(ReasonKind::NoEnemyThere, {8, 2}, made.args[1]);
    const int number = made.args[2];
    const int most = mostToAim(scene, post, unit);
    if (number >= 1 && number <= most)
        return kLegal;
    const auto &units = scene.data.posts[post].units[unit];
    if (post == kKeepPost && most < units[0])
        return no(ReasonKind::KeepShootersUsed, {6, 3}, kKeepShooters);
    return number >= 1 && number <= most + units[kFought] ? no(ReasonKind::HasFought, kRule)
                                                          : no(ReasonKind::TooManyUnits, kRule, most);
}

void offerAims(const Scene &scene, Step step, ChoiceList &out)
{
    const Post post = scene.map.postOn(step.a);
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const int most = mostToAim(scene, post, unit);
        for (int index = 0; most > 0 && index < scene.map.zones(); ++index) {
            const Zone zone = scene.map.zoneInOrder(index);
            if (countIn(scene.data, zone) == 0 || !coversZone(scene, post, zone))
                continue;
            for (int number = 1; number <= most; ++number)
                offer<whyNotAim>(scene, step, out,
                                 choice(Verb::Aim, unit, scene.map.placeOfZone(zone), number));
        }
    }
    out.add(choice(Verb::HoldFire));
}

void takeAim(Play &play, Step step, Choice made)
{
    if (is(made, Verb::HoldFire))
        return;
    const Post post = play.map.postOn(step.a);
    const std::size_t unit = made.args[0];
    const int number = made.args[2];
    Volley &volley = play.data.volleys[play.map.zoneOn(made.args[1])];
    volley.fire = static_cast<std::uint16_t>(volley.fire + number * fireOf(play, post, unit));
    volley.number = static_cast<std::uint8_t>(volley.number + number);
    auto &units = play.data.posts[post].units[unit];
    units[0] = static_cast<std::uint8_t>(units[0] - number);
    units[kFired] = static_cast<std::uint8_t>(units[kFired] + number);
    tell(play, EventKind::UnitsAimed, {8, 1}, step.a, unit, number, made.args[1]);
    pushAsk(play, StepKind::AimAt, step.seat, step.a);
}

/// EX-8.5
void letFly(Play &play, Zone zone, const Volley &volley)
{
    const int fire = std::max(0, volley.fire - palisadeCover(play.data, zone));
    tell(play, EventKind::VolleyFlies, {8, 5}, play.map.placeOfZone(zone), fire);
    pushAsk(play, StepKind::VolleyLosses, play.scene().commanderOfFront(frontOf(zone)),
            play.map.placeOfZone(zone), fire, volley.number);
}

/// a = which zone in place order to begin with: the next one at which somebody has aimed.
void workVolleys(Play &play, Step step)
{
    for (int index = step.a; index < play.map.zones(); ++index) {
        const Zone zone = play.map.zoneInOrder(index);
        const Volley volley = play.data.volleys[zone];
        play.data.volleys[zone] = {};
        if (volley.number == 0)
            continue;
        push(play, StepKind::Volleys, index + 1);
        return letFly(play, zone, volley);
    }
}

/// EX-8.6: a = place of the zone, b = points, c = number.
Reason whyNotHit(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {8, 6};
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Remove))
        return notNow(kRule);
    const Zone zone = scene.map.zoneOn(step.a);
    const std::size_t kind = kindOf(made.args[0]);
    if (made.args[1] != step.a || !scene.isAttacking(made.args[0]) || unitsIn(scene.data, zone)[kind] == 0)
        return no(ReasonKind::NoEnemyThere, kRule, made.args[1]);
    if (step.c == 0)
        return no(ReasonKind::NoMoreLosses, kRule);
    return scene.enemy(kind).endurance <= step.b ? kLegal : no(ReasonKind::TooTough, kRule, made.args[0]);
}

void offerHits(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        offer<whyNotHit>(scene, step, out, choice(Verb::Remove, scene.nameOf(kind), step.a));
    out.add(choice(Verb::Done));
}

void takeHit(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const std::size_t kind = kindOf(made.args[0]);
    pushAsk(play, StepKind::VolleyLosses, step.seat, step.a, step.b - play.scene().enemy(kind).endurance,
            step.c - 1);
    removeEnemy(play, play.map.zoneOn(step.a), kind, {8, 6});
    fleeIfBroken(play);
}

// The enemy (EX-8.7, EX-8.8)

/// a = front, b = type: the next group that shoots rolls for its target.
void workEnemyTargets(Play &play, Step step)
{
    for (std::size_t front = step.a; front < static_cast<std::size_t>(play.map.fronts); ++front) {
        for (std::size_t kind = front == step.a ? step.b : 0; kind < kEnemies; ++kind) {
            if (!play.scene().enemy(kind).isRanged || play.data.fronts[front].deployment[kind] == 0)
                continue;
            push(play, StepKind::EnemyTargets, static_cast<int>(front), static_cast<int>(kind) + 1);
            if (play.rules.warlord)
                return pushAsk(play, StepKind::ChooseTarget, play.rules.warlordSeat(),
                               play.map.front[front].assault, static_cast<int>(play.scene().nameOf(kind)));
            return push(play, StepKind::TargetDie, static_cast<int>(front), static_cast<int>(kind));
        }
    }
    push(play, StepKind::EnemyVolleys, 0);
}

/// The section named, or the first of wall, left, right that holds a unit; kNoPost if none does.
Post targetOfShots(const Scene &scene, std::size_t front, Post named)
{
    const MapFront &at = scene.map.front[front];
    for (const Post post : {named, at.wall, at.left, at.right}) {
        if (scene.data.posts[post].total() > 0)
            return post;
    }
    return kNoPost;
}

void takeTarget(Play &play, Step step, Choice made)
{
    const Aim aim = aimBy(play, made.args[0]);
    tell(play, EventKind::DieRolled, {8, 7}, made.args[0], play.map.front[step.a].deployment);
    settleShots(play, step.a, step.b, play.map.front[step.a].at(aim));
}

/// EX-8.8: the RFS of the units of a ranged type in a deployment zone, hoardings and Blindness counted for each, and how many
/// of them shoot at all.
void addFire(EnemyVolley &volley, const Scene &scene, std::size_t front, std::size_t kind, int hoardings)
{
    const FrontState &state = scene.data.fronts[front];
    const int blinded = std::min(state.blinded[kind], state.deployment[kind]);
    const int plain = std::max(0, scene.enemy(kind).fire - hoardings);
    const int blind = std::max(0, plain - kBlindness);
    const int sound = state.deployment[kind] - blinded;
    volley.fire += plain * sound + blind * blinded;
    volley.shooters += (plain > 0 ? sound : 0) + (blind > 0 ? blinded : 0);
}

void clearTargets(ExilesData &data)
{
    for (FrontState &front : data.fronts)
        front.targets.fill(kNoPost);
}

/// EX-8.8: a = section in place order to begin with: the next one that loses units.
void workEnemyVolleys(Play &play, Step step)
{
    for (int index = step.a; index < play.map.sections; ++index) {
        const auto section = static_cast<Post>(index);
        const EnemyVolley volley = enemyVolleyAt(play, section);
        if (volley.shooters == 0)
            continue;
        tell(play, EventKind::EnemyVolley, {8, 8}, play.map.placeOf(section), volley.fire, volley.cover);
        if (volley.fire <= volley.cover)
            continue;
        push(play, StepKind::EnemyVolleys, index + 1);
        return pushLosses(play, section, kNoSquad, volley.fire - volley.cover, volley.shooters);
    }
    clearTargets(play.data);
}

} // namespace

int fireOf(const Scene &scene, Post post, std::size_t unit)
{
    if (post == kKeepPost)
        return kUnitData[unit].fire + keepFire(scene.data.levelOf(Building::Keep));
    const int tower = scene.map.isTower(post) ? kSectionLevels[scene.data.sections[post].level].towerFire : 0;
    return kUnitData[unit].fire + tower + (scene.data.now.inspired == post ? 1 : 0);
}

EnemyVolley enemyVolleyAt(const Scene &scene, Post section)
{
    EnemyVolley volley;
    const int hoardings = hasHoardings(scene.data.sections[section].level) ? 1 : 0;
    for (int front = 0; front < scene.map.fronts; ++front) {
        const auto index = static_cast<std::size_t>(front);
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (scene.data.fronts[index].targets[kind] == section)
                addFire(volley, scene, index, kind, hoardings);
        }
    }
    const int lower = scene.faction().sharpshooters ? 1 : 0;
    volley.cover = std::max(0, resistanceOf(scene, section) - lower);
    return volley;
}

void settleShots(Play &play, std::size_t front, std::size_t kind, Post named)
{
    const Post target = targetOfShots(play, front, named);
    play.data.fronts[front].targets[kind] = target;
    if (target != kNoPost)
        tell(play, EventKind::EnemyAims, {8, 7}, play.scene().nameOf(kind), play.map.front[front].deployment,
             play.map.placeOf(target));
}

void pushDefendersShooting(Play &play)
{
    push(play, StepKind::AimFrom, 0);
}

void pushEnemyShooting(Play &play)
{
    clearTargets(play.data);
    push(play, StepKind::EnemyTargets);
}

namespace steps {

constinit const StepRule aimFrom = work(StepKind::AimFrom, "aim-from", workAimFrom);
constinit const StepRule aimAt =
    about(question(StepKind::AimAt, "aim-at", RuleId {8, 1}, offerAims, whyNotAim, takeAim), Type::Place);
constinit const StepRule volleys = work(StepKind::Volleys, "volleys", workVolleys);
constinit const StepRule volleyLosses =
    about(question(StepKind::VolleyLosses, "volley-losses", RuleId {8, 6}, offerHits, whyNotHit, takeHit),
          Type::Place, Type::Number, Type::Number);
constinit const StepRule enemyTargets = work(StepKind::EnemyTargets, "enemy-targets", workEnemyTargets);
constinit const StepRule targetDie =
    drawing(StepKind::TargetDie, "target-die", RuleId {8, 7}, rollDie, takeTarget);
constinit const StepRule enemyVolleys = work(StepKind::EnemyVolleys, "enemy-volleys", workEnemyVolleys);

} // namespace steps

} // namespace merlon::exiles
