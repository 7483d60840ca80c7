#include "core/games/mountain/turn/turn.h"

#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/score.h"
#include "core/games/mountain/steps.h"

#include <algorithm>

/// MT-2, MT-8: the turn of a seat, its four steps, and the end of the game.
namespace merlon::mountain {

namespace {

/// MT-2.1
void workStartTurn(Play &play, Step step)
{
    MountainData &data = play.data;
    data.active = step.seat;
    data.now = {};
    if (step.seat == data.firstPlayer) {
        ++data.round;
        tell(play, EventKind::RoundBegins, {2, 1}, data.round);
    }
    tell(play, EventKind::TurnBegins, {2, 1}, step.seat);
    pushAsk(play, StepKind::Prepare, step.seat);
}

// Step 1: spell and workshop

Reason whyNotPrepare(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Cast:
        return whyNotCast(scene, step.seat, made.args[0]);
    case Verb::Work:
        return whyNotWork(scene, step.seat, cellOf(made));
    case Verb::Exchange:
        return whyNotExchange(scene, step.seat, made.args[0]);
    case Verb::Next:
        return kLegal;
    default:
        return notNow({3, 1});
    }
}

void offerPrepare(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < kGrimoire; ++place)
        offer<whyNotPrepare>(scene, step, out, choice(Verb::Cast, place));
    forEachCell(scene.map, squaresOfWorkshops(scene),
                [&](Cell cell) { offer<whyNotPrepare>(scene, step, out, choice(Verb::Work, cell)); });
    offerExchanges<whyNotPrepare>(scene, step, out);
    out.add(choice(Verb::Next));
}

void takePrepare(Play &play, Step step, Choice made)
{
    const Seat seat = step.seat;
    if (is(made, Verb::Next))
        return pushAsk(play, StepKind::Act, seat);
    pushAsk(play, StepKind::Prepare, seat);
    if (is(made, Verb::Cast))
        cast(play, seat, made.args[0]);
    else if (is(made, Verb::Work))
        activate(play, seat, cellOf(made));
    else
        exchange(play, seat, made.args[0]);
}

// Step 2: recruit or dig

bool canRecruit(const Scene &scene, Seat seat)
{
    for (std::size_t place = 0; place < kHordePlaces; ++place) {
        if (!whyNotRecruit(scene, seat, place))
            return true;
    }
    return false;
}

/// MT-4.1
Reason whyNotAct(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Recruit:
        return whyNotRecruit(scene, step.seat, made.args[0]);
    case Verb::Dig:
        return whyNotDig(scene, diggingGround(scene, step.seat), step.seat, made.args[0], made.args[1]);
    case Verb::Exchange:
        return whyNotExchange(scene, step.seat, made.args[0]);
    case Verb::Skip:
        return canRecruit(scene, step.seat) || canDig(scene, step.seat) ? no(ReasonKind::CanAct, {4, 1})
                                                                        : kLegal;
    default:
        return notNow({4, 1});
    }
}

void offerAct(const Scene &scene, Step step, ChoiceList &out)
{
    const std::size_t before = out.size();
    for (std::size_t place = 0; place < kHordePlaces; ++place)
        offer<whyNotAct>(scene, step, out, choice(Verb::Recruit, place));
    offerDigs(scene, step.seat, out);
    const bool canAct = out.size() > before;
    offerExchanges<whyNotAct>(scene, step, out);
    out.addIf(!canAct, choice(Verb::Skip));
}

void takeAct(Play &play, Step step, Choice made)
{
    const Seat seat = step.seat;
    pushAsk(play, is(made, Verb::Exchange) ? StepKind::Act : StepKind::BuildHall, seat);
    if (is(made, Verb::Recruit))
        recruit(play, seat, made.args[0]);
    else if (is(made, Verb::Dig))
        dig(play, seat, made.args[0], made.args[1]);
    else if (is(made, Verb::Exchange))
        exchange(play, seat, made.args[0]);
    else
        tell(play, EventKind::Skipped, {4, 1}, seat);
}

// The end

/// MT-2.2, MT-8.3
void workEndTurn(Play &play, Step step)
{
    MountainData &data = play.data;
    data.now = {};
    const Seat next = play.rules.next(step.seat);
    const bool isLast = next == data.firstPlayer && data.endRound != 0 && data.round >= data.endRound;
    if (isLast)
        return endByCounting(play);
    pushAsk(play, StepKind::StartTurn, next);
}

/// MT-8.1, MT-8.2
void workCrown(Play &play, Step step)
{
    MountainData &data = play.data;
    SeatState &own = data[step.seat];
    if (!own.isPackFull() || own.coronation != 0 || data.coronations >= kCoronations.size())
        return;
    own.coronation = kCoronations[data.coronations++];
    tell(play, EventKind::Crowned, {8, 1}, step.seat, own.coronation);
    if (data.coronations < kCoronations.size())
        return;
    data.endRound = static_cast<std::uint8_t>(data.round + kLastRounds);
    tell(play, EventKind::LastRounds, {8, 3}, data.endRound);
}

} // namespace

namespace steps {

constinit const StepRule startTurn = landmark(work(StepKind::StartTurn, "start-turn", workStartTurn));
constinit const StepRule prepare =
    landmark(question(StepKind::Prepare, "prepare", RuleId {3, 1}, offerPrepare, whyNotPrepare, takePrepare));
constinit const StepRule act =
    landmark(question(StepKind::Act, "act", RuleId {4, 1}, offerAct, whyNotAct, takeAct));
constinit const StepRule endTurn = work(StepKind::EndTurn, "end-turn", workEndTurn);
constinit const StepRule crown = work(StepKind::Crown, "crown", workCrown);

} // namespace steps

} // namespace merlon::mountain
