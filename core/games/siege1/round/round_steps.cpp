#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/steps.h"

/// S1-1.1, S1-3: the sequence of a round and its beginning.
namespace merlon::siege1 {

namespace {

constexpr int kCardsToTurn = 5;

void startRound(Play &play, Step)
{
    ++play.data.round;
    play.data.phase = 0;
    tell(play, EventKind::RoundBegins, {1, 1}, play.data.round);
    push(play, StepKind::BeginPhase, 1);
    push(play, StepKind::TakeHourglasses);
    pushAsk(play, StepKind::PlaceStone, firstDefender(play));
    beginTurns(play, StepKind::FlipCards, firstInvader(play));
}

/// S1-3.1
Reason whyNotFlip(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Flip))
        return notNow({3, 1});
    if (made.args[0] < 1 || made.args[0] > kCardsToTurn)
        return no(ReasonKind::NoSuchCard, {3, 1});
    return invaderState(scene, step.seat).hasTurned(made.args[0]) ? no(ReasonKind::TurnedCard, {3, 1})
                                                                  : kLegal;
}

void offerFlips(const Scene &scene, Step step, ChoiceList &out)
{
    for (int phase = 1; phase <= kCardsToTurn; ++phase)
        offer<whyNotFlip>(scene, step, out, choice(Verb::Flip, phase));
    out.add(choice(Verb::Done));
}

void takeFlip(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done)) {
        end(play, step.seat);
    } else {
        InvaderState &seat = invaderState(play, step.seat);
        seat.turned = static_cast<std::uint8_t>(seat.turned | 1 << made.args[0]);
        tell(play, EventKind::CardTurned, {3, 1}, step.seat, made.args[0]);
    }
    nextTurn(play, StepKind::FlipCards, step.seat);
}

/// S1-3.2
Reason whyNotPlaceStone(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceStone))
        return notNow({3, 2});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (wallNumber(scene, place) < 0)
        return no(ReasonKind::WrongPlace, {3, 2}, place);
    if (!commandsPlace(scene, step.seat, place))
        return no(ReasonKind::NotYourSide, {24, 1});
    return scene.data.stone > 0 ? kLegal : no(ReasonKind::NoTile, {3, 2});
}

void offerStones(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotPlaceStone>(scene, step, out, choice(Verb::PlaceStone, wall.place));
}

void takePlaceStone(Play &play, Step, Choice made)
{
    --play.data.stone;
    ++play.data.walls[play.field.numbers[made.args[0]]].stone;
    tell(play, EventKind::StonePlaced, {3, 2}, made.args[0]);
}

/// S1-3.3
void takeHourglasses(Play &play, Step)
{
    const int count = numbersFor(play.rules.players).hourglasses;
    for (int number = 0; number < defenderSeats(play.rules); ++number) {
        DefenderState &seat = play.data.defenders[static_cast<std::size_t>(number)];
        seat.purse = static_cast<std::uint16_t>(seat.purse + count);
        tell(play, EventKind::SeatGainsHourglasses, {3, 3}, invaderSeats(play.rules) + number, count);
    }
}

/// S1-11.2: the first side's seat does all its deployments, then the other.
void beginDeployments(Play &play)
{
    pushAsk(play, StepKind::ChooseOrders, firstInvader(play));
    push(play, StepKind::FocusAltars);
    const Seat first = firstInvader(play);
    const Seat second = mateOf(play.rules, first);
    if (second != first)
        pushAsk(play, StepKind::ChooseDeployment, second);
    pushAsk(play, StepKind::ChooseDeployment, first);
    push(play, StepKind::JoinCamp);
}

void beginSupply(Play &play)
{
    const Seat first = firstInvader(play);
    const Seat second = mateOf(play.rules, first);
    beginTurns(play, StepKind::Supply, first);
    push(play, StepKind::TakeResources);
    const auto draw = [&](Seat seat) {
        const int more = invaderState(play, seat).hasTurned(1) ? 2 : 0; // S1-10.2
        push(play, StepKind::DrawUnits, seat, numbersFor(play.rules.players).unitsDrawn + more);
    };
    if (second != first)
        draw(second);
    draw(first);
}

/// S1-1.1: a = phase.
void beginPhase(Play &play, Step step)
{
    const int phase = step.a;
    play.data.phase = static_cast<std::uint8_t>(phase);
    tell(play, EventKind::PhaseBegins, {1, 1}, phase);
    if (phase < 6)
        push(play, StepKind::BeginPhase, phase + 1);
    else
        push(play, StepKind::Assault);
    push(play, StepKind::OpenWindow, phase);
    if (phase == 1)
        return beginSupply(play);
    if (phase < 6)
        return beginTurns(play, StepKind::PhaseTurn, firstInvader(play), phase);
    push(play, StepKind::Upkeep);
    beginDeployments(play);
}

} // namespace

namespace steps {

constinit const StepRule startRound = landmark(work(StepKind::StartRound, "start-round", siege1::startRound));
constinit const StepRule flipCards =
    question(StepKind::FlipCards, "flip-cards", {3, 1}, offerFlips, whyNotFlip, takeFlip);
constinit const StepRule placeStone =
    question(StepKind::PlaceStone, "place-stone", {3, 2}, offerStones, whyNotPlaceStone, takePlaceStone);
constinit const StepRule takeHourglasses =
    work(StepKind::TakeHourglasses, "take-hourglasses", siege1::takeHourglasses);
constinit const StepRule beginPhase = landmark(work(StepKind::BeginPhase, "begin-phase", siege1::beginPhase));

} // namespace steps

} // namespace merlon::siege1
