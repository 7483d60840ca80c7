#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-3, S2-4: the sequence of a round, and paying for action cards.
namespace merlon::siege2 {

namespace {

Card cardAt(const SiegeData &data, int position)
{
    return static_cast<Card>(data.row[static_cast<std::size_t>(position)]);
}

/// S2-3.1: the defender adds 2 hourglasses, 1 after midnight-oil.
void startRound(Play &play, Step)
{
    ++play.data.round;
    tell(play, EventKind::RoundBegins, {3, 1}, play.data.round);
    gainHourglasses(play, hourglassesOfRound(play.data), {3, 1});
    push(play, StepKind::RowCard, 0);
}

void pushEffect(Play &play, Card card, int position)
{
    switch (dataOf(card).phase) {
    case 2:
        return push(play, StepKind::PlaceMachine, static_cast<int>(card));
    case 3:
        if (card == Card::Bridge)
            return push(play, StepKind::PlaceBridge);
        return push(play, StepKind::PlaceEquipment, static_cast<int>(equipmentOf(card)));
    case 4:
        switch (card) {
        case Card::Artilleryman:
            return push(play, StepKind::ChooseDeck);
        case Card::Saboteur:
            return push(play, StepKind::PlaceSaboteur);
        case Card::Trainer:
            return push(play, StepKind::PlaceTrolls, 2);
        default:
            return push(play, StepKind::PlaceTraining, static_cast<int>(card));
        }
    case 5:
        return push(play, StepKind::PlaceRitual, static_cast<int>(card), position);
    default:
        return;
    }
}

/// S2-3.3: why a card is skipped by itself.
Condition obstacleOf(Reason reason)
{
    switch (static_cast<ReasonKind>(reason.kind())) {
    case ReasonKind::WoodShort:
        return Condition::NoWood;
    case ReasonKind::CardUnpaid:
        return Condition::NoUnits;
    case ReasonKind::NoToken:
        return Condition::NoToken;
    case ReasonKind::TooManyMachines:
        return Condition::TooManyEngines;
    default: // no target: the card, and what it lacks
        return static_cast<Condition>(reason.args()[1]);
    }
}

/// S2-3.2: a = position in the row. Briefing and maneuver are not optional; a card that cannot be performed is
/// skipped (S2-3.3).
void visitRowCard(Play &play, Step step)
{
    if (step.a == kRowCards)
        return push(play, StepKind::Assault);
    push(play, StepKind::RowCard, step.a + 1);
    const Card card = cardAt(play.data, step.a);
    play.data.due = 0;
    if (card == Card::Briefing) {
        push(play, StepKind::FinishCard, step.a);
        push(play, StepKind::OfferExchange);
        push(play, StepKind::BriefingWood);
        return push(play, StepKind::DrawUnits, 14, packed({5, 1}));
    }
    if (card == Card::Maneuver) {
        push(play, StepKind::FinishCard, step.a);
        push(play, StepKind::ChooseOrders);
        return push(play, StepKind::ChooseManeuver, 0);
    }
    if (const Reason reason = whyNotPerform(play, step.a))
        return tell(play, EventKind::CardImpossible, {3, 3}, card, obstacleOf(reason));
    push(play, StepKind::Perform, static_cast<int>(card), step.a);
}

Reason whyNotPerformOrSkip(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Perform) && !is(made, Verb::Skip))
        return notNow({3, 2});
    if (rowPosition(scene.data, made.args[0]) < 0)
        return no(ReasonKind::CardNotHere, {3, 2}, made.args[0]);
    if (made.args[0] != step.a)
        return no(ReasonKind::CardNotItsTurn, {3, 2}, step.a);
    return is(made, Verb::Perform) ? whyNotPerform(scene, step.b) : kLegal;
}

void offerPerformOrSkip(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotPerformOrSkip>(scene, step, out, choice(Verb::Perform, step.a));
    offer<whyNotPerformOrSkip>(scene, step, out, choice(Verb::Skip, step.a));
}

void takePerformOrSkip(Play &play, Step step, Choice made)
{
    const auto card = static_cast<Card>(step.a);
    if (is(made, Verb::Skip))
        return tell(play, EventKind::CardSkipped, {3, 2}, card);
    tell(play, EventKind::CardPerformed, {3, 2}, card);
    push(play, StepKind::FinishCard, step.b);
    if (card == Card::Resources)
        return push(play, StepKind::Discard, step.b);
    pushEffect(play, card, step.b);
    push(play, StepKind::Pay, step.a, step.b);
}

