#include "core/games/fiefs/turn/cards.h"

#include "core/games/fiefs/steps.h"

/// FI-2.5, FI-2.6, FI-4.4: drawing and discarding.
namespace merlon::fiefs {

namespace {

void drawCertain(Play &play, Seat seat, int number)
{
    SeatState &own = play.data[seat];
    const PieceKind card = own.drawPile.take();
    own.hand.add(card);
    tellOnly(play, {seat}, 0b10, EventKind::CardDrawn, {2, 5}, seat, card);
    pushAsk(play, StepKind::Draw, seat, number - 1);
}

/// FI-2.5: a = how many cards are still to be drawn.
void workDraw(Play &play, Step step)
{
    if (step.a == 0)
        return;
    renewDrawPile(play, step.seat);
    const auto &pile = play.data[step.seat].drawPile;
    if (pile.empty())
        return;
    if (pile.isTopCertain())
        drawCertain(play, step.seat, step.a);
    else
        pushAsk(play, StepKind::DrawCard, step.seat, step.a);
}

/// a = how many cards the hand shall have.
void workDrawUpTo(Play &play, Step step)
{
    const int missing = step.a - play.data[step.seat].hand.size();
    if (missing > 0)
        pushAsk(play, StepKind::Draw, step.seat, missing);
}

void drawCardOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    offerTopCard(scene.data, step.seat, Verb::DrawCard, out);
}

void takeDrawCard(Play &play, Step step, Choice made)
{
    play.data[step.seat].drawPile.determineTop(made.args[0], {step.seat});
    drawCertain(play, step.seat, step.a);
}

/// FI-4.4: it is shown, two cards are drawn, and only then it lies on the discard.
void workResolveAuthority(Play &play, Step step)
{
    SeatState &own = play.data[step.seat];
    if (!holds(own.hand, Card::Authority))
        return;
    own.hand.take(kindOf(Card::Authority));
    own.hasAuthorityInPlay = true;
    tell(play, EventKind::AuthorityShown, {4, 4}, step.seat);
    pushAsk(play, StepKind::DiscardAuthority, step.seat);
    pushAsk(play, StepKind::Draw, step.seat, 2);
}

void workDiscardAuthority(Play &play, Step step)
{
    play.data[step.seat].hasAuthorityInPlay = false;
    layOnDiscard(play.data, step.seat, kindOf(Card::Authority));
}

/// FI-5.8, FI-7.4, FI-8.17: a = DiscardCause, c = rule.
Reason whyNotOptionalDiscard(const Scene &scene, Step step, Choice made)
{
    const RuleId rule = unpacked(step.c);
    if (is(made, Verb::KeepHand))
        return kLegal;
    if (!is(made, Verb::Discard))
        return notNow(rule);
    return scene.data[step.seat].hand[made.args[0]] > 0 ? kLegal
                                                        : no(ReasonKind::CardNotInHand, rule, made.args[0]);
}

void offerOptionalDiscard(const Scene &scene, Step step, ChoiceList &out)
{
    if (scene.data[step.seat].hand.empty())
        return;
    for (std::size_t kind = 0; kind < kCards; ++kind)
        offer<whyNotOptionalDiscard>(scene, step, out, choice(Verb::Discard, kind));
    out.add(choice(Verb::KeepHand));
}

void takeOptionalDiscard(Play &play, Step step, Choice made)
{
    if (is(made, Verb::KeepHand))
        return;
    discardFromHand(play.data, step.seat, made.args[0]);
    tell(play, EventKind::CardDiscarded, unpacked(step.c), step.seat, made.args[0]);
}

constexpr RuleId ruleOfCause(DiscardCause cause)
{
    return cause == DiscardCause::Fury ? RuleId {5, 8}
        : cause == DiscardCause::Sift  ? RuleId {7, 4}
                                       : RuleId {8, 17};
}

} // namespace

void renewDrawPile(Play &play, Seat seat)
{
    SeatState &own = play.data[seat];
    if (!own.drawPile.empty() || own.discard.empty())
        return;
    own.drawPile.putUnder(own.discard.takeAll(), SeatSet::all());
    tell(play, EventKind::PileReshuffled, {2, 5}, seat);
}

void offerTopCard(const FiefsData &data, Seat seat, Verb verb, OutcomeList &out)
{
    data[seat].drawPile.forEachCandidate([&](PieceKind kind, int number) {
        out.push_back({choice(verb, kind), static_cast<std::uint32_t>(number)});
    });
}

void pushOptionalDiscard(Play &play, Seat seat, DiscardCause cause)
{
    pushAsk(play, StepKind::OptionalDiscard, seat, static_cast<int>(cause), 0, packed(ruleOfCause(cause)));
}

void pushDraw(Play &play, Seat seat, int number)
{
    pushAsk(play, StepKind::ResolveAuthority, seat);
    pushAsk(play, StepKind::Draw, seat, number);
}

void pushDrawUpTo(Play &play, Seat seat, int inHand)
{
    pushAsk(play, StepKind::ResolveAuthority, seat);
    pushAsk(play, StepKind::DrawUpTo, seat, inHand);
}

namespace steps {

constinit const StepRule draw = work(StepKind::Draw, "draw", workDraw);
constinit const StepRule drawUpTo = work(StepKind::DrawUpTo, "draw-up-to", workDrawUpTo);
constinit const StepRule drawCard = secret(
    drawing(StepKind::DrawCard, "draw-card", RuleId {2, 5}, drawCardOutcomes, takeDrawCard), hidesCard);
constinit const StepRule resolveAuthority =
    work(StepKind::ResolveAuthority, "resolve-authority", workResolveAuthority);
constinit const StepRule discardAuthority =
    work(StepKind::DiscardAuthority, "discard-authority", workDiscardAuthority);
constinit const StepRule optionalDiscard =
    question(StepKind::OptionalDiscard, "optional-discard", RuleId {}, offerOptionalDiscard,
             whyNotOptionalDiscard, takeOptionalDiscard);

} // namespace steps

} // namespace merlon::fiefs
