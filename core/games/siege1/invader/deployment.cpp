#include "core/games/siege1/invader/marching.h"
#include "core/games/siege1/steps.h"

/// S1-11: phase 6, from the camp to the walls.
namespace merlon::siege1 {

namespace {

/// S1-11.1
void joinCamp(Play &play, Step)
{
    for (InvaderState &seat : play.data.invaders) {
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
            seat.camp[unit] = static_cast<std::uint8_t>(seat.camp[unit] + seat.ready[unit]);
            seat.ready[unit] = 0;
        }
    }
}

std::uint8_t flagOf(Deployment deployment)
{
    return deployment == Deployment::Minor ? InvaderState::kMinor : InvaderState::kMajor;
}

/// S1-11.2
Reason whyNotChoose(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::EndDeployments))
        return kLegal;
    if (!is(made, Verb::StartDeployment))
        return notNow({11, 2});
    const auto deployment = static_cast<Deployment>(made.args[0]);
    if (invaderState(scene, step.seat).has(flagOf(deployment)))
        return no(ReasonKind::DoneAlready, {11, 2});
    return anyMarch(scene, step.seat, sizeOf(deployment)) ? kLegal : no(ReasonKind::NoMove, {11, 2});
}

void offerDeployments(const Scene &scene, Step step, ChoiceList &out)
{
    for (int deployment = 0; deployment < 2; ++deployment)
        offer<whyNotChoose>(scene, step, out, choice(Verb::StartDeployment, deployment));
    out.add(choice(Verb::EndDeployments));
}

void takeDeployment(Play &play, Step step, Choice made)
{
    if (is(made, Verb::EndDeployments))
        return;
    const auto deployment = static_cast<Deployment>(made.args[0]);
    InvaderState &seat = invaderState(play, step.seat);
    seat.flags = static_cast<std::uint8_t>(seat.flags | flagOf(deployment));
    play.data.budget = static_cast<std::uint8_t>(sizeOf(deployment));
    tell(play, EventKind::DeploymentBegins, {11, 2}, step.seat, deployment);
    giveHourglasses(play, step.seat, numbersFor(play.rules.players).deployment[made.args[0]], {11, 2});
    pushAsk(play, StepKind::ChooseDeployment, step.seat);
    push(play, StepKind::EndDeployment);
    for (int stage = kStages - 1; stage >= 0; --stage)
        pushAsk(play, StepKind::DeployStage, step.seat, stage);
}

/// S1-11.3: a = stage.
Reason whyNotInStage(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::NextStage))
        return kLegal;
    return whyNotMove(scene, step.seat, static_cast<Stage>(step.a), scene.data.budget, made);
}

void offerStage(const Scene &scene, Step step, ChoiceList &out)
{
    offerMarches(scene, step.seat, static_cast<Stage>(step.a), scene.data.budget, out);
    out.add(choice(Verb::NextStage));
}

void takeStage(Play &play, Step step, Choice made)
{
    if (is(made, Verb::NextStage))
        return;
    pushAsk(play, StepKind::DeployStage, step.seat, step.a);
    makeMove(play, step.seat, made);
}

/// What counts for one deployment only is forgotten.
void endDeployment(Play &play, Step)
{
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        play.data.walls[wall].arrived = {};
        play.data.walls[wall].flags &=
            static_cast<std::uint16_t>(~(WallState::kRopesUsed | WallState::kSapUsed));
    }
    for (RampartState &rampart : play.data.ramparts) {
        rampart.arrived = {};
        rampart.left = rampart.guests = 0;
    }
    for (ForegroundState &foreground : play.data.foregrounds) {
        foreground.arrived = {};
        foreground.left = foreground.fromCamp = 0;
    }
    for (PathState &path : play.data.paths)
        path.flags &= static_cast<std::uint8_t>(~PathState::kStruck);
    play.data.barbican.fromCamp = 0;
    play.data.budget = 0;
}

/// S1-11.9: in order of building.
void focusAltars(Play &play, Step)
{
    for (int altar = kAltars - 1; altar >= 0; --altar) {
        const int side = play.data.altars[static_cast<std::size_t>(altar)].side;
        if (side != siege::NoSide)
            pushAsk(play, StepKind::Focus, invaderOf(play, side), altar);
    }
}

/// a = altar.
Reason whyNotFocus(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Focus) || made.args[0] != step.a)
        return notNow({11, 9});
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    if (wallNumber(scene, place) < 0)
        return no(ReasonKind::WrongPlace, {11, 9}, place);
    return scene.field.sideOf(place) == scene.data.altars[step.a].side ? kLegal
                                                                       : no(ReasonKind::NotYourSide, {11, 9});
}

void offerFocus(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotFocus>(scene, step, out, choice(Verb::Focus, step.a, wall.place));
}

void takeFocus(Play &play, Step step, Choice made)
{
    play.data.altars[step.a].wall = play.field.numbers[made.args[1]];
    tell(play, EventKind::AltarPointed, {11, 9}, step.a, made.args[1]);
}

/// S1-11.10, 2.7: first side first.
void upkeep(Play &play, Step)
{
    const Seat first = firstInvader(play);
    const Seat second = mateOf(play.rules, first);
    for (const Seat seat : {first, second}) {
        const int units = siege::countOf(invaderState(play, seat).camp);
        tell(play, EventKind::CampCounted, {11, 10}, seat, units, upkeepOf(units));
        giveHourglasses(play, seat, upkeepOf(units), {11, 10});
        if (second == first)
            return;
    }
}

} // namespace

namespace steps {

constinit const StepRule joinCamp = work(StepKind::JoinCamp, "join-camp", siege1::joinCamp);
constinit const StepRule chooseDeployment = question(StepKind::ChooseDeployment, "choose-deployment", {11, 2},
                                                     offerDeployments, whyNotChoose, takeDeployment);
constinit const StepRule deployStage = about(
    inside(question(StepKind::DeployStage, "deploy-stage", {11, 3}, offerStage, whyNotInStage, takeStage)),
    Type::Number);
constinit const StepRule endDeployment =
    work(StepKind::EndDeployment, "end-deployment", siege1::endDeployment);
constinit const StepRule focusAltars = work(StepKind::FocusAltars, "focus-altars", siege1::focusAltars);
constinit const StepRule focus =
    about(question(StepKind::Focus, "focus", {11, 9}, offerFocus, whyNotFocus, takeFocus), Type::Altar);
constinit const StepRule upkeep = work(StepKind::Upkeep, "upkeep", siege1::upkeep);

} // namespace steps

} // namespace merlon::siege1
