#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>

/// FI-5: the effects of crowns.
namespace merlon::fiefs {

namespace {

constexpr int kCrown = static_cast<int>(ArtefactKind::Crown);

/// FI-5.5: where the card lies that `order` would take; none if there is none of that kind.
std::optional<std::size_t> eligibleForOrder(const Scene &scene, Seat seat, std::size_t kind)
{
    return scene.data[seat].discard.oldestBefore(static_cast<PieceKind>(kind), scene.data.turn);
}

/// FI-5.1: whether the crown can do something.
bool canCrownWork(const Scene &scene, Seat seat)
{
    switch (scene.data[seat].artefact(ArtefactKind::Crown)) {
    case Artefact::Prosperity:
        for (Seat other = 0; other < scene.rules.seats; ++other) {
            if (hasCardsToDraw(scene.data, other))
                return true;
        }
        return false;
    case Artefact::Order:
        for (std::size_t kind = 0; kind < kCards; ++kind) {
            if (eligibleForOrder(scene, seat, kind))
                return true;
        }
        return false;
    case Artefact::Insight:
        return hasCardsToDraw(scene.data, seat);
    case Artefact::Vitality:
        return canRedistribute(scene, seat);
    case Artefact::Fury:
        return !scene.data[seat].hand.empty();
    default:
        return true;
    }
}

/// FI-5.2: the effect, unless the crown was broken in the window.
void workUseCrown(Play &play, Step step)
{
    const SeatState &own = play.data[step.seat];
    const Artefact crown = own.artefact(ArtefactKind::Crown);
    if (!own.isWhole(ArtefactKind::Crown))
        return tell(play, EventKind::CrownCancelled, {5, 2}, step.seat, crown);
    switch (crown) {
    case Artefact::Corruption:
        return pushAsk(play, StepKind::ChooseBreak, step.seat);
    case Artefact::Prosperity:
        return pushAsk(play, StepKind::ChoosePile, step.seat);
    case Artefact::Order:
        return pushAsk(play, StepKind::ChooseReshuffle, step.seat);
    case Artefact::Insight:
        return pushAsk(play, StepKind::LookAhead, step.seat);
    case Artefact::Vitality:
        return pushRedistribution(play, step.seat);
    default:
        return pushOptionalDiscard(play, step.seat, DiscardCause::Fury);
    }
}

// Corruption (FI-5.3)

Reason whyNotBreak(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Break))
        return notNow({5, 3});
    const auto kind = static_cast<ArtefactKind>(made.args[1]);
    return scene.data[static_cast<Seat>(made.args[0])].isWhole(kind)
        ? kLegal
        : no(ReasonKind::ArtefactBroken, {5, 3}, made.args[0], made.args[1]);
}

void offerBreak(const Scene &scene, Step step, ChoiceList &out)
{
    for (Seat target = 0; target < scene.rules.seats; ++target) {
        for (std::size_t kind = 0; kind < kArtefactKinds; ++kind)
            offer<whyNotBreak>(scene, step, out, choice(Verb::Break, target, kind));
    }
}

void takeBreak(Play &play, Step, Choice made)
{
    breakArtefact(play, static_cast<Seat>(made.args[0]), made.args[1]);
}

// Prosperity (FI-5.4)

Reason whyNotLookAt(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::LookAt))
        return notNow({5, 4});
    return hasCardsToDraw(scene.data, static_cast<Seat>(made.args[0]))
        ? kLegal
        : no(ReasonKind::NoPileThere, {5, 4}, made.args[0]);
}

void offerLookAt(const Scene &scene, Step step, ChoiceList &out)
{
    for (Seat target = 0; target < scene.rules.seats; ++target)
        offer<whyNotLookAt>(scene, step, out, choice(Verb::LookAt, target));
}

void takeLookAt(Play &play, Step step, Choice made)
{
    const auto target = static_cast<Seat>(made.args[0]);
    tell(play, EventKind::PileLookedAt, {5, 4}, step.seat, target);
    renewDrawPile(play, target);
    pushAsk(play, StepKind::RevealTop, step.seat, target);
}

