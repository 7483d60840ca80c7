#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/glory.h"

/// S1-18.3, S1-6, S1-10.3: the throwing engines.
namespace merlon::siege1 {

namespace {

const EngineState &engineIn(const Scene &scene, std::size_t slot)
{
    return scene.data.engines[slot];
}

Seat seatOf(const Scene &scene, const EngineState &engine)
{
    return invaderOf(scene, scene.field.sideOf(engine.place));
}

/// S1-6.3: a tower with a machine that faces the catapult's rampart.
bool isSmashable(const Scene &scene, const EngineState &engine, std::size_t tower)
{
    const Post post = scene.data.towers[tower].post;
    return engine.is(Engine::Catapult) && (post == Post::Cannon || post == Post::Hook)
        && scene.field.towers[tower].rampart == scene.field.numbers[engine.place];
}

bool anySmashable(const Scene &scene, const EngineState &engine)
{
    for (std::size_t tower = 0; tower < scene.field.towers.size(); ++tower) {
        if (isSmashable(scene, engine, tower))
            return true;
    }
    return false;
}

/// S1-18.3: something there can be hit.
bool canAffect(const Scene &scene, const EngineState &engine, const WallState &wall)
{
    const bool defended = !siege::isEmpty(wall.defenders);
    if (engine.is(Engine::Ballista))
        return defended;
    if (wall.stone + wall.wood > 0 || wall.cauldron != Cauldron::None)
        return true;
    return engine.is(Engine::Catapult)
        && (anySmashable(scene, engine) || (engine.has(EngineState::kBloodstone) && defended));
}

Reason whyNotAt(const Scene &scene, const EngineState &engine, int wall)
{
    if ((scene.field.wallsInRange(engine.place) & maskOf(wall)) == 0)
        return no(ReasonKind::BeyondReach, {18, 3});
    if (const Reason reason = whyLeftOut(scene.data, wallAt(scene, wall)))
        return reason;
    if (canAffect(scene, engine, wallAt(scene, wall)))
        return kLegal;
    return no(ReasonKind::NoLegalTarget, {18, 3},
              engine.is(Engine::Ballista) ? Lack::Defender : Lack::Component);
}

Reason whyNotAimEngine(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::AimEngine))
        return notNow({18, 3});
    const int slot = engineSlot(scene.data, made.args[0]);
    if (slot < 0)
        return no(ReasonKind::EngineAbsent, {18, 3}, made.args[0]);
    const EngineState &engine = engineIn(scene, static_cast<std::size_t>(slot));
    if (!commandsPlace(scene, step.seat, engine.place))
        return no(ReasonKind::NotYourSide, {23, 7});
    if (engine.aimed != 0)
        return no(ReasonKind::DoneAlready, {18, 3});
    const int wall = wallNumber(scene, static_cast<PlaceIndex>(made.args[1]));
    return wall < 0 ? no(ReasonKind::WrongPlace, {18, 3}, made.args[1]) : whyNotAt(scene, engine, wall);
}

void offerEngineAims(const Scene &scene, Step step, ChoiceList &out)
{
    for (const EngineState &engine : scene.data.engines) {
        if (engine.type == 0 || engine.aimed != 0)
            continue;
        siege::forEach(scene.field.wallsInRange(engine.place), [&](int wall) {
            offer<whyNotAimEngine>(scene, step, out,
                                   choice(Verb::AimEngine, engineName(engine), placeOfWall(scene, wall)));
        });
    }
}

int enginesAimed(const SiegeData &data)
{
    int count = 0;
    for (const EngineState &engine : data.engines)
        count += engine.aimed != 0 ? 1 : 0;
    return count;
}

void takeEngineAim(Play &play, Step, Choice made)
{
    EngineState &engine = play.data.engines[static_cast<std::size_t>(engineSlot(play.data, made.args[0]))];
    engine.aimed = static_cast<std::uint8_t>(enginesAimed(play.data) + 1);
    engine.target = play.field.numbers[made.args[1]];
    tell(play, EventKind::EngineAimed, {18, 3}, made.args[0], made.args[1]);
}

