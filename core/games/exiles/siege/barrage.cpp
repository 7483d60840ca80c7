#include "core/games/exiles/city.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-9.4 to EX-9.12: Stage 4, the engines of the enemy, front by front. `data.attacks` holds those of the front.
namespace merlon::exiles {

namespace {

constexpr int kNoCap = 0xFF;

// Rolling for targets (EX-9.4)

/// a = front to begin with: the next one that is attacked.
void workBarrage(Play &play, Step step)
{
    play.data.attackCount = 0;
    play.data.attacks = {};
    const auto front = static_cast<int>(attackedFrom(play, step.a));
    if (front >= play.map.fronts)
        return;
    push(play, StepKind::Barrage, front + 1);
    push(play, StepKind::BarrageReady, front);
    push(play, StepKind::BarrageAim, front);
}

/// a = front, b = engine, c = which of them.
void workBarrageAim(Play &play, Step step)
{
    std::size_t engine = step.b;
    int number = step.c;
    while (engine < kShootingEngines && number >= play.data.fronts[step.a].engines[engine]) {
        ++engine;
        number = 0;
    }
    if (engine >= kShootingEngines || play.data.attackCount >= kMostAttacks)
        return;
    push(play, StepKind::BarrageAim, step.a, static_cast<int>(engine), number + 1);
    if (play.rules.warlord)
        pushAsk(play, StepKind::ChooseEngineTarget, play.rules.warlordSeat(), play.map.front[step.a].assault,
                static_cast<int>(engine));
    else
        push(play, StepKind::BarrageTarget, step.a, static_cast<int>(engine));
}

/// a = front, b = engine.
void takeBarrageTarget(Play &play, Step step, Choice made)
{
    const Aim aim = aimBy(play, made.args[0]);
    tell(play, EventKind::DieRolled, {9, 4}, made.args[0], play.map.front[step.a].deployment);
    settleEngine(play, step.b, play.map.front[step.a].at(aim));
}

/// a = attack
void takeBarrageElement(Play &play, Step step, Choice made)
{
    EngineAttack &attack = play.data.attacks[step.a];
    attack.wanted = static_cast<std::uint8_t>(elementOfDie(made.args[0]));
    tell(play, EventKind::DieRolled, {9, 4}, made.args[0], play.map.placeOf(attack.rolled));
}

// The targets (EX-9.6 to EX-9.8)

bool aimAt(const Scene &scene, EngineAttack &attack, Post post, std::size_t element)
{
    if (!hasElement(scene, post, element))
        return false;
    attack.target = post;
    attack.element = static_cast<std::uint8_t>(element);
    return true;
}

/// The elements in their cycle from the wanted one on, or that one alone.
bool aimInCycle(const Scene &scene, EngineAttack &attack, Post post, bool isCatapult)
{
    for (std::size_t turn = 0; turn < (isCatapult ? kElements : 1); ++turn) {
        if (aimAt(scene, attack, post, (attack.wanted + turn) % kElements))
            return true;
    }
    return false;
}

/// The nearest other section along the ring, ties in place order.
bool aimAtNearest(const Scene &scene, EngineAttack &attack, std::size_t element)
{
    Post best = kNoPost;
    const MapSection &from = scene.map.section[attack.rolled];
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto post = static_cast<Post>(index);
        if (post == attack.rolled || !hasElement(scene, post, element))
            continue;
        if (best == kNoPost || from.distance[post] < from.distance[best])
            best = post;
    }
    return best != kNoPost && aimAt(scene, attack, best, element);
}

/// a = front: all targets are settled before the first attack is resolved.
void workBarrageReady(Play &play, Step step)
{
    for (std::size_t index = 0; index < play.data.attackCount; ++index) {
        EngineAttack &attack = play.data.attacks[index];
        chooseTarget(play, step.a, attack);
        if (attack.element == kNoElement)
            tell(play, EventKind::EnemyEngineIdle, {9, 8}, attack.engine);
        else
            tell(play, EventKind::EnemyEngineAims, {9, 4}, attack.engine, play.map.placeOf(attack.target),
                 attack.element);
    }
    push(play, StepKind::BarrageNext, step.a);
}

// The attacks (EX-9.5)

/// Fortifications first, then engines, then units; within these in the order rolled.
std::size_t nextAttack(const ExilesData &data)
{
    std::size_t best = kMostAttacks;
    for (std::size_t index = 0; index < data.attackCount; ++index) {
        const EngineAttack &attack = data.attacks[index];
        if (attack.isDone || attack.element == kNoElement)
            continue;
        if (best == kMostAttacks || attack.element > data.attacks[best].element)
            best = index;
    }
    return best;
}

/// a = front
void workBarrageNext(Play &play, Step step)
{
    const std::size_t next = nextAttack(play.data);
    if (next == kMostAttacks)
        return;
    push(play, StepKind::BarrageNext, step.a);
    EngineAttack &attack = play.data.attacks[next];
    attack.isDone = true;
    if (!hasElement(play, attack.target, attack.element))
        chooseTarget(play, step.a, attack);
    if (attack.element == kNoElement)
        return tell(play, EventKind::EnemyEngineIdle, {9, 5}, attack.engine);
    push(play, StepKind::BarrageDie, static_cast<int>(next));
}

/// EX-9.9
void hitFortification(Play &play, Post post, int force)
{
    const int resistance = resistanceOf(play, post);
    const int lost = resistance > 0 ? force / resistance : 0;
    if (lost > 0)
        damageSection(play, post, lost, {9, 9});
    else
        tell(play, EventKind::SectionHolds, {9, 9}, play.map.placeOf(post));
}

void hit(Play &play, const EngineAttack &attack, int force)
{
    const Post post = attack.target;
    const int points = force - resistanceOf(play, post);
    if (attack.element == indexOf(Element::Fortification))
        return hitFortification(play, post, force);
    if (points <= 0)
        return tell(play, EventKind::SectionHolds, {9, 11}, play.map.placeOf(post));
    if (attack.element == indexOf(Element::Engines))
        return pushAsk(play, StepKind::ChooseEngine, play.scene().commanderOf(post), play.map.placeOf(post),
                       points);
    const bool isBallista = attack.engine == static_cast<std::uint8_t>(EnemyEngine::Ballista);
    pushLosses(play, post, kNoSquad, points, isBallista ? kMostByBallista : kNoCap);
}

/// a = attack, b = dice rolled, c = their sum.
void takeBarrageDie(Play &play, Step step, Choice made)
{
    const EngineAttack attack = play.data.attacks[step.a];
    const EnemyEngineData &engine = kEnemyEngineData[attack.engine];
    const int sum = step.c + d3Of(made.args[0]);
    tell(play, EventKind::HalvedDieRolled, {9, 5}, made.args[0], play.map.placeOf(attack.target));
    if (step.b + 1 < engine.dice)
        return push(play, StepKind::BarrageDie, step.a, step.b + 1, sum);
    hit(play, attack, engine.strength + sum);
}

// EX-9.12: a = place, b = points

int lowestEngine(const Scene &scene, Post post)
{
    int lowest = 0xFF;
    if (post < kMostSections && scene.data.sections[post].hasCauldron)
        lowest = kEngineData[indexOf(Engine::Cauldron)].endurance;
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
        if (scene.data.posts[post].engines[engine] > 0)
            lowest = std::min<int>(lowest, kEngineData[engine + kFirstSlotEngine].endurance);
    }
    return lowest;
}

