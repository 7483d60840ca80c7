#include "core/games/siege1/invader/special_actions.h"
#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/glory.h"

#include <algorithm>

/// S1-5, S1-23.3, S1-23.4: what the invaders do in phases 2 to 5, and paying for it.
namespace merlon::siege1 {

namespace {

constexpr std::uint32_t bitOf(Action action)
{
    return 1u << static_cast<int>(action);
}

/// S1-3.1: what the seat's card of the running phase shows on its upper face, as a bit set of Action.
std::uint32_t actionsOnCard(const Scene &scene, Seat seat)
{
    const InvaderState &state = invaderState(scene, seat);
    const int phase = scene.data.phase;
    if (phase < 2 || phase > 5)
        return 0;
    if (state.hasTurned(phase))
        return bitOf(backOf(phase));
    const std::uint8_t card = state.cards[static_cast<std::size_t>(phase - 2)];
    std::uint32_t actions = 0;
    if (card < kPhaseCards) {
        for (const Action action : actionsOf(card))
            actions |= bitOf(action);
    }
    return actions;
}

bool isOnCard(const Scene &scene, Seat seat, Action action)
{
    return (actionsOnCard(scene, seat) & bitOf(action)) != 0;
}

bool isUnused(const Scene &scene, Seat seat, Action action)
{
    return (invaderState(scene, seat).used & bitOf(action)) == 0;
}

/// The seat would use what its mate has lent.
bool usesLoan(const Scene &scene, Seat seat, Action action)
{
    return (!isOnCard(scene, seat, action) || !isUnused(scene, seat, action))
        && (invaderState(scene, seat).lent & bitOf(action)) != 0;
}

/// S1-8.7: what the trainer brings for a payment.
int trainedUnit(Payment payment)
{
    return payment == Payment::TwoGoblins ? siege::Orc : siege::Troll;
}

/// S1-5.2
Reason whyNotPayWith(const Scene &scene, Seat seat, Action action, Payment payment)
{
    if (!siege::isAccepted(dataOf(action).payments, payment)
        || !siege::covers(invaderState(scene, seat).ready, unitsOf(payment)))
        return no(ReasonKind::CannotPay, {5, 2}, payment);
    if (action == Action::Trainer && scene.data.discard[static_cast<std::size_t>(trainedUnit(payment))] == 0)
        return no(ReasonKind::NoneFallen, {8, 7}, trainedUnit(payment));
    return kLegal;
}

/// S1-5.2; where units are at hand and only the trainer has nobody to bring, S1-8.7.
Reason whyNoPayment(const Scene &scene, Seat seat, Action action)
{
    Reason nearest = kLegal;
    for (const Payment payment : dataOf(action).payments) {
        const Reason reason = whyNotPayWith(scene, seat, action, payment);
        if (!reason)
            return kLegal;
        if (!nearest || reason.kind() == static_cast<std::uint16_t>(ReasonKind::NoneFallen))
            nearest = reason;
    }
    return nearest.kind() == static_cast<std::uint16_t>(ReasonKind::CannotPay)
        ? no(ReasonKind::ActionUnpaid, {5, 2}, action)
        : nearest;
}

/// S1-10.6: fallen goblins, and room for them.
Reason whyNotRaiseAny(const Scene &scene, Seat seat)
{
    if (scene.data.discard[siege::Goblin] == 0)
        return noTarget(Lack::FallenGoblin);
    return raisableGoblins(scene, seat) > 0 ? kLegal : noTarget(Lack::Foreground);
}

Reason whyActionIdle(const Scene &scene, Seat seat, Action action)
{
    switch (action) {
    case Action::Trainer:
        return kLegal; // see whyNotPayWith
    case Action::EquipmentTransfer:
        return hasSource(scene, seat, action) ? kLegal : noTarget(Lack::Equipment);
    case Action::TrainingTransfer:
        return hasSource(scene, seat, action) ? kLegal : noTarget(Lack::Training);
    case Action::CheatDeath:
        return whyNotRaiseAny(scene, seat);
    default:
        return whyNoTarget(scene, seat, action);
    }
}

/// S1-1.3: the payment is at hand and there is a target.
Reason whyNotCarryOut(const Scene &scene, Seat seat, Action action)
{
    if (invaderState(scene, seat).resources < dataOf(action).resources)
        return no(ReasonKind::ResourcesShort, {5, 6}, dataOf(action).resources);
    if (const Reason reason = whyNoPayment(scene, seat, action))
        return reason;
    return whyActionIdle(scene, seat, action);
}

/// S1-5.1
Reason whyNotAct(const Scene &scene, Seat seat, Action action)
{
    if (dataOf(action).phase != scene.data.phase)
        return no(ReasonKind::NotOnCard, {5, 1});
    if (!usesLoan(scene, seat, action)) {
        if (!isOnCard(scene, seat, action))
            return no(ReasonKind::NotOnCard, {5, 1});
        if (!isUnused(scene, seat, action))
            return no(ReasonKind::DoneAlready, {5, 1});
    }
    return whyNotCarryOut(scene, seat, action);
}

/// S1-23.4
Reason whyNotLend(const Scene &scene, Seat seat, Action action)
{
    const Seat mate = mateOf(scene.rules, seat);
    if (mate == seat)
        return no(ReasonKind::NoMate, {23, 4});
    if (dataOf(action).phase != scene.data.phase || !isOnCard(scene, seat, action))
        return no(ReasonKind::NotOnCard, {23, 4});
    if (!isUnused(scene, seat, action))
        return no(ReasonKind::DoneAlready, {23, 4});
    if (hasEnded(scene.data, mate))
        return no(ReasonKind::MateFinished, {23, 4});
    return whyNotCarryOut(scene, mate, action) ? no(ReasonKind::MateCannot, {23, 4}) : kLegal;
}

Reason whyNotPhaseTurn(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Act:
        return whyNotAct(scene, step.seat, static_cast<Action>(made.args[0]));
    case Verb::Lend:
        return whyNotLend(scene, step.seat, static_cast<Action>(made.args[0]));
    case Verb::EndPhase:
        return kLegal;
    default:
        return notNow({5, 1});
    }
}

void offerPhaseTurn(const Scene &scene, Step step, ChoiceList &out)
{
    const InvaderState &state = invaderState(scene, step.seat);
    const std::uint32_t own = actionsOnCard(scene, step.seat) & ~state.used;
    const bool alone = mateOf(scene.rules, step.seat) == step.seat;
    siege::forEach(own | state.lent, [&](int action) {
        out.addIf(!whyNotAct(scene, step.seat, static_cast<Action>(action)), choice(Verb::Act, action));
    });
    siege::forEach(alone ? 0 : own, [&](int action) {
        out.addIf(!whyNotLend(scene, step.seat, static_cast<Action>(action)), choice(Verb::Lend, action));
    });
    out.add(choice(Verb::EndPhase));
}

void pushEffect(Play &play, Seat seat, Action action)
{
    switch (action) {
    case Action::Trainer:
        return; // see takePay
    case Action::EquipmentTransfer:
    case Action::TrainingTransfer:
        return pushAsk(play, StepKind::TakeSource, seat, static_cast<int>(action));
    case Action::CheatDeath:
        return pushAsk(play, StepKind::Raise, seat, raisableGoblins(play, seat));
    default:
        return pushAsk(play, StepKind::PlaceAction, seat, static_cast<int>(action));
    }
}

void act(Play &play, Seat seat, Action action)
{
    InvaderState &state = invaderState(play, seat);
    const bool loan = usesLoan(play, seat, action);
    if (loan)
        state.lent &= ~bitOf(action);
    else
        state.used |= bitOf(action);
    tell(play, EventKind::ActionDone, {5, 1}, seat, action);
    const ActionData &data = dataOf(action);
    if (data.resources > 0) { // S1-5.6
        state.resources = static_cast<std::uint8_t>(state.resources - data.resources);
        tell(play, EventKind::ResourcesPaid, {5, 6}, action, data.resources);
    }
    giveHourglasses(play, seat, data.hourglasses + (loan ? 1 : 0), {5, 4});
    pushEffect(play, seat, action);
    if (!data.payments.empty())
        pushAsk(play, StepKind::Pay, seat, static_cast<int>(action));
}

void takePhaseTurn(Play &play, Step step, Choice made)
{
    const auto action = static_cast<Action>(made.args[0]);
    InvaderState &state = invaderState(play, step.seat);
    if (is(made, Verb::EndPhase)) {
        end(play, step.seat);
        state.lent = 0;
    } else if (is(made, Verb::Lend)) {
        state.used |= bitOf(action);
        invaderState(play, mateOf(play.rules, step.seat)).lent |= bitOf(action);
        tell(play, EventKind::ActionLent, {23, 4}, step.seat, action);
    }
    nextTurn(play, StepKind::PhaseTurn, step.seat, step.a);
    if (is(made, Verb::Act))
        act(play, step.seat, action);
}

/// a = action.
Reason whyNotPay(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Pay))
        return notNow({5, 1});
    return whyNotPayWith(scene, step.seat, static_cast<Action>(step.a), static_cast<Payment>(made.args[0]));
}