bool hasAim(const Scene &scene, Seat seat)
{
    for (const EngineState &engine : scene.data.engines) {
        if (engine.type == 0 || engine.aimed != 0 || seatOf(scene, engine) != seat)
            continue;
        bool found = false;
        siege::forEach(scene.field.wallsInRange(engine.place),
                       [&](int wall) { found = found || !whyNotAt(scene, engine, wall); });
        if (found)
            return true;
    }
    return false;
}

/// a = the seat whose turn it is. An engine with a legal target must fire.
void aimEngines(Play &play, Step step)
{
    const auto first = static_cast<Seat>(step.a);
    for (const Seat seat : {first, mateOf(play.rules, first)}) {
        if (!hasAim(play, seat))
            continue;
        push(play, StepKind::AimEngines, mateOf(play.rules, seat));
        return pushAsk(play, StepKind::AimEngine, seat);
    }
}

/// a = the how-many-eth engine aimed fires now.
void fireEngines(Play &play, Step step)
{
    for (std::size_t slot = 0; slot < kEnginesOnBoard; ++slot) {
        if (engineIn(play, slot).type == 0 || engineIn(play, slot).aimed != step.a)
            continue;
        push(play, StepKind::FireEngines, step.a + 1);
        return push(play, StepKind::RevealShot, static_cast<int>(slot));
    }
    for (EngineState &engine : play.data.engines) {
        engine.aimed = 0;
        engine.target = kNowhere;
    }
}

enum Card : std::uint8_t { NoCard, HitCard, MissCard };

/// a = slot of the engine, b = the card already drawn, with precise fire.
void shotOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const EngineState &engine = engineIn(scene, step.a);
    const int hits = engine.hits - (step.b == HitCard ? 1 : 0);
    const int misses = engine.misses - (step.b == MissCard ? 1 : 0);
    siege::drawShot(hits, misses, choice(Verb::RevealShot, engineName(engine), 0),
                    choice(Verb::RevealShot, engineName(engine), 1), out);
}

void strike(Play &play, std::size_t slot)
{
    const EngineState &engine = engineIn(play, slot);
    const int wall = engine.target;
    WallState &state = play.data.walls[static_cast<std::size_t>(wall)];
    const PlaceIndex place = placeOfWall(play, wall);
    const Seat seat = seatOf(play, engine);
    tell(play, EventKind::EngineHits, {18, 3}, engineName(engine), place);
    if (engine.is(Engine::Ballista)) { // S1-6.2
        pushAsk(play, StepKind::KillDefender, seat, place, 0, packed({6, 2}));
        for (int unit = siege::Troll; unit >= 0; --unit) {
            if (state.invaders[static_cast<std::size_t>(unit)] > 0)
                return killInvader(play, place, unit, {6, 2});
        }
        return;
    }
    if (engine.has(EngineState::kBloodstone)) // S1-9.1
        pushAsk(play, StepKind::KillDefender, seat, place, 0, packed({9, 1}));
    if (state.stone + state.wood > 0)
        destroyComponents(play, wall, {6, 3});
    else
        pushAsk(play, StepKind::Smash, seat, static_cast<int>(slot));
}

void resolve(Play &play, std::size_t slot, int card)
{
    if (card == HitCard)
        return strike(play, slot);
    --play.data.engines[slot].misses; // to the card supply
}

void takeEngineShot(Play &play, Step step, Choice made)
{
    const EngineState &engine = engineIn(play, step.a);
    const int card = made.args[1] == 0 ? HitCard : MissCard;
    tell(play, EventKind::ShotRevealed, {18, 3}, made.args[0], made.args[1]);
    if (step.b != NoCard)
        return pushAsk(play, StepKind::KeepShot, seatOf(play, engine), step.a, step.b, card);
    if (engine.has(EngineState::kPrecise) && engine.hits + engine.misses > 1)
        return push(play, StepKind::RevealShot, step.a, card);
    resolve(play, step.a, card);
}

