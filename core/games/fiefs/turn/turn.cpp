#include "core/games/fiefs/turn/turn.h"

#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"

/// FI-3, FI-4, FI-10: the turn of a seat.
namespace merlon::fiefs {

namespace {

constexpr int kMustered = 3;
constexpr int kCallToArms = 2;
constexpr unsigned kEverybody = 0xFF;

/// FI-3.1
void workStartTurn(Play &play, Step step)
{
    FiefsData &data = play.data;
    const Seat seat = step.seat;
    ++data.turn;
    data.active = seat;
    if (seat == data.firstPlayer) {
        ++data.round;
        tell(play, EventKind::RoundBegins, {1, 8}, data.round);
    }
    tell(play, EventKind::TurnBegins, {3, 1}, seat);
    tell(play, EventKind::Mustered, {3, 1}, seat, gainKnights(data, seat, kMustered));
    data.campaigns = 1;
    pushAsk(play, StepKind::Open, seat);
}

/// FI-4.2, FI-4.3
Reason whyNotResource(const Scene &scene, Seat seat, Card card, RuleId rule)
{
    return holds(scene.data[seat].hand, card) ? kLegal : no(ReasonKind::CardNotInHand, rule, card);
}

Reason whyNotRedistribute(const Scene &scene, Seat seat)
{
    if (scene.data.campaigns == 0)
        return no(ReasonKind::NoCampaign, {3, 3});
    return canRedistribute(scene, seat) ? kLegal : no(ReasonKind::NothingToMove, {3, 3});
}

/// What both phases allow.
Reason whyNotInTurn(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Fracture:
        return whyNotFracture(scene, step.seat, made.args[0], made.args[1], kEverybody, {9, 5});
    case Verb::UseCrown:
        return whyNotUseCrown(scene, step.seat);
    case Verb::AdvanceTo:
        return whyNotAdvance(scene, step.seat, made.args[0]);
    default:
        return notNow({3, 2});
    }
}

/// FI-3.3
Reason whyNotOpen(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::CallToArms:
        return whyNotResource(scene, step.seat, Card::CallToArms, {4, 2});
    case Verb::TacticalAdvance:
        return whyNotResource(scene, step.seat, Card::TacticalAdvance, {4, 3});
    case Verb::Redistribute:
        return whyNotRedistribute(scene, step.seat);
    case Verb::EndTurn:
        return kLegal;
    default:
        return whyNotInTurn(scene, step, made);
    }
}

/// FI-3.4
Reason whyNotPoised(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::ForgoAdvance) ? kLegal : whyNotInTurn(scene, step, made);
}

/// FI-7.1: among the places within reach, those that can be advanced on at all.
Mask targetsWithinReach(const Scene &scene, Seat seat)
{
    Mask within = 0;
    forEachPlace(basesOf(scene, seat), [&](PlaceIndex base) { within |= scene.map.neighbours[base]; });
    const Mask castles = scene.rules.siege ? scene.map.castles : 0;
    return within & (scene.map.territories | castles) & ~scene.data.control[seat];
}

template <auto whyNot>
void offerInTurn(const Scene &scene, Step step, ChoiceList &out)
{
    if (holds(scene.data[step.seat].hand, Card::Fracture)) {
        for (Seat target = 0; target < scene.rules.seats; ++target) {
            for (std::size_t kind = 0; kind < kArtefactKinds; ++kind)
                offer<whyNot>(scene, step, out, choice(Verb::Fracture, target, kind));
        }
    }
    offer<whyNot>(scene, step, out, choice(Verb::UseCrown));
    if (scene.data.campaigns == 0)
        return;
    forEachPlace(targetsWithinReach(scene, step.seat),
                 [&](PlaceIndex place) { offer<whyNot>(scene, step, out, choice(Verb::AdvanceTo, place)); });
}

void offerOpen(const Scene &scene, Step step, ChoiceList &out)
{
    for (const Verb verb : {Verb::CallToArms, Verb::TacticalAdvance})
        offer<whyNotOpen>(scene, step, out, choice(verb));
    offerInTurn<whyNotOpen>(scene, step, out);
    offer<whyNotOpen>(scene, step, out, choice(Verb::Redistribute));
    out.add(choice(Verb::EndTurn));
}

void offerPoised(const Scene &scene, Step step, ChoiceList &out)
{
    offerInTurn<whyNotPoised>(scene, step, out);
    out.add(choice(Verb::ForgoAdvance));
}

/// FI-4.1: the card is shown, its effect follows, and it lies on the discard.
void playResource(Play &play, Seat seat, Card card, RuleId rule)
{
    tell(play, EventKind::CardPlayed, rule, seat, card);
    if (card == Card::CallToArms)
        tell(play, EventKind::KnightsGained, rule, seat, gainKnights(play.data, seat, kCallToArms));
    else
        ++play.data.campaigns;
    discardFromHand(play.data, seat, kindOf(card));
}

