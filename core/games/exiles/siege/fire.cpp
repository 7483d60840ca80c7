#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-9.1 to EX-9.3: Stage 3, the engines of the defenders.
namespace merlon::exiles {

namespace {

const EngineData &dataOfSlot(std::size_t engine)
{
    return kEngineData[engine + kFirstSlotEngine];
}

/// Post by post in place order, then the Keep; a = the one to begin with.
void workFireFrom(Play &play, Step step)
{
    int index = step.a;
    while (index <= kKeepPost && play.data.posts[static_cast<std::size_t>(index)].engineCount() == 0)
        ++index;
    if (index > kKeepPost)
        return push(play, StepKind::FireDice, 0);
    const auto post = static_cast<Post>(index);
    push(play, StepKind::FireFrom, index + 1);
    for (std::size_t engine = kSlotEngines; engine-- > 0;) {
        const int attacks = play.data.posts[post].engines[engine] * dataOfSlot(engine).attacks;
        if (attacks > 0)
            pushAsk(play, StepKind::FireAt, play.scene().commanderOf(post), play.map.placeOf(post),
                    static_cast<int>(engine + kFirstSlotEngine), attacks);
    }
}

/// a = place of the post, b = engine, c = attacks left.
Reason whyNotFire(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {9, 1};
    if (!is(made, Verb::HoldEngine) && !is(made, Verb::Fire))
        return notNow(kRule);
    if (made.args[0] != step.b)
        return notNow(kRule);
    if (is(made, Verb::HoldEngine))
        return kLegal;
    const Zone zone = scene.map.zoneOn(made.args[1]);
    if (zone == kNoZone || !coversZone(scene, scene.map.postOn(step.a), zone))
        return no(ReasonKind::NotCovered, kRule, made.args[1]);
    const EngineData &engine = kEngineData[step.b];
    if (!isDeployment(zone) && !engine.reachesAssault)
        return no(ReasonKind::OutOfRange, kRule, step.b);
    return countIn(scene.data, zone) > 0 || (engine.hitsEngines && hasEngines(scene.data, zone))
        ? kLegal
        : no(ReasonKind::NoEnemyThere, kRule, made.args[1]);
}

void offerFire(const Scene &scene, Step step, ChoiceList &out)
{
    for (int index = 0; index < scene.map.zones(); ++index)
        offer<whyNotFire>(scene, step, out,
                          choice(Verb::Fire, step.b, scene.map.placeOfZone(scene.map.zoneInOrder(index))));
    out.add(choice(Verb::HoldEngine, step.b));
}

void takeFire(Play &play, Step step, Choice made)
{
    if (step.c > 1)
        pushAsk(play, StepKind::FireAt, step.seat, step.a, step.b, step.c - 1);
    if (is(made, Verb::Fire))
        ++play.data.volleys[play.map.zoneOn(made.args[1])].attacks[step.b - kFirstSlotEngine];
}

bool isFiredAt(const Volley &volley)
{
    return std::ranges::any_of(volley.attacks, [](std::uint8_t number) { return number > 0; });
}

/// EX-9.2: all dice fall before anything is removed; a = which zone in place order to begin with.
void workFireDice(Play &play, Step step)
{
    int index = step.a;
    while (index < play.map.zones() && !isFiredAt(play.data.volleys[play.map.zoneInOrder(index)]))
        ++index;
    if (index >= play.map.zones())
        return push(play, StepKind::FireResults, 0);
    push(play, StepKind::FireDice, index + 1);
    const Zone zone = play.map.zoneInOrder(index);
    const Volley &volley = play.data.volleys[zone];
    for (std::size_t engine = kSlotEngines; engine-- > 0;) {
        if (volley.attacks[engine] > 0)
            push(play, StepKind::FireDie, zone, static_cast<int>(engine), volley.attacks[engine]);
    }
}

FireResult fireResultOf(const Volley &volley)
{
    FireResult result {static_cast<std::uint8_t>(volley.fire), volley.engineFire};
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
        result.number = static_cast<std::uint8_t>(result.number + volley.attacks[engine]);
        if (dataOfSlot(engine).hitsEngines)
            result.engineNumber = static_cast<std::uint8_t>(result.engineNumber + volley.attacks[engine]);
    }
    return result;
}

/// EX-9.2: a = which zone in place order to begin with: the next one at which somebody has fired.
void workFireResults(Play &play, Step step)
{
    for (int index = step.a; index < play.map.zones(); ++index) {
        const Zone zone = play.map.zoneInOrder(index);
        const Volley volley = play.data.volleys[zone];
        play.data.volleys[zone] = {};
        if (!isFiredAt(volley))
            continue;
        push(play, StepKind::FireResults, index + 1);
        play.data.fire = fireResultOf(volley);
        return pushAsk(play, StepKind::FireLosses, play.scene().commanderOfFront(frontOf(zone)),
                       play.map.placeOfZone(zone));
    }
}

/// a = zone, b = slot engine, c = attacks left.
void takeFireDie(Play &play, Step step, Choice made)
{
    Volley &volley = play.data.volleys[step.a];
    const int strength = dataOfSlot(step.b).strength + d3Of(made.args[0]);
    volley.fire = static_cast<std::uint16_t>(volley.fire + strength);
    if (dataOfSlot(step.b).hitsEngines)
        volley.engineFire = static_cast<std::uint8_t>(volley.engineFire + strength);
    tell(play, EventKind::EngineFires, {9, 2}, step.b + kFirstSlotEngine,
         play.map.placeOfZone(static_cast<Zone>(step.a)), strength, made.args[0]);
    if (step.c > 1)
        push(play, StepKind::FireDie, step.a, step.b, step.c - 1);
}

/// EX-9.3: a = place of the zone.
Reason whyNotFireLoss(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {9, 3};
    const FireResult &result = scene.data.fire;
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Remove) && !is(made, Verb::RemoveEngine))
        return notNow(kRule);
    const Zone zone = scene.map.zoneOn(step.a);
    const bool isEngine = is(made, Verb::RemoveEngine);
    const std::size_t kind = isEngine ? made.args[0] : kindOf(made.args[0]);
    const bool isThere = made.args[1] == step.a
        && (isEngine ? isDeployment(zone) && kind < kArmyEngines
                    && scene.data.fronts[frontOf(zone)].engines[kind] > 0
                     : scene.isAttacking(made.args[0]) && unitsIn(scene.data, zone)[kind] > 0);
    if (!isThere)
        return no(ReasonKind::NoEnemyThere, kRule, made.args[1]);
    if (result.number == 0 || (isEngine && result.engineNumber == 0))
        return no(ReasonKind::NoMoreLosses, kRule);
    const int endurance = isEngine ? kEnemyEngineData[kind].endurance : scene.enemy(kind).endurance;
    const int points = isEngine ? std::min(result.points, result.enginePoints) : result.points;
    if (endurance <= points)
        return kLegal;
    return isEngine ? no(ReasonKind::NoMoreLosses, kRule) : no(ReasonKind::TooTough, kRule, made.args[0]);
}

