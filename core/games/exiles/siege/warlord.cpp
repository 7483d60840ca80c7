#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-17.2, EX-17.3: the Warlord decides where the enemy attacks and whom it shoots at.
namespace merlon::exiles {

namespace {

Zone deploymentOn(const Scene &scene, std::size_t place)
{
    const Zone zone = scene.map.zoneOn(place);
    const bool isGood = zone != kNoZone && isDeployment(zone) && scene.data.fronts[frontOf(zone)].isAttacked;
    return isGood ? zone : kNoZone;
}

// EX-17.2: fronts

Reason whyNotChooseFront(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {17, 2};
    if (!is(made, Verb::ChooseFront))
        return notNow(kRule);
    const Zone zone = scene.map.zoneOn(made.args[0]);
    return zone != kNoZone && !isDeployment(zone) && !scene.data.fronts[frontOf(zone)].isAttacked
        ? kLegal
        : no(ReasonKind::NoEnemyThere, kRule, made.args[0]);
}

void offerChooseFront(const Scene &scene, Step step, ChoiceList &out)
{
    for (int front = 0; front < scene.map.fronts; ++front)
        offer<whyNotChooseFront>(
            scene, step, out,
            choice(Verb::ChooseFront, scene.map.front[static_cast<std::size_t>(front)].assault));
}

void takeChooseFront(Play &play, Step step, Choice made)
{
    attackFront(play, made.args[0]);
    if (play.data.siege.drawnCount < play.data.siege.frontCount)
        pushAsk(play, StepKind::ChooseFront, step.seat);
}

// EX-17.2: the army

/// Whether so many melee units are enough for what the fronts still need, when `more` go to one of them.
bool isEnoughLeft(const Scene &scene, std::size_t front, int more)
{
    int left = meleeIn(scene, scene.data.siege.pool) - more;
    int all = left + more;
    for (const FrontState &state : scene.data.fronts)
        all += meleeIn(scene, state.deployment);
    const int least = std::min(kLeastOnFront, all / std::max<int>(1, scene.data.siege.drawnCount));
    for (std::size_t index = 0; index < kMostFronts; ++index) {
        const FrontState &state = scene.data.fronts[index];
        const int there = meleeIn(scene, state.deployment) + (index == front ? more : 0);
        left -= state.isAttacked ? std::max(0, least - there) : 0;
    }
    return left >= 0;
}

Reason whyNotDeployUnits(const Scene &scene, Choice made)
{
    constexpr RuleId kRule {17, 2};
    const Zone zone = deploymentOn(scene, made.args[2]);
    if (zone == kNoZone)
        return no(ReasonKind::NoEnemyThere, kRule, made.args[2]);
    const std::size_t kind = kindOf(made.args[0]);
    const int most = scene.isAttacking(made.args[0]) ? scene.data.siege.pool[kind] : 0;
    if (made.args[1] < 1 || made.args[1] > most)
        return no(ReasonKind::TooManyUnits, kRule, most);
    const int melee = scene.enemy(kind).isRanged ? 0 : made.args[1];
    return isEnoughLeft(scene, frontOf(zone), melee) ? kLegal : no(ReasonKind::TooFewLeft, kRule);
}

Reason whyNotDeploy(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {17, 2};
    if (is(made, Verb::Deploy))
        return whyNotDeployUnits(scene, made);
    if (!is(made, Verb::DeployEngine))
        return notNow(kRule);
    if (deploymentOn(scene, made.args[2]) == kNoZone)
        return no(ReasonKind::NoEnemyThere, kRule, made.args[2]);
    const int most = made.args[0] < kArmyEngines ? scene.data.siege.enginePool[made.args[0]] : 0;
    return made.args[1] >= 1 && made.args[1] <= most ? kLegal : no(ReasonKind::TooManyUnits, kRule, most);
}

/// Until all is placed.
void offerDeploy(const Scene &scene, Step step, ChoiceList &out)
{
    for (int index = 0; index < scene.map.fronts; ++index) {
        const PlaceIndex zone = scene.map.front[static_cast<std::size_t>(index)].deployment;
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            for (int number = 1; number <= scene.data.siege.pool[kind]; ++number)
                offer<whyNotDeploy>(scene, step, out, choice(Verb::Deploy, scene.nameOf(kind), number, zone));
        }
        for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
            for (int number = 1; number <= scene.data.siege.enginePool[engine]; ++number)
                offer<whyNotDeploy>(scene, step, out, choice(Verb::DeployEngine, engine, number, zone));
        }
    }
}

void moveFromPool(std::uint8_t &pool, std::uint8_t &front, int number)
{
    pool = static_cast<std::uint8_t>(pool - number);
    front = static_cast<std::uint8_t>(front + number);
}

