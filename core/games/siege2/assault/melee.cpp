#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <optional>
#include <utility>

/// S2-18.8 to S2-18.13: strengths are compared, walls breached, losses taken.
namespace merlon::siege2 {

namespace {

/// S2-18.9: all walls are computed before any is breached, the first of them; a breach ends the game at once.
void compareStrengths(Play &play, Step)
{
    std::optional<std::pair<PlaceIndex, WallStrength>> breached;
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        if (!isFoughtOver(play.data.walls[wall]))
            continue;
        const WallStrength strength = strengthOn(play, static_cast<int>(wall));
        const PlaceIndex place = play.field.walls[wall].place;
        tell(play, EventKind::StrengthsCompared, {18, 8}, place, strength.invader, strength.defender,
             strength.units);
        if (strength.breached() && !breached)
            breached = {place, strength};
    }
    if (!breached)
        return;
    const auto &[place, strength] = *breached;
    play.data.winner = Winner::Invader;
    play.data.ending = Ending::Breach;
    play.data.breachedWall = place;
    tell(play, EventKind::WallBreached, {18, 9}, place, strength.invader - strength.defender, strength.units);
}

void killFuriousGoblins(Play &play, std::size_t wall)
{
    WallState &state = play.data.walls[wall];
    if (!state.has(WallState::kFury) || state.invaders[siege::Goblin] == 0)
        return;
    const PlaceIndex place = play.field.walls[wall].place;
    tell(play, EventKind::GoblinsExhausted, {18, 13}, place);
    while (state.invaders[siege::Goblin] > 0)
        killInvader(play, place, siege::Goblin, {18, 13});
}

/// S2-18.10 to S2-18.12: a = next wall.
void resolveWalls(Play &play, Step step)
{
    for (std::size_t wall = step.a; wall < play.field.walls.size(); ++wall) {
        if (!isFoughtOver(play.data.walls[wall]))
            continue;
        const Melee melee = meleeOn(play, static_cast<int>(wall));
        if (melee.advantage == 0)
            continue;
        const PlaceIndex place = play.field.walls[wall].place;
        push(play, StepKind::ResolveWalls, static_cast<int>(wall) + 1);
        if (melee.advantage > 0)
            return push(play, StepKind::LoseDefenders, place, melee.defendersLoss);
        killFuriousGoblins(play, wall);
        if (!siege::isEmpty(play.data.walls[wall].invaders))
            push(play, StepKind::LoseInvaders, place, melee.invadersLoss);
        return;
    }
}

/// Whether a unit can be picked so that the rest of the loss can still be made up exactly.
bool endsInTotal(Units units, std::size_t unit, int left)
{
    const int strength = siege::strengthOf(static_cast<int>(unit));
    if (units[unit] == 0 || strength > left)
        return false;
    --units[unit];
    return (siege::reachableStrengths(units) >> (left - strength) & 1u) != 0;
}

/// S2-18.11: a = wall, b = strength still to be lost.
Reason whyNotLoseDefender(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({18, 11});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {18, 11}, step.a);
    if (made.args[1] < siege::kUnitKinds)
        return no(ReasonKind::NoUnitThere, {18, 11}, step.a);
    const Units &units = scene.data.walls[scene.field.numbers[step.a]].defenders;
    return endsInTotal(units, made.args[1] - siege::kUnitKinds, step.b)
        ? kLegal
        : no(ReasonKind::NotTheSmallestLoss, {18, 11});
}

void offerLoseDefender(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = siege::kUnitKinds; unit < 2 * siege::kUnitKinds; ++unit)
        offer<whyNotLoseDefender>(scene, step, out, choice(Verb::Kill, step.a, unit));
}

void takeLoseDefender(Play &play, Step step, Choice made)
{
    const int unit = made.args[1] - siege::kUnitKinds;
    const int left = step.b - siege::strengthOf(unit);
    if (left > 0)
        push(play, StepKind::LoseDefenders, step.a, left);
    killDefender(play, static_cast<PlaceIndex>(step.a), unit, {18, 11});
}

/// S2-18.12: a = wall, b = strength still to be lost.
Reason whyNotLoseInvader(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({18, 12});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {18, 12}, step.a);
    if (made.args[1] >= siege::kUnitKinds)
        return no(ReasonKind::NoUnitThere, {18, 12}, step.a);
    const Units &units = scene.data.walls[scene.field.numbers[step.a]].invaders;
    return endsInTotal(units, made.args[1], step.b) ? kLegal : no(ReasonKind::NotTheSmallestLoss, {18, 12});
}

void offerLoseInvader(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotLoseInvader>(scene, step, out, choice(Verb::Kill, step.a, unit));
}

void takeLoseInvader(Play &play, Step step, Choice made)
{
    const int left = step.b - siege::strengthOf(made.args[1]);
    killInvader(play, static_cast<PlaceIndex>(step.a), made.args[1], {18, 12});
    if (left > 0)
        push(play, StepKind::LoseInvaders, step.a, left);
}

/// S2-18.13, S2-11.6: fury ends, malfunctions and orders return.
void endAssault(Play &play, Step)
{
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        killFuriousGoblins(play, wall);
        WallState &state = play.data.walls[wall];
        state.order = Order::None;
        state.flags &= static_cast<std::uint8_t>(~(WallState::kFury | WallState::kLastStand
                                                   | WallState::kOrderResolved | WallState::kOrderFaceUp));
    }
    for (MachineState &machine : play.data.machines)
        machine.malfunction = 0;
    play.data.flags &= static_cast<std::uint8_t>(~SiegeData::kScalding);
    if (play.data.keeps(Plan::LastStand))
        play.data.flags |= SiegeData::kHeroesWeary;
    push(play, StepKind::EndRound);
    push(play, StepKind::CheckObjectives);
}

} // namespace

namespace steps {

constinit const StepRule compareStrengths =
    landmark(work(StepKind::CompareStrengths, "compare-strengths", siege2::compareStrengths));
constinit const StepRule resolveWalls = work(StepKind::ResolveWalls, "resolve-walls", siege2::resolveWalls);
constinit const StepRule loseDefenders =
    about(question(StepKind::LoseDefenders, "lose-defenders", kInvader, {18, 11}, offerLoseDefender,
                   whyNotLoseDefender, takeLoseDefender),
          Type::Place, Type::Number);
constinit const StepRule loseInvaders =
    about(question(StepKind::LoseInvaders, "lose-invaders", kDefender, {18, 12}, offerLoseInvader,
                   whyNotLoseInvader, takeLoseInvader),
          Type::Place, Type::Number);
constinit const StepRule endAssault = work(StepKind::EndAssault, "end-assault", siege2::endAssault);

} // namespace steps

} // namespace merlon::siege2