/// S1-10.3: a = slot, b and c = the two cards.
Reason whyNotKeepShot(const Scene &, Step step, Choice made)
{
    if (!is(made, Verb::KeepShot))
        return notNow({10, 3});
    const int card = made.args[0] == 0 ? HitCard : MissCard;
    return card == step.b || card == step.c ? kLegal : no(ReasonKind::NotOffered, {10, 3});
}

void offerKeepShot(const Scene &scene, Step step, ChoiceList &out)
{
    for (int shot = 0; shot < 2; ++shot)
        offer<whyNotKeepShot>(scene, step, out, choice(Verb::KeepShot, shot));
}

void takeKeepShot(Play &play, Step step, Choice made)
{
    tell(play, EventKind::ShotKept, {10, 3}, engineName(engineIn(play, step.a)), made.args[0]);
    resolve(play, step.a, made.args[0] == 0 ? HitCard : MissCard);
}

/// a = wall, c = rule.
Reason whyNotEngineKill(const Scene &scene, Step step, Choice made)
{
    const RuleId rule = agenda::unpacked(step.c);
    if (!is(made, Verb::KillDefender))
        return notNow(rule);
    return defendersAt(scene, static_cast<PlaceIndex>(step.a))[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NoSuchUnit, rule, step.a, siege::kUnitKinds + made.args[0]);
}

void offerEngineKills(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotEngineKill>(scene, step, out, choice(Verb::KillDefender, unit));
}

void takeEngineKill(Play &play, Step step, Choice made)
{
    killDefender(play, static_cast<PlaceIndex>(step.a), made.args[0], false, agenda::unpacked(step.c));
}

/// a = slot.
Reason whyNotSmash(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Smash))
        return notNow({6, 3});
    const EngineState &engine = engineIn(scene, step.a);
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const int wall = wallNumber(scene, place);
    const bool cauldron =
        wall >= 0 && wall == engine.target && wallAt(scene, wall).cauldron != Cauldron::None;
    const bool machine =
        scene.field.is(place, PlaceKind::Tower) && isSmashable(scene, engine, scene.field.numbers[place]);
    return cauldron || machine ? kLegal : no(ReasonKind::NothingForThis, {6, 3}, place);
}

void offerSmash(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotSmash>(scene, step, out,
                       choice(Verb::Smash, placeOfWall(scene, engineIn(scene, step.a).target)));
    for (const siege::TowerField &tower : scene.field.towers)
        offer<whyNotSmash>(scene, step, out, choice(Verb::Smash, tower.place));
}

void takeSmash(Play &play, Step, Choice made)
{
    const std::size_t number = play.field.numbers[made.args[0]];
    if (play.field.is(static_cast<PlaceIndex>(made.args[0]), PlaceKind::Wall)) {
        play.data.walls[number].cauldron = Cauldron::None;
        return tell(play, EventKind::CauldronDestroyed, {6, 3}, made.args[0]);
    }
    play.data.towers[number].post = Post::None;
    tell(play, EventKind::MachineDestroyed, {6, 3}, made.args[0]);
}

} // namespace

namespace steps {

constinit const StepRule aimEngines = work(StepKind::AimEngines, "aim-engines", siege1::aimEngines);
constinit const StepRule aimEngine =
    question(StepKind::AimEngine, "aim-engine", {18, 3}, offerEngineAims, whyNotAimEngine, takeEngineAim);
constinit const StepRule fireEngines = work(StepKind::FireEngines, "fire-engines", siege1::fireEngines);
constinit const StepRule revealShot =
    drawing(StepKind::RevealShot, "reveal-engine-card", {18, 3}, shotOutcomes, takeEngineShot);
constinit const StepRule keepShot =
    question(StepKind::KeepShot, "keep-shot", {10, 3}, offerKeepShot, whyNotKeepShot, takeKeepShot);
constinit const StepRule killDefender = about(
    question(StepKind::KillDefender, "kill-defender", {}, offerEngineKills, whyNotEngineKill, takeEngineKill),
    Type::Place);
constinit const StepRule smash =
    question(StepKind::Smash, "smash", {6, 3}, offerSmash, whyNotSmash, takeSmash);

} // namespace steps

} // namespace merlon::siege1
