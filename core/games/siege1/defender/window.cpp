#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/defender/movement.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/glory.h"

/// S1-13: the defender's window after each phase; S1-17: dishonourable acts.
namespace merlon::siege1 {

namespace {

constexpr int kBarricades = 4;
constexpr int kDeception = 3;

bool hasHourglass(const Scene &scene, Seat seat)
{
    const DefenderState &state = defenderState(scene, seat);
    return state.purse > 0 || state.barricades > 0;
}

/// S1-13.1: a = phase.
void openWindow(Play &play, Step step)
{
    const Seat first = firstDefender(play);
    const Seat second = mateOf(play.rules, first);
    if (!hasHourglass(play, first) && !hasHourglass(play, second))
        return;
    tell(play, EventKind::WindowOpens, {13, 1}, step.a);
    push(play, StepKind::WindowTurn, first);
}

/// S1-24.3: a = the seat whose turn it is, if it has hourglasses. What waits and can be carried out comes first.
void windowTurn(Play &play, Step step)
{
    const std::uint32_t filled = filledWorks(play);
    const auto seat = static_cast<Seat>(step.a);
    const Seat mate = mateOf(play.rules, seat);
    if (filled != 0 && step.b == 0) {
        push(play, StepKind::WindowTurn, step.a, 1);
        return pushCompleteFilled(play, filled);
    }
    if (hasHourglass(play, seat)) {
        push(play, StepKind::WindowTurn, mate);
        pushAsk(play, StepKind::Window, seat);
    } else if (hasHourglass(play, mate)) {
        push(play, StepKind::WindowTurn, seat);
        pushAsk(play, StepKind::Window, mate);
    }
}

bool anySpending(const Scene &scene, Seat seat)
{
    for (int work = 0; work < kWorks; ++work) {
        if (!whyNotInvest(scene, seat, static_cast<Work>(work)))
            return true;
    }
    if (defenderState(scene, seat).purse == 0)
        return false;
    for (const PlaceIndex place : scene.field.defenderPlaces) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (!whyNotLift(scene, seat, place, unit))
                return true;
        }
        for (int hero = 0; hero < kHeroes; ++hero) {
            if (!whyNotHeroMove(scene, seat, static_cast<Hero>(hero), place))
                return true;
        }
    }
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (!whyNotRaid(scene, seat, unit))
            return true;
    }
    return !whyNotSpeech(scene, seat, 1);
}

/// S1-17
Reason whyNotDishonour(const Scene &scene, Deed deed)
{
    if (scene.data.round < kDishonourFrom)
        return no(ReasonKind::TooEarly, {17, 1});
    if (scene.data.has(SiegeData::kDishonoured))
        return no(ReasonKind::DoneAlready, {17, 1});
    if ((scene.data.deeds >> static_cast<int>(deed) & 1) != 0)
        return no(ReasonKind::DeedUsed, {17, 1});
    const Units &supply = scene.data.defenderSupply;
    const bool prisoners = supply[siege::Soldier] > 0 || supply[siege::Veteran] > 0;
    return deed != Deed::Prisoners || prisoners
        ? kLegal
        : no(ReasonKind::NoUnitInSupply, {17, 4}, siege::kUnitKinds + siege::Soldier);
}

Reason whyNotInWindow(const Scene &scene, Step step, Choice made)
{
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    switch (verbOf(made)) {
    case Verb::Invest:
        return whyNotInvest(scene, step.seat, static_cast<Work>(made.args[0]));
    case Verb::Lift:
        return whyNotLift(scene, step.seat, place, made.args[1]);
    case Verb::HeroMove:
        return whyNotHeroMove(scene, step.seat, static_cast<Hero>(made.args[0]),
                              static_cast<PlaceIndex>(made.args[1]));
    case Verb::Speech:
        return whyNotSpeech(scene, step.seat, made.args[0]);
    case Verb::Raid:
        return whyNotRaid(scene, step.seat, made.args[0]);
    case Verb::Dishonour:
        return whyNotDishonour(scene, static_cast<Deed>(made.args[0]));
    case Verb::Speed:
        return whyNotSpeed(scene, step.seat, static_cast<Work>(made.args[0]));
    case Verb::Forfeit:
        return anySpending(scene, step.seat) ? no(ReasonKind::CanSpend, {13, 3}) : kLegal;
    default:
        return notNow({13, 2});
    }
}

