#include "core/games/siege1/assault/fire_deck.h"
#include "core/games/siege1/steps.h"

/// S1-19.1, S1-19.2: cauldrons, hooks and the fire deck.
namespace merlon::siege1 {

std::size_t towerInTurn(const Scene &scene, std::size_t turn)
{
    if (defenderSeats(scene.rules) == 1)
        return turn;
    const Side first = firstSide(scene.data);
    for (const bool own : {true, false}) {
        for (std::size_t tower = 0; tower < scene.field.towers.size(); ++tower) {
            if ((scene.field.towers[tower].side == first) == own && turn-- == 0)
                return tower;
        }
    }
    return 0;
}

namespace {

/// S1-19.1: a cauldron spills over its own people.
void spill(Play &play, PlaceIndex place, Cauldron cauldron)
{
    const int unit = siege::kindScalded(cauldron);
    for (int count = siege::countScalded(cauldron, defendersAt(play, place), unit); count > 0; --count)
        killDefender(play, place, unit, true, {19, 1});
}

void pour(Play &play, PlaceIndex place, Cauldron cauldron)
{
    const int unit = siege::kindScalded(cauldron);
    const Units &units = invadersAt(play.data, play.field, place);
    for (int count = siege::countScalded(cauldron, units, unit); count > 0; --count)
        killInvader(play, place, unit, {19, 1});
}

void pourCauldrons(Play &play, Step)
{
    for (RampartState &rampart : play.data.ramparts)
        rampart.volley = 0; // the goblins' shots are over
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        const WallState &state = play.data.walls[wall];
        if (state.cauldron == Cauldron::None || isLeftOut(play.data, state))
            continue;
        const PlaceIndex place = play.field.walls[wall].place;
        tell(play, EventKind::CauldronPoured, {19, 1}, place);
        if (state.has(WallState::kAccident))
            spill(play, place, state.cauldron);
        else
            pour(play, place, state.cauldron);
    }
}

/// a = next tower in turn.
void useHooks(Play &play, Step step)
{
    for (std::size_t turn = step.a; turn < play.field.towers.size(); ++turn) {
        const std::size_t tower = towerInTurn(play, turn);
        if (play.data.towers[tower].post != Post::Hook)
            continue;
        const siege::TowerField &field = play.field.towers[tower];
        push(play, StepKind::UseHooks, static_cast<int>(turn) + 1);
        return pushAsk(play, StepKind::Hook, defenderOf(play, field.side), field.place);
    }
    play.data.revealed = {};
}

/// a = tower.
Reason whyNotHook(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Hook) && !is(made, Verb::HoldHook))
        return notNow({19, 2});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {19, 2}, step.a);
    if (is(made, Verb::HoldHook))
        return kLegal;
    const int wall = wallNumber(scene, static_cast<PlaceIndex>(made.args[1]));
    const siege::TowerField &tower = scene.field.towers[scene.field.numbers[step.a]];
    if (wall < 0 || (tower.walls & maskOf(wall)) == 0)
        return no(ReasonKind::NotJoined, {19, 2});
    if (const Reason reason = whyLeftOut(scene.data, wallAt(scene, wall)))
        return reason;
    return siege::isEmpty(wallAt(scene, wall).invaders) ? no(ReasonKind::NoInvader, {19, 2}) : kLegal;
}

void offerHooks(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotHook>(scene, step, out, choice(Verb::Hook, step.a, wall.place));
    out.add(choice(Verb::HoldHook, step.a));
}

void takeHook(Play &play, Step step, Choice made)
{
    if (is(made, Verb::HoldHook))
        return tell(play, EventKind::HookHeld, {19, 2}, step.a);
    tell(play, EventKind::HookAimed, {19, 2}, step.a, made.args[1]);
    push(play, StepKind::RevealFireCard, step.a, 1, play.field.numbers[made.args[1]]);
}

/// a = tower, b = 0 for a cannon, 1 for a hook, c = wall of the hook.
void fireCardOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (std::size_t card = 0; card < kFireCards; ++card) {
        if (const int left = kFireCopies[card] - scene.data.revealed[card]; left > 0)
            out.push_back({choice(Verb::RevealFireCard, card), static_cast<std::uint32_t>(left)});
    }
}

void takeFireCard(Play &play, Step step, Choice made)
{
    ++play.data.revealed[made.args[0]];
    tell(play, EventKind::FireCardRevealed, {18, 2}, made.args[0]);
    const auto tower = static_cast<PlaceIndex>(step.a);
    if (step.b == 0)
        fireCannon(play, tower, made.args[0]);
    else
        swingHook(play, tower, step.c, made.args[0]);
}

} // namespace

void swingHook(Play &play, PlaceIndex tower, int wall, int card)
{
    const int weakest = siege::weakestOf(wallAt(play, wall).invaders);
    if (weakest >= 0 && (kFireHits[static_cast<std::size_t>(card)] >> weakest & 1) != 0)
        killInvader(play, placeOfWall(play, wall), weakest, {19, 2});
    else
        tell(play, EventKind::HookMissed, {19, 2}, tower);
}

namespace steps {

constinit const StepRule pourCauldrons =
    landmark(work(StepKind::PourCauldrons, "pour-cauldrons", siege1::pourCauldrons));
constinit const StepRule useHooks = work(StepKind::UseHooks, "use-hooks", siege1::useHooks);
constinit const StepRule hook =
    about(question(StepKind::Hook, "hook", {19, 2}, offerHooks, whyNotHook, takeHook), Type::Place);
constinit const StepRule revealFireCard =
    about(drawing(StepKind::RevealFireCard, "reveal-fire-card", {18, 2}, fireCardOutcomes, takeFireCard),
          Type::Place);

} // namespace steps

} // namespace merlon::siege1