/// FI-5.2: the crown is used for this turn, even if it is broken in the window.
void declareCrown(Play &play, Seat seat)
{
    play.data.isCrownUsed = true;
    tell(play, EventKind::CrownUsed, {5, 2}, seat, play.data[seat].artefact(ArtefactKind::Crown));
    pushAsk(play, StepKind::UseCrown, seat);
    openWindow(play, static_cast<int>(ArtefactKind::Crown), 1u << seat);
}

/// What is chosen in the phase of the step, which goes on afterwards unless the choice leads into another.
void takeInTurn(Play &play, Step step, Choice made)
{
    const Seat seat = step.seat;
    if (is(made, Verb::AdvanceTo)) {
        pushAsk(play, StepKind::FinishAdvance, seat);
        pushAsk(play, StepKind::Send, seat, made.args[0]);
        return;
    }
    pushAsk(play, static_cast<StepKind>(step.kind), seat);
    if (is(made, Verb::UseCrown))
        declareCrown(play, seat);
    else
        fracture(play, seat, static_cast<Seat>(made.args[0]), made.args[1]);
}

void takeOpen(Play &play, Step step, Choice made)
{
    const Seat seat = step.seat;
    switch (verbOf(made)) {
    case Verb::CallToArms:
    case Verb::TacticalAdvance:
        pushAsk(play, StepKind::Open, seat);
        if (is(made, Verb::CallToArms))
            return playResource(play, seat, Card::CallToArms, {4, 2});
        return playResource(play, seat, Card::TacticalAdvance, {4, 3});
    case Verb::Redistribute:
        pushAsk(play, StepKind::Poised, seat);
        return pushRedistribution(play, seat);
    case Verb::EndTurn:
        return pushAsk(play, StepKind::EndTurn, seat);
    default:
        return takeInTurn(play, step, made);
    }
}

void takePoised(Play &play, Step step, Choice made)
{
    if (!is(made, Verb::ForgoAdvance))
        return takeInTurn(play, step, made);
    tell(play, EventKind::AdvanceForgone, {3, 5}, step.seat);
    pushAsk(play, StepKind::FinishAdvance, step.seat);
}

/// FI-13.2: a turn that passed by itself would tell that no card in hand can be played. Nothing is told of a hand that
/// is empty.
bool holdsCards(const Scene &scene, Step step)
{
    return !scene.data[step.seat].hand.empty();
}

/// FI-10.1: what was broken in an earlier turn is whole again.
void restoreArtefacts(Play &play, Seat seat)
{
    SeatState &own = play.data[seat];
    for (std::size_t kind = 0; kind < kArtefactKinds; ++kind) {
        std::uint16_t &brokenIn = own.brokenIn[kind];
        if (brokenIn == 0 || brokenIn == play.data.turn)
            continue;
        brokenIn = 0;
        tell(play, EventKind::ArtefactRestored, {10, 1}, seat, own.artefacts[kind]);
    }
}

/// FI-11.5: the best by points, then territories, then knights on the map.
void endByLimit(Play &play)
{
    tell(play, EventKind::LimitReached, {11, 5}, play.data.round);
    endGame(play, Ending::RoundLimit, kNobody);
}

/// FI-10
void workEndTurn(Play &play, Step step)
{
    restoreArtefacts(play, step.seat);
    play.data.campaigns = 0;
    play.data.isCrownUsed = false;
    tell(play, EventKind::TurnEnds, {10, 2}, step.seat);
    const Seat next = play.rules.next(step.seat);
    const bool isRoundOver = next == play.data.firstPlayer;
    if (isRoundOver && play.rules.roundLimit != 0 && play.data.round >= play.rules.roundLimit)
        return endByLimit(play);
    pushAsk(play, StepKind::StartTurn, next);
}

/// FI-3.5: one campaign is used up.
void workFinishAdvance(Play &play, Step step)
{
    --play.data.campaigns;
    pushAsk(play, StepKind::Open, step.seat);
}

} // namespace

namespace steps {

constinit const StepRule startTurn = landmark(work(StepKind::StartTurn, "start-turn", workStartTurn));
constinit const StepRule open = landmark(
    asked(question(StepKind::Open, "open", RuleId {3, 3}, offerOpen, whyNotOpen, takeOpen), holdsCards));
constinit const StepRule poised = landmark(asked(
    question(StepKind::Poised, "poised", RuleId {3, 4}, offerPoised, whyNotPoised, takePoised), holdsCards));
constinit const StepRule endTurn = work(StepKind::EndTurn, "end-turn", workEndTurn);
constinit const StepRule finishAdvance = work(StepKind::FinishAdvance, "finish-advance", workFinishAdvance);

} // namespace steps

} // namespace merlon::fiefs