void offerPayments(const Scene &scene, Step step, ChoiceList &out)
{
    for (const Payment payment : dataOf(static_cast<Action>(step.a)).payments)
        offer<whyNotPay>(scene, step, out, choice(Verb::Pay, payment));
}

/// S1-5.3: goblins spent for rituals go first to the blood spaces.
void spend(Play &play, Action action, const Units &units)
{
    int goblins = units[siege::Goblin];
    if (dataOf(action).phase == 5) {
        const int blood = std::min(goblins, kBloodSpaces - play.data.blood);
        play.data.blood = static_cast<std::uint8_t>(play.data.blood + blood);
        goblins -= blood;
    }
    play.data.spent[siege::Goblin] = static_cast<std::uint8_t>(play.data.spent[siege::Goblin] + goblins);
    play.data.spent[siege::Orc] = static_cast<std::uint8_t>(play.data.spent[siege::Orc] + units[siege::Orc]);
    play.data.spent[siege::Troll] =
        static_cast<std::uint8_t>(play.data.spent[siege::Troll] + units[siege::Troll]);
    checkFeats(play);
}

/// S1-8.7: to the camp.
void train(Play &play, Seat seat, int unit)
{
    const auto kind = static_cast<std::size_t>(unit);
    const int count = std::min<int>(2, play.data.discard[kind]);
    InvaderState &state = invaderState(play, seat);
    play.data.discard[kind] = static_cast<std::uint8_t>(play.data.discard[kind] - count);
    state.camp[kind] = static_cast<std::uint8_t>(state.camp[kind] + count);
    tell(play, EventKind::UnitsTrained, {8, 7}, unit, count);
}

/// S1-5.4: one hourglass for each unit.
void takePay(Play &play, Step step, Choice made)
{
    const auto action = static_cast<Action>(step.a);
    const auto payment = static_cast<Payment>(made.args[0]);
    const Units units = unitsOf(payment);
    InvaderState &state = invaderState(play, step.seat);
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        state.ready[unit] = static_cast<std::uint8_t>(state.ready[unit] - units[unit]);
    tell(play, EventKind::UnitsSpent, {5, 2}, units[0], units[1], units[2]);
    giveHourglasses(play, step.seat, siege::countOf(units), {5, 4});
    spend(play, action, units);
    if (action == Action::Trainer)
        train(play, step.seat, trainedUnit(payment));
}

} // namespace

namespace steps {

constinit const StepRule phaseTurn =
    about(question(StepKind::PhaseTurn, "phase-turn", {5, 1}, offerPhaseTurn, whyNotPhaseTurn, takePhaseTurn),
          Type::Number);
constinit const StepRule pay =
    about(inside(question(StepKind::Pay, "pay", {5, 1}, offerPayments, whyNotPay, takePay)), Type::Action);

} // namespace steps

} // namespace merlon::siege1