void offerWindow(const Scene &scene, Step step, ChoiceList &out)
{
    offerInvestments(scene, step.seat, out);
    offerMoves(scene, step.seat, out);
    const bool canSpend = !out.empty();
    for (int deed = 0; deed < kDeeds; ++deed)
        out.addIf(!whyNotDishonour(scene, static_cast<Deed>(deed)), choice(Verb::Dishonour, deed));
    offerSpeed(scene, step.seat, out);
    if (!canSpend) // the condition of Forfeit, already known
        out.add(choice(Verb::Forfeit));
}

void forfeit(Play &play, Seat seat)
{
    DefenderState &state = defenderState(play, seat);
    tell(play, EventKind::SeatLosesHourglasses, {13, 3}, seat, state.purse + state.barricades);
    state.purse = 0;
    state.barricades = 0;
}

/// S1-17.4: one soldier and one veteran, each if there is one.
void freePrisoners(Play &play)
{
    for (const int unit : {siege::Soldier, siege::Veteran}) {
        const auto kind = static_cast<std::size_t>(unit);
        if (play.data.defenderSupply[kind] == 0)
            continue;
        --play.data.defenderSupply[kind];
        ++play.data.courtyard[kind];
        tell(play, EventKind::PrisonerFreed, {17, 4}, unit);
    }
    applyTerror(play);
}

void dishonour(Play &play, Seat seat, Deed deed)
{
    play.data.deeds = static_cast<std::uint8_t>(play.data.deeds | 1 << static_cast<int>(deed));
    play.data.flags |= SiegeData::kDishonoured;
    tell(play, EventKind::Dishonour, {17, 1}, deed);
    addGlory(play, false, -1, {17, 1});
    DefenderState &state = defenderState(play, seat);
    switch (deed) {
    case Deed::Barricades:
        state.barricades = kBarricades;
        return tell(play, EventKind::BarricadesRaised, {17, 1}, kBarricades);
    case Deed::Deception:
        state.purse = static_cast<std::uint16_t>(state.purse + kDeception);
        return tell(play, EventKind::SeatGainsHourglasses, {17, 2}, seat, kDeception);
    case Deed::LastStand:
        return pushAsk(play, StepKind::ChooseLastStand, seat);
    case Deed::Prisoners:
        return freePrisoners(play);
    }
}

void takeWindow(Play &play, Step step, Choice made)
{
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    switch (verbOf(made)) {
    case Verb::Invest:
        return invest(play, step.seat, static_cast<Work>(made.args[0]));
    case Verb::Lift:
        return pushAsk(play, StepKind::MoveUnit, step.seat, made.args[1], place);
    case Verb::HeroMove:
        return moveHero(play, step.seat, static_cast<Hero>(made.args[0]),
                        static_cast<PlaceIndex>(made.args[1]));
    case Verb::Speech:
        return holdSpeech(play, step.seat, made.args[0]);
    case Verb::Raid:
        return raid(play, step.seat, made.args[0]);
    case Verb::Dishonour:
        return dishonour(play, step.seat, static_cast<Deed>(made.args[0]));
    case Verb::Speed:
        return speed(play, step.seat, static_cast<Work>(made.args[0]));
    default:
        return forfeit(play, step.seat);
    }
}

/// S1-17.3
Reason whyNotLastStand(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Target))
        return notNow({17, 3});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const bool works =
        scene.field.is(place, PlaceKind::Building) && scene.field.numbers[place] < kActionBuildings;
    return works ? kLegal : no(ReasonKind::WrongPlace, {17, 3}, place);
}

void offerLastStand(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t building = 0; building < kActionBuildings; ++building)
        offer<whyNotLastStand>(scene, step, out, choice(Verb::Target, scene.field.buildings[building].place));
}

void takeLastStand(Play &play, Step, Choice made)
{
    const std::size_t building = play.field.numbers[made.args[0]];
    for (std::uint32_t *done : {&play.data.done, &play.data.doneAgain, &play.data.doneByEast})
        *done &= ~kWorksOf[building];
    play.data.buildings[building].flags |= BuildingState::kLastStand;
    tell(play, EventKind::LastStand, {17, 3}, made.args[0]);
}

} // namespace

namespace steps {

constinit const StepRule openWindow = landmark(work(StepKind::OpenWindow, "open-window", siege1::openWindow));
constinit const StepRule windowTurn = work(StepKind::WindowTurn, "window-turn", siege1::windowTurn);
constinit const StepRule window =
    question(StepKind::Window, "window", {13, 2}, offerWindow, whyNotInWindow, takeWindow);
constinit const StepRule chooseLastStand = inside(question(
    StepKind::ChooseLastStand, "choose-last-stand", {17, 3}, offerLastStand, whyNotLastStand, takeLastStand));

} // namespace steps

} // namespace merlon::siege1