bool isEngineOn(const Scene &scene, Post post, std::size_t engine)
{
    if (engine >= kFirstSlotEngine)
        return scene.data.posts[post].engines[engine - kFirstSlotEngine] > 0;
    return engine == indexOf(Engine::Cauldron) && scene.data.sections[post].hasCauldron;
}

Reason whyNotLoseEngine(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {9, 12};
    if (!is(made, Verb::LoseEngine))
        return notNow(kRule);
    const Post post = scene.map.postOn(step.a);
    const std::size_t engine = made.args[0];
    if (!isEngineOn(scene, post, engine))
        return no(ReasonKind::NoneThere, kRule, step.a);
    const int endurance = kEngineData[engine].endurance;
    return endurance <= step.b && endurance == lowestEngine(scene, post)
        ? kLegal
        : no(ReasonKind::NoMoreLosses, kRule);
}

void offerLostEngines(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t engine = 0; engine < kEngines; ++engine)
        offer<whyNotLoseEngine>(scene, step, out, choice(Verb::LoseEngine, engine));
}

void takeLostEngine(Play &play, Step step, Choice made)
{
    const Post post = play.map.postOn(step.a);
    const std::size_t engine = made.args[0];
    if (engine == indexOf(Engine::Cauldron)) {
        play.data.sections[post].hasCauldron = false;
    } else {
        --play.data.posts[post].engines[engine - kFirstSlotEngine];
        ++play.data.enginesLeft[engine - kFirstSlotEngine];
    }
    tell(play, EventKind::EngineLost, {9, 12}, engine, step.a);
}

} // namespace