/// The user has seen the top card of the pile of `target`.
void showTop(Play &play, Seat user, Seat target)
{
    auto &pile = play.data[target].drawPile;
    pile.show(0, {user});
    tellOnly(play, {user}, 0b100, EventKind::TopSeen, {5, 4}, user, target, pile.top());
    pushAsk(play, StepKind::DecideTop, user, target);
}

/// a = whose pile. A card that is certain already is the only outcome.
void revealTopOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const auto &pile = scene.data[static_cast<Seat>(step.a)].drawPile;
    if (pile.isTopCertain())
        out.push_back({choice(Verb::RevealCard, pile.top()), 1});
    else
        offerTopCard(scene.data, static_cast<Seat>(step.a), Verb::RevealCard, out);
}

void takeRevealTop(Play &play, Step step, Choice made)
{
    const auto target = static_cast<Seat>(step.a);
    auto &pile = play.data[target].drawPile;
    if (!pile.isTopCertain())
        pile.determineTop(made.args[0], {step.seat});
    showTop(play, step.seat, target);
}

Reason whyNotDecideTop(const Scene &, Step, Choice made)
{
    return is(made, Verb::LeaveOnTop) || is(made, Verb::DiscardTop) ? kLegal : notNow({5, 4});
}

void offerDecideTop(const Scene &, Step, ChoiceList &out)
{
    out.add(choice(Verb::LeaveOnTop));
    out.add(choice(Verb::DiscardTop));
}

/// a = whose pile
void takeDecideTop(Play &play, Step step, Choice made)
{
    const auto target = static_cast<Seat>(step.a);
    if (is(made, Verb::LeaveOnTop))
        return tell(play, EventKind::TopLeft, {5, 4}, step.seat, target);
    const PieceKind card = play.data[target].drawPile.take();
    layOnDiscard(play.data, target, card);
    tell(play, EventKind::CardDiscarded, {5, 4}, target, card);
}

// Order (FI-5.5)

Reason whyNotReshuffle(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Reshuffle))
        return notNow({5, 5});
    if (eligibleForOrder(scene, step.seat, made.args[0]))
        return kLegal;
    const bool isThere = scene.data[step.seat].discard.count(static_cast<PieceKind>(made.args[0])) > 0;
    return no(isThere ? ReasonKind::LaidThisTurn : ReasonKind::NotInDiscard, {5, 5}, made.args[0]);
}

void offerReshuffle(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kCards; ++kind)
        offer<whyNotReshuffle>(scene, step, out, choice(Verb::Reshuffle, kind));
}

void takeReshuffle(Play &play, Step step, Choice made)
{
    SeatState &own = play.data[step.seat];
    const std::size_t place = *eligibleForOrder(play, step.seat, made.args[0]);
    own.drawPile.shuffleIn(own.discard.takeAt(place));
    tell(play, EventKind::CardShuffledIn, {5, 5}, step.seat, made.args[0]);
}

// Insight (FI-5.6)

/// The discard goes under a pile of fewer than four cards; then the uppermost four are looked at.
void workLookAhead(Play &play, Step step)
{
    SeatState &own = play.data[step.seat];
    if (own.drawPile.size() < static_cast<int>(kInsightCards) && !own.discard.empty()) {
        own.drawPile.putUnder(own.discard.takeAll(), SeatSet::all());
        tell(play, EventKind::PileReshuffled, {5, 6}, step.seat);
    }
    play.data.insight = {};
    const int number = std::min<int>(own.drawPile.size(), kInsightCards);
    tell(play, EventKind::CardsLookedAt, {5, 6}, step.seat, number);
    pushAsk(play, StepKind::PutNext, step.seat);
    pushAsk(play, StepKind::RevealNext, step.seat, number);
}

/// a = how many cards are still to be looked at.
void revealNextOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const auto &pile = scene.data[step.seat].drawPile;
    if (pile.isTopCertain())
        out.push_back({choice(Verb::RevealCard, pile.top()), 1});
    else
        offerTopCard(scene.data, step.seat, Verb::RevealCard, out);
}

