#include "core/games/exiles/turn/turn.h"

#include "core/games/exiles/steps.h"

/// EX-2, EX-3.1, EX-4.4: how a turn begins, who commands what, and who acts when.
namespace merlon::exiles {

namespace {

/// Period I (EX-2.1, EX-2.2)
void workStartTurn(Play &play, Step)
{
    ExilesData &data = play.data;
    ++data.turn;
    data.firstPlayer = play.rules.next(data.firstPlayer);
    clearTurn(data);
    tell(play, EventKind::TurnBegins, {2, 1}, data.turn);
    if (data.turn % kTurnsOfScenario == 1)
        tell(play, EventKind::ScenarioBegins, {2, 1}, scenarioOf(data.turn));
    push(play, StepKind::NextActions, 0);
    pushAsk(play, StepKind::Draft, data.firstPlayer, 0);
}

// EX-2.3

bool hasFreeWall(const Scene &scene)
{
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto post = static_cast<Post>(index);
        if (scene.map.isWall(post) && scene.data.sections[post].commander == kNobody)
            return true;
    }
    return false;
}

Reason whyNotDefend(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {2, 3};
    if (!is(made, Verb::Defend))
        return notNow(kRule);
    const Post post = scene.map.sectionOn(made.args[0]);
    if (post == kNoPost)
        return no(ReasonKind::NotASection, kRule, made.args[0]);
    if (scene.data.sections[post].commander != kNobody)
        return no(ReasonKind::SectionTaken, kRule, made.args[0]);
    return scene.map.isTower(post) && hasFreeWall(scene) ? no(ReasonKind::WallsFirst, kRule) : kLegal;
}

void offerDefend(const Scene &scene, Step step, ChoiceList &out)
{
    for (int index = 0; index < scene.map.sections; ++index)
        offer<whyNotDefend>(scene, step, out,
                            choice(Verb::Defend, scene.map.placeOf(static_cast<Post>(index))));
}

/// a = how many have been taken.
void takeDefend(Play &play, Step step, Choice made)
{
    const auto command = [&](Post post) {
        play.data.sections[post].commander = step.seat;
        tell(play, EventKind::SectionTaken, {2, 3}, step.seat, play.map.placeOf(post));
    };
    if (play.rules.seats == 1) { // with one player nothing is asked
        for (int index = 0; index < play.map.sections; ++index)
            play.data.sections[static_cast<std::size_t>(index)].commander = step.seat;
        return;
    }
    command(play.map.sectionOn(made.args[0]));
    if (step.a + 1 < play.map.sections)
        pushAsk(play, StepKind::Draft, play.rules.next(step.seat), step.a + 1);
}

/// With one player the first of its sections is all that is offered.
void offerDraft(const Scene &scene, Step step, ChoiceList &out)
{
    if (scene.rules.seats == 1)
        out.add(choice(Verb::Defend, scene.map.placeOf(0)));
    else
        offerDefend(scene, step, out);
}

// Period II

/// EX-3.1: a = position in turn order; the gift windows of the others come first (EX-4.4).
void workNextActions(Play &play, Step step)
{
    if (step.a >= play.rules.seats)
        return push(play, StepKind::Prepare);
    const Seat acting = play.scene().seatAt(step.a);
    push(play, StepKind::NextActions, step.a + 1);
    pushAsk(play, StepKind::Act, acting);
    for (int position = play.rules.seats - 1; position >= 0; --position) {
        const Seat seat = play.scene().seatAt(position);
        if (seat != acting)
            pushAsk(play, StepKind::GiftWindow, seat, acting);
    }
    play.data.now.markers = play.rules.players().actions;
    tell(play, EventKind::ActionsBegin, {3, 1}, acting);
}

/// EX-4.4: a = who is about to act.
Reason whyNotGift(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return kLegal;
    if (!is(made, Verb::Trade))
        return notNow({4, 4});
    return made.args[0] == step.a ? whyNotTrade(scene, step.seat, step.a)
                                  : no(ReasonKind::NotAPartner, {4, 4});
}

void offerGift(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotGift>(scene, step, out, choice(Verb::Trade, step.a));
    out.add(choice(Verb::Pass));
}

void takeGift(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Trade))
        beginTrade(play, step.seat, made.args[0], true);
}

Reason whyNotAct(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::EndTurn:
        return kLegal;
    case Verb::Trade:
        return whyNotTrade(scene, step.seat, made.args[0]);
    case Verb::Train:
    case Verb::Replace:
    case Verb::FreeRecruit:
        return whyNotTraining(scene, step.seat, made);
    default:
        return whyNotAction(scene, step.seat, made);
    }
}

void offerAct(const Scene &scene, Step step, ChoiceList &out)
{
    offerActions(scene, step.seat, out);
    offerTraining(scene, step.seat, out);
    for (Seat partner = 0; partner < scene.rules.seats; ++partner)
        offer<whyNotAct>(scene, step, out, choice(Verb::Trade, partner));
    out.add(choice(Verb::EndTurn));
}

void takeAct(Play &play, Step step, Choice made)
{
    if (is(made, Verb::EndTurn)) {
        play.data.now.markers = 0; // unused markers are lost
        return;
    }
    pushAsk(play, StepKind::Act, step.seat);
    if (is(made, Verb::Trade))
        beginTrade(play, step.seat, made.args[0], false);
    else if (!takeTraining(play, step.seat, made))
        takeAction(play, step.seat, made);
}

} // namespace

void clearTurn(ExilesData &data)
{
    data.now = {};
    data.siege = {};
    for (SeatState &seat : data.seats) {
        seat.hasTraded = false;
        seat.refusals = 0;
    }
    for (SectionState &section : data.sections) {
        section.commander = kNobody;
        section.rocksUsed = section.cauldronUsed = false;
    }
}

namespace steps {

constinit const StepRule startTurn = landmark(work(StepKind::StartTurn, "start-turn", workStartTurn));
constinit const StepRule draft =
    question(StepKind::Draft, "draft", RuleId {2, 3}, offerDraft, whyNotDefend, takeDefend);
constinit const StepRule nextActions = work(StepKind::NextActions, "next-actions", workNextActions);
constinit const StepRule giftWindow =
    about(question(StepKind::GiftWindow, "gift-window", RuleId {4, 4}, offerGift, whyNotGift, takeGift),
          Type::Seat);
constinit const StepRule act =
    landmark(question(StepKind::Act, "act", RuleId {3, 1}, offerAct, whyNotAct, takeAct));

} // namespace steps

} // namespace merlon::exiles
