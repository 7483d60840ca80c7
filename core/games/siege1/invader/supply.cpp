#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/steps.h"

#include <algorithm>

/// S1-4: phase 1, supply.
namespace merlon::siege1 {

namespace {

/// S1-4.1: a = seat, b = units to draw.
void drawUnitOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (const std::uint8_t count = scene.data.bag[static_cast<std::size_t>(unit)])
            out.push_back({choice(Verb::DrawUnit, unit), count});
    }
}

void takeDrawUnit(Play &play, Step step, Choice made)
{
    --play.data.bag[made.args[0]];
    ++play.data.invaders[step.a].ready[made.args[0]];
    tell(play, EventKind::UnitDrawnFor, {4, 1}, step.a, made.args[0]);
    if (step.b > 1)
        push(play, StepKind::DrawUnits, step.a, step.b - 1);
}

void gainResources(Play &play, Seat seat, int count, RuleId rule)
{
    count = std::min(count, bankOf(play));
    if (count == 0)
        return;
    InvaderState &state = invaderState(play, seat);
    state.resources = static_cast<std::uint8_t>(state.resources + count);
    tell(play, EventKind::ResourcesTaken, rule, seat, count);
}

/// S1-4.2, first side first.
void takeResources(Play &play, Step)
{
    const Seat first = firstInvader(play);
    const Seat second = mateOf(play.rules, first);
    for (const Seat seat : {first, second}) {
        if (!invaderState(play, seat).hasTurned(1))
            gainResources(play, seat, kResourcesPerRound, {4, 2});
        if (second == first)
            return;
    }
}

/// S1-4.4
Reason whyNotGain(const Scene &scene, Seat seat, std::size_t unit)
{
    const InvaderState &state = invaderState(scene, seat);
    if (state.has(InvaderState::kGained))
        return no(ReasonKind::DoneAlready, {4, 4});
    if (state.hasTurned(1))
        return no(ReasonKind::TurnedCard, {4, 4});
    if (bankOf(scene) == 0)
        return no(ReasonKind::BankEmpty, {4, 4});
    return state.ready[unit] > 0 ? kLegal : no(ReasonKind::NotReady, {4, 4}, unit);
}

/// S1-23.5
Reason whyNotTransfer(const Scene &scene, Seat seat, std::size_t unit, int count)
{
    const InvaderState &state = invaderState(scene, seat);
    if (mateOf(scene.rules, seat) == seat)
        return no(ReasonKind::NoMate, {23, 5});
    if (state.has(InvaderState::kTransferred))
        return no(ReasonKind::DoneAlready, {23, 5});
    if (count < 1 || count > 3)
        return no(ReasonKind::WrongNumber, {23, 5});
    return state.ready[unit] >= count ? kLegal : no(ReasonKind::NotReady, {23, 5}, unit);
}

Reason whyNotSupply(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::GainResources:
        return whyNotGain(scene, step.seat, made.args[0]);
    case Verb::Transfer:
        return whyNotTransfer(scene, step.seat, made.args[0], made.args[1]);
    case Verb::EndPhase:
        return kLegal;
    default:
        return notNow({4, 3});
    }
}

void offerSupply(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotSupply>(scene, step, out, choice(Verb::GainResources, unit));
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        for (int count = 1; count <= 3; ++count)
            offer<whyNotSupply>(scene, step, out, choice(Verb::Transfer, unit, count));
    }
    out.add(choice(Verb::EndPhase));
}

void transfer(Play &play, Seat seat, std::size_t unit, int count)
{
    const Seat mate = mateOf(play.rules, seat);
    InvaderState &state = invaderState(play, seat);
    InvaderState &other = invaderState(play, mate);
    state.flags |= InvaderState::kTransferred;
    state.ready[unit] = static_cast<std::uint8_t>(state.ready[unit] - count);
    other.ready[unit] = static_cast<std::uint8_t>(other.ready[unit] + count);
    tell(play, EventKind::UnitsTransferred, {23, 5}, seat, unit, count);
    giveHourglasses(play, seat, 1, {23, 5});
}

void takeSupply(Play &play, Step step, Choice made)
{
    if (is(made, Verb::EndPhase)) {
        end(play, step.seat);
    } else if (is(made, Verb::Transfer)) {
        transfer(play, step.seat, made.args[0], made.args[1]);
    } else {
        const std::size_t unit = made.args[0];
        InvaderState &state = invaderState(play, step.seat);
        state.flags |= InvaderState::kGained;
        --state.ready[unit];
        ++play.data.spent[unit];
        Units shown {};
        ++shown[unit];
        tell(play, EventKind::UnitsSpent, {4, 4}, shown[0], shown[1], shown[2]);
        giveHourglasses(play, step.seat, 1, {5, 4});
        gainResources(play, step.seat, made.args[0] + 1, {4, 4});
    }
    nextTurn(play, StepKind::Supply, step.seat);
}

} // namespace

namespace steps {

constinit const StepRule drawUnits =
    drawing(StepKind::DrawUnits, "draw-ready-units", {4, 1}, drawUnitOutcomes, takeDrawUnit);
constinit const StepRule takeResources =
    work(StepKind::TakeResources, "take-resources", siege1::takeResources);
constinit const StepRule supply =
    question(StepKind::Supply, "supply", {4, 3}, offerSupply, whyNotSupply, takeSupply);

} // namespace steps

} // namespace merlon::siege1