void takeRevealNext(Play &play, Step step, Choice made)
{
    auto &pile = play.data[step.seat].drawPile;
    if (!pile.isTopCertain())
        pile.determineTop(made.args[0], {step.seat});
    Insight &insight = play.data.insight;
    insight.looked[insight.lookedCount++] = pile.take();
    tellOnly(play, {step.seat}, 0b10, EventKind::CardSeen, {5, 6}, step.seat, made.args[0]);
    if (step.a > 1)
        pushAsk(play, StepKind::RevealNext, step.seat, step.a - 1);
}

Reason whyNotPutNext(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::PutNext))
        return notNow({5, 6});
    const auto &looked = scene.data.insight.looked;
    return std::ranges::find(looked, made.args[0]) != looked.end()
        ? kLegal
        : no(ReasonKind::NotLookedAt, {5, 6}, made.args[0]);
}

void offerPutNext(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kCards; ++kind)
        offer<whyNotPutNext>(scene, step, out, choice(Verb::PutNext, kind));
}

/// FI-13.4: if equal cards were put back unasked, their number at once would tell that they are equal.
bool areSeveralLeft(const Scene &scene, Step)
{
    return scene.data.insight.lookedCount > 1;
}

/// The first card named lies on top when all have been named.
void takePutNext(Play &play, Step step, Choice made)
{
    Insight &insight = play.data.insight;
    const auto card = static_cast<PieceKind>(made.args[0]);
    const auto found = std::ranges::find(insight.looked, card);
    std::rotate(found, found + 1, insight.looked.end());
    insight.looked.back() = kNoPiece;
    --insight.lookedCount;
    insight.order[insight.orderCount++] = card;
    tellOnly(play, {step.seat}, 0b10, EventKind::CardPutBack, {5, 6}, step.seat, card);
    if (insight.lookedCount > 0)
        return pushAsk(play, StepKind::PutNext, step.seat);
    for (std::size_t index = insight.orderCount; index-- > 0;)
        play.data[step.seat].drawPile.putOnTop(insight.order[index], {step.seat});
    insight = {};
}

} // namespace

Reason whyNotUseCrown(const Scene &scene, Seat seat)
{
    constexpr RuleId kRule {5, 1};
    const SeatState &own = scene.data[seat];
    const auto crown = own.artefacts[kCrown];
    if (!own.isWhole(ArtefactKind::Crown))
        return no(ReasonKind::CrownBroken, kRule, crown);
    if (scene.data.isCrownUsed)
        return no(ReasonKind::CrownUsed, kRule, crown);
    return canCrownWork(scene, seat) ? kLegal : no(ReasonKind::CrownIdle, kRule, crown);
}

namespace steps {

constinit const StepRule useCrown = work(StepKind::UseCrown, "use-crown", workUseCrown);
constinit const StepRule chooseBreak =
    question(StepKind::ChooseBreak, "choose-break", RuleId {5, 3}, offerBreak, whyNotBreak, takeBreak);
constinit const StepRule choosePile =
    question(StepKind::ChoosePile, "choose-pile", RuleId {5, 4}, offerLookAt, whyNotLookAt, takeLookAt);
constinit const StepRule revealTop = secret(
    drawing(StepKind::RevealTop, "reveal-top", RuleId {5, 4}, revealTopOutcomes, takeRevealTop), hidesCard);
constinit const StepRule decideTop = about(question(StepKind::DecideTop, "decide-top", RuleId {5, 4},
                                                    offerDecideTop, whyNotDecideTop, takeDecideTop),
                                           Type::Seat);
constinit const StepRule chooseReshuffle =
    question(StepKind::ChooseReshuffle, "choose-reshuffle", RuleId {5, 5}, offerReshuffle, whyNotReshuffle,
             takeReshuffle);
constinit const StepRule lookAhead = work(StepKind::LookAhead, "look-ahead", workLookAhead);
constinit const StepRule revealNext =
    secret(drawing(StepKind::RevealNext, "reveal-next", RuleId {5, 6}, revealNextOutcomes, takeRevealNext),
           hidesCard);
constinit const StepRule putNext = secret(
    asked(question(StepKind::PutNext, "put-next", RuleId {5, 6}, offerPutNext, whyNotPutNext, takePutNext),
          areSeveralLeft),
    hidesCard);

} // namespace steps

} // namespace merlon::fiefs