Reason whyNotPayment(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Pay))
        return whyNotPay(scene, step.b, static_cast<Payment>(made.args[0]), -1);
    if (is(made, Verb::PayWithSpy))
        return whyNotPay(scene, step.b, static_cast<Payment>(made.args[0]), made.args[1]);
    return notNow({4, 1});
}

void offerPayments(const Scene &scene, Step step, ChoiceList &out)
{
    for (const Payment payment : dataOf(static_cast<Card>(step.a)).payments) {
        offer<whyNotPayment>(scene, step, out, choice(Verb::Pay, payment));
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            offer<whyNotPayment>(scene, step, out, choice(Verb::PayWithSpy, payment, unit));
    }
}

/// S2-4.1: units and wood go on the card.
void takePayment(Play &play, Step step, Choice made)
{
    const auto card = static_cast<Card>(step.a);
    Units units = unitsOf(static_cast<Payment>(made.args[0]));
    if (is(made, Verb::PayWithSpy))
        ++units[made.args[1]];
    PaidOnCard &paid = play.data.paid[step.b];
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        play.data.invaderSupply[unit] =
            static_cast<std::uint8_t>(play.data.invaderSupply[unit] - units[unit]);
        paid.units[unit] = static_cast<std::uint8_t>(paid.units[unit] + units[unit]);
    }
    tell(play, EventKind::UnitsPaid, {4, 1}, card, units[0], units[1], units[2]);
    const std::uint8_t wood = dataOf(card).wood;
    if (wood > 0) {
        play.data.wood = static_cast<std::uint8_t>(play.data.wood - wood);
        paid.wood = static_cast<std::uint8_t>(paid.wood + wood);
        tell(play, EventKind::WoodPaid, {4, 1}, card, wood);
    }
    play.data.due = static_cast<std::uint16_t>(hourglassesFor(play.data, card, siege::countOf(units)));
    if (dataOf(card).phase != 5)
        return;
    play.data.bloodPaid = static_cast<std::uint16_t>(play.data.bloodPaid + siege::countOf(units));
    play.data.ritualsPerformed = static_cast<std::uint8_t>(play.data.ritualsPerformed | 1 << ritualOf(card));
    if (hasStaying(play.data, Objective::DevotedWarlocks) && !play.data.has(SiegeData::kTakenBack))
        push(play, StepKind::TakeBack, step.a, step.b);
}

/// S2-5.6: one unit on the card `resources` for 1, 2 or 3 wood; a = position.
Reason whyNotDiscard(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Discard))
        return notNow({5, 6});
    return scene.data.invaderSupply[made.args[0]] > 0 ? kLegal
                                                      : no(ReasonKind::NoUnitInSupply, {5, 6}, made.args[0]);
}

void offerDiscards(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotDiscard>(scene, step, out, choice(Verb::Discard, unit));
}

void takeDiscard(Play &play, Step step, Choice made)
{
    const std::size_t unit = made.args[0];
    --play.data.invaderSupply[unit];
    ++play.data.paid[step.a].units[unit];
    Units shown {};
    ++shown[unit];
    tell(play, EventKind::UnitsPaid, {5, 6}, Card::Resources, shown[0], shown[1], shown[2]);
    takeWood(play, siege::strengthOf(static_cast<int>(unit)), {5, 6});
    play.data.due = 1;
}

/// S2-3.4: hourglasses, objectives, defender phase.
void finishCard(Play &play, Step)
{
    gainHourglasses(play, play.data.due, {3, 4});
    play.data.due = 0;
    push(play, StepKind::StartDefenderPhase);
    push(play, StepKind::CheckObjectives);
}

} // namespace

namespace steps {

constinit const StepRule startRound = landmark(work(StepKind::StartRound, "start-round", siege2::startRound));
constinit const StepRule rowCard = landmark(work(StepKind::RowCard, "row-card", visitRowCard));
constinit const StepRule perform =
    about(asked(question(StepKind::Perform, "perform", kInvader, {3, 2}, offerPerformOrSkip,
                         whyNotPerformOrSkip, takePerformOrSkip)),
          Type::ActionCard);
constinit const StepRule pay =
    about(inside(question(StepKind::Pay, "pay", kInvader, {4, 1}, offerPayments, whyNotPayment, takePayment)),
          Type::ActionCard);
constinit const StepRule discard = inside(
    question(StepKind::Discard, "discard", kInvader, {5, 6}, offerDiscards, whyNotDiscard, takeDiscard));
constinit const StepRule finishCard = work(StepKind::FinishCard, "finish-card", siege2::finishCard);

} // namespace steps

} // namespace merlon::siege2
