#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/steps.h"

#include <algorithm>

/// S1-19.4, S1-19.5: the melee on every wall.
namespace merlon::siege1 {

namespace {

void exhaustGoblins(Play &play, int wall)
{
    WallState &state = play.data.walls[static_cast<std::size_t>(wall)];
    if (!state.has(WallState::kFury) || state.invaders[siege::Goblin] == 0)
        return;
    const PlaceIndex place = placeOfWall(play, wall);
    tell(play, EventKind::GoblinsExhausted, {12, 4}, place);
    while (state.invaders[siege::Goblin] > 0)
        killInvader(play, place, siege::Goblin, {12, 4});
}

/// a = wall.
void endFury(Play &play, Step step)
{
    exhaustGoblins(play, step.a);
}

void breach(Play &play, int wall, int advantage)
{
    WallState &state = play.data.walls[static_cast<std::size_t>(wall)];
    const PlaceIndex place = placeOfWall(play, wall);
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        while (state.defenders[static_cast<std::size_t>(unit)] > 0)
            killDefender(play, place, unit, true, {19, 5});
    }
    state.flags |= WallState::kBreached;
    tell(play, EventKind::WallEntered, {19, 5}, place, advantage);
}

void fight(Play &play, int wall)
{
    const PlaceIndex place = placeOfWall(play, wall);
    const Melee melee = meleeOn(play, wall);
    tell(play, EventKind::TotalsCompared, {19, 4}, place, melee.invader, melee.defender);
    if (melee.poisoned)
        killDefender(play, place, siege::Marksman, true, {7, 7});
    switch (melee.end) {
    case Melee::End::Even:
    case Melee::End::NobodyHurts:
        return exhaustGoblins(play, wall);
    case Melee::End::DefendersLose:
        push(play, StepKind::EndFury, wall);
        return pushAsk(play, StepKind::LoseDefenders, defenderOfWall(play, wall), place, melee.loss);
    case Melee::End::Breach:
        push(play, StepKind::EndFury, wall);
        return breach(play, wall, melee.lead);
    case Melee::End::ShieldsHold:
        exhaustGoblins(play, wall);
        return tell(play, EventKind::ShieldsHeld, {19, 5}, place);
    case Melee::End::InvadersLose:
        exhaustGoblins(play, wall);
        return pushAsk(play, StepKind::LoseInvaders, invaderOfWall(play, wall), place, melee.loss);
    }
}

/// a = next wall in board order.
void fightWalls(Play &play, Step step)
{
    for (std::size_t wall = step.a; wall < play.field.walls.size(); ++wall) {
        const WallState &state = play.data.walls[wall];
        if (!isContested(state) || isLeftOut(play.data, state))
            continue;
        push(play, StepKind::FightWall, static_cast<int>(wall) + 1);
        return fight(play, static_cast<int>(wall));
    }
}

/// a = place of the wall, b = strength still to lose.
Reason whyNotLoseDefender(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::LoseDefender))
        return notNow({19, 5});
    return wallAt(scene, scene.field.numbers[step.a]).defenders[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NoSuchUnit, {19, 5}, step.a, siege::kUnitKinds + made.args[0]);
}

void offerLoseDefenders(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotLoseDefender>(scene, step, out, choice(Verb::LoseDefender, unit));
}

void takeLoseDefender(Play &play, Step step, Choice made)
{
    killDefender(play, static_cast<PlaceIndex>(step.a), made.args[0], true, {19, 5});
    const int left = step.b - siege::strengthOf(made.args[0]);
    if (left > 0)
        pushAsk(play, StepKind::LoseDefenders, step.seat, step.a, left);
}

Reason whyNotLoseInvader(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Lose) && !is(made, Verb::LoseCrew))
        return notNow({19, 5});
    const WallState &wall = wallAt(scene, scene.field.numbers[step.a]);
    const Units &units = is(made, Verb::Lose) ? wall.invaders : wall.crew;
    return units[made.args[0]] > 0 ? kLegal : no(ReasonKind::NoSuchUnit, {19, 5}, step.a, made.args[0]);
}

void offerLoseInvaders(const Scene &scene, Step step, ChoiceList &out)
{
    for (const Verb verb : {Verb::Lose, Verb::LoseCrew}) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            offer<whyNotLoseInvader>(scene, step, out, choice(verb, unit));
    }
}

void takeLoseInvader(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Lose))
        killInvader(play, static_cast<PlaceIndex>(step.a), made.args[0], {19, 5});
    else
        killCrew(play, play.field.numbers[step.a], made.args[0], {19, 5});
    const int left = step.b - siege::strengthOf(made.args[0]);
    if (left > 0)
        pushAsk(play, StepKind::LoseInvaders, step.seat, step.a, left);
}

} // namespace

namespace steps {

constinit const StepRule fightWall = work(StepKind::FightWall, "fight-wall", fightWalls);
constinit const StepRule loseDefenders =
    about(question(StepKind::LoseDefenders, "defender-losses", {19, 5}, offerLoseDefenders,
                   whyNotLoseDefender, takeLoseDefender),
          Type::Place, Type::Number);
constinit const StepRule loseInvaders = about(question(StepKind::LoseInvaders, "invader-losses", {19, 5},
                                                       offerLoseInvaders, whyNotLoseInvader, takeLoseInvader),
                                              Type::Place, Type::Number);
constinit const StepRule endFury = work(StepKind::EndFury, "end-fury", siege1::endFury);

} // namespace steps

} // namespace merlon::siege1