void offerFireLosses(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        offer<whyNotFireLoss>(scene, step, out, choice(Verb::Remove, scene.nameOf(kind), step.a));
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine)
        offer<whyNotFireLoss>(scene, step, out, choice(Verb::RemoveEngine, engine, step.a));
    out.add(choice(Verb::Done));
}

void takeFireLoss(Play &play, Step step, Choice made)
{
    FireResult &result = play.data.fire;
    const auto less = [](std::uint8_t &value, int by) { value = static_cast<std::uint8_t>(value - by); };
    if (is(made, Verb::Done)) {
        result = {};
        return;
    }
    pushAsk(play, StepKind::FireLosses, step.seat, step.a);
    const Zone zone = play.map.zoneOn(step.a);
    --result.number;
    if (is(made, Verb::RemoveEngine)) {
        const int endurance = kEnemyEngineData[made.args[0]].endurance;
        less(result.points, endurance);
        less(result.enginePoints, endurance);
        --result.engineNumber;
        return removeEnemyEngine(play, frontOf(zone), made.args[0], {9, 3});
    }
    const std::size_t kind = kindOf(made.args[0]);
    less(result.points, play.scene().enemy(kind).endurance);
    removeEnemy(play, zone, kind, {9, 3});
    fleeIfBroken(play);
}

} // namespace

void pushDefendersEngines(Play &play)
{
    push(play, StepKind::FireFrom, 0);
}

namespace steps {

constinit const StepRule fireFrom = work(StepKind::FireFrom, "fire-from", workFireFrom);
constinit const StepRule fireAt =
    about(question(StepKind::FireAt, "fire-at", RuleId {9, 1}, offerFire, whyNotFire, takeFire), Type::Place,
          Type::Engine, Type::Number);
constinit const StepRule fireDice = work(StepKind::FireDice, "fire-dice", workFireDice);
constinit const StepRule fireResults = work(StepKind::FireResults, "fire-results", workFireResults);
constinit const StepRule fireDie =
    drawing(StepKind::FireDie, "fire-die", RuleId {9, 2}, rollDie, takeFireDie);
constinit const StepRule fireLosses = about(question(StepKind::FireLosses, "fire-losses", RuleId {9, 3},
                                                     offerFireLosses, whyNotFireLoss, takeFireLoss),
                                            Type::Place);

} // namespace steps

} // namespace merlon::exiles