void takeDeploy(Play &play, Step step, Choice made)
{
    SiegeState &siege = play.data.siege;
    FrontState &front = play.data.fronts[frontOf(play.map.zoneOn(made.args[2]))];
    if (is(made, Verb::Deploy)) {
        const std::size_t kind = kindOf(made.args[0]);
        moveFromPool(siege.pool[kind], front.deployment[kind], made.args[1]);
        tell(play, EventKind::EnemyDeployed, {17, 2}, made.args[0], made.args[1], made.args[2]);
    } else {
        moveFromPool(siege.enginePool[made.args[0]], front.engines[made.args[0]], made.args[1]);
        tell(play, EventKind::EnemyEngineDeployed, {17, 2}, made.args[0], made.args[1], made.args[2]);
    }
    pushAsk(play, StepKind::Deploy, step.seat);
}

// EX-17.3: targets. a = place of the assault zone, b = what shoots or flies

bool isOnFront(const Scene &scene, Step step, std::size_t place)
{
    const MapFront &front = scene.map.front[frontOf(scene.map.zoneOn(step.a))];
    const Post post = scene.map.sectionOn(place);
    return post != kNoPost && (post == front.wall || post == front.left || post == front.right);
}

Reason whyNotTarget(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {17, 3};
    if (!is(made, Verb::Target) || made.args[0] != step.b)
        return notNow(kRule);
    return isOnFront(scene, step, made.args[1]) ? kLegal : no(ReasonKind::NotAdjacent, kRule, made.args[1]);
}

Reason whyNotTargetEngine(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {17, 3};
    if (!is(made, Verb::TargetEngine) || made.args[0] != step.b)
        return notNow(kRule);
    return isOnFront(scene, step, made.args[1]) ? kLegal : no(ReasonKind::NotAdjacent, kRule, made.args[1]);
}

template <auto whyNot>
void offerTargetsOf(const Scene &scene, Step step, Verb verb, ChoiceList &out)
{
    for (int index = 0; index < scene.map.sections; ++index)
        offer<whyNot>(scene, step, out, choice(verb, step.b, scene.map.placeOf(static_cast<Post>(index))));
}

void offerTargets(const Scene &scene, Step step, ChoiceList &out)
{
    offerTargetsOf<whyNotTarget>(scene, step, Verb::Target, out);
}

void offerEngineTargets(const Scene &scene, Step step, ChoiceList &out)
{
    offerTargetsOf<whyNotTargetEngine>(scene, step, Verb::TargetEngine, out);
}

void takeGroupTarget(Play &play, Step step, Choice made)
{
    const std::size_t front = frontOf(play.map.zoneOn(step.a));
    settleShots(play, front, kindOf(step.b), play.map.sectionOn(made.args[1]));
}

void takeFlyersTarget(Play &play, Step step, Choice made)
{
    settleFlyers(play, frontOf(play.map.zoneOn(step.a)), play.map.sectionOn(made.args[1]));
}

void takeEngineTarget(Play &play, Step step, Choice made)
{
    settleEngine(play, step.b, play.map.sectionOn(made.args[1]));
}

/// a = attack
Reason whyNotTargetKind(const Scene &, Step, Choice made)
{
    return is(made, Verb::TargetKind) ? kLegal : notNow({17, 3});
}

void offerTargetKinds(const Scene &, Step, ChoiceList &out)
{
    for (std::size_t element = 0; element < kElements; ++element)
        out.add(choice(Verb::TargetKind, element));
}

void takeTargetKind(Play &play, Step step, Choice made)
{
    play.data.attacks[step.a].wanted = static_cast<std::uint8_t>(made.args[0]);
}

} // namespace

namespace steps {

constinit const StepRule chooseFront = question(StepKind::ChooseFront, "choose-front", RuleId {17, 2},
                                                offerChooseFront, whyNotChooseFront, takeChooseFront);
constinit const StepRule deploy =
    question(StepKind::Deploy, "deploy", RuleId {17, 2}, offerDeploy, whyNotDeploy, takeDeploy);
constinit const StepRule chooseTarget =
    about(question(StepKind::ChooseTarget, "choose-target", RuleId {17, 3}, offerTargets, whyNotTarget,
                   takeGroupTarget),
          Type::Place, Type::Enemy);
constinit const StepRule chooseFlight =
    about(question(StepKind::ChooseFlight, "choose-flight", RuleId {17, 3}, offerTargets, whyNotTarget,
                   takeFlyersTarget),
          Type::Place, Type::Enemy);
constinit const StepRule chooseEngineTarget =
    about(question(StepKind::ChooseEngineTarget, "choose-engine-target", RuleId {17, 3}, offerEngineTargets,
                   whyNotTargetEngine, takeEngineTarget),
          Type::Place, Type::EnemyEngine);
constinit const StepRule chooseElement =
    inside(question(StepKind::ChooseElement, "choose-element", RuleId {17, 3}, offerTargetKinds,
                    whyNotTargetKind, takeTargetKind));
} // namespace steps

} // namespace merlon::exiles