void settleEngine(Play &play, std::size_t engine, Post named)
{
    const int index = play.data.attackCount++;
    EngineAttack &attack = play.data.attacks[static_cast<std::size_t>(index)];
    attack.engine = static_cast<std::uint8_t>(engine);
    attack.rolled = named;
    if (engine == indexOf(EnemyEngine::Trebuchet))
        attack.wanted = static_cast<std::uint8_t>(Element::Fortification);
    else if (engine == indexOf(EnemyEngine::Ballista))
        attack.wanted = static_cast<std::uint8_t>(Element::Units);
    else if (play.rules.warlord)
        pushAsk(play, StepKind::ChooseElement, play.rules.warlordSeat(), index);
    else
        push(play, StepKind::BarrageElement, index);
}

bool hasElement(const Scene &scene, Post post, std::size_t element)
{
    switch (static_cast<Element>(element)) {
    case Element::Units:
        return scene.data.posts[post].total() > 0;
    case Element::Engines:
        return scene.data.sections[post].hasCauldron || scene.data.posts[post].engineCount() > 0;
    case Element::Fortification:
        return scene.data.sections[post].level > 0;
    }
    return false;
}

void chooseTarget(const Scene &scene, std::size_t front, EngineAttack &attack)
{
    const MapFront &at = scene.map.front[front];
    const bool isCatapult = attack.engine == static_cast<std::uint8_t>(EnemyEngine::Catapult);
    const bool isBallista = attack.engine == static_cast<std::uint8_t>(EnemyEngine::Ballista);
    attack.target = kNoPost;
    attack.element = kNoElement;
    for (const Post post : {attack.rolled, at.wall, at.left, at.right}) {
        if (aimInCycle(scene, attack, post, isCatapult))
            return;
    }
    if (isBallista)
        return; // on its own front only
    for (std::size_t turn = 0; turn < (isCatapult ? kElements : 1); ++turn) {
        if (aimAtNearest(scene, attack, (attack.wanted + turn) % kElements))
            return;
    }
}

namespace steps {

constinit const StepRule barrage = work(StepKind::Barrage, "barrage", workBarrage);
constinit const StepRule barrageAim = work(StepKind::BarrageAim, "barrage-aim", workBarrageAim);
constinit const StepRule barrageTarget =
    drawing(StepKind::BarrageTarget, "barrage-target", RuleId {9, 4}, rollDie, takeBarrageTarget);
constinit const StepRule barrageElement =
    drawing(StepKind::BarrageElement, "barrage-element", RuleId {9, 4}, rollDie, takeBarrageElement);
constinit const StepRule barrageReady = work(StepKind::BarrageReady, "barrage-ready", workBarrageReady);
constinit const StepRule barrageNext = work(StepKind::BarrageNext, "barrage-next", workBarrageNext);
constinit const StepRule barrageDie =
    drawing(StepKind::BarrageDie, "barrage-die", RuleId {9, 5}, rollDie, takeBarrageDie);
constinit const StepRule chooseEngine =
    about(inside(question(StepKind::ChooseEngine, "choose-engine", RuleId {9, 12}, offerLostEngines,
                          whyNotLoseEngine, takeLostEngine)),
          Type::Place, Type::Number);

} // namespace steps

} // namespace merlon::exiles
