#include "core/games/siege1/defender/buildings.h"

#include "core/games/siege1/defender/effects.h"
#include "core/games/siege1/steps.h"

#include <algorithm>
#include <bit>

namespace merlon::siege1 {

namespace {

constexpr std::uint32_t bitOf(Work work)
{
    return 1u << static_cast<int>(work);
}

bool isRepeatable(Work work)
{
    return dataOf(work).building == siege::BuildingType::Barracks;
}

/// S1-17.1: a workshop hourglass may go on the action.
bool barricadesHelp(const Scene &scene, Seat seat, Work work)
{
    return dataOf(work).building == siege::BuildingType::Workshop
        && defenderState(scene, seat).barricades > 0;
}

/// S1-13.4, S1-17.1: the done marker and the speed tile.
Reason whyNotOpen(const Scene &scene, Seat seat, Work work)
{
    if (scene.data.sped == static_cast<std::uint8_t>(work) && scene.data.spedBy != inTeam(scene.rules, seat))
        return no(ReasonKind::DoneMarker, {24, 6});
    if (isDone(scene.data, work)) {
        const bool again = (scene.data.doneAgain & bitOf(work)) != 0;
        if (again || !barricadesHelp(scene, seat, work))
            return no(ReasonKind::DoneMarker, {13, 5});
    }
    return kLegal;
}

} // namespace

int costOf(const Scene &scene, Work work)
{
    const WorkData &data = dataOf(work);
    const BuildingState &building = scene.data.buildings[static_cast<std::size_t>(data.building)];
    const int cost = data.cost + (building.has(BuildingState::kSaboteur) ? 1 : 0)
        + (building.has(BuildingState::kFire) ? 1 : 0) - (building.has(BuildingState::kLastStand) ? 1 : 0);
    return std::max(1, cost);
}

Reason whyNotInvest(const Scene &scene, Seat seat, Work work)
{
    if (!barricadesHelp(scene, seat, work) && defenderState(scene, seat).purse == 0)
        return no(ReasonKind::HourglassShort, {13, 4});
    if (const Reason reason = whyNotOpen(scene, seat, work))
        return reason;
    const auto index = static_cast<std::size_t>(work);
    const std::uint8_t investor = scene.data.investors[index];
    if (investor != 0 && investor != inTeam(scene.rules, seat) + 1)
        return no(ReasonKind::OtherColour, {24, 4});
    const int held = scene.data.invested[index];
    const int cost = costOf(scene, work);
    if (held >= cost)
        return no(ReasonKind::WaitsAlready, {13, 4});
    return held + 1 < cost ? kLegal : whyNoEffect(scene, seat, work);
}

void offerInvestments(const Scene &scene, Seat seat, ChoiceList &out)
{
    const DefenderState &state = defenderState(scene, seat);
    if (state.purse == 0 && state.barricades == 0)
        return;
    for (int work = 0; work < kWorks; ++work)
        out.addIf(!whyNotInvest(scene, seat, static_cast<Work>(work)), choice(Verb::Invest, work));
}

void invest(Play &play, Seat seat, Work work)
{
    DefenderState &state = defenderState(play, seat);
    if (barricadesHelp(play, seat, work)) // S1-17.1: used before normal ones
        --state.barricades;
    else
        --state.purse;
    const auto index = static_cast<std::size_t>(work);
    const int held = ++play.data.invested[index];
    play.data.investors[index] = static_cast<std::uint8_t>(inTeam(play.rules, seat) + 1);
    const int cost = costOf(play, work);
    tell(play, EventKind::HourglassPlaced, {13, 4}, work, held, cost);
    if (held >= cost)
        completeWork(play, seat, work);
}

Reason whyNotComplete(const Scene &scene, Seat seat, Work work)
{
    const auto index = static_cast<std::size_t>(work);
    const int held = scene.data.invested[index];
    if (held == 0 || held < costOf(scene, work))
        return no(ReasonKind::NotCompleted, {13, 6});
    if (scene.data.investors[index] != inTeam(scene.rules, seat) + 1)
        return no(ReasonKind::OtherColour, {24, 4});
    return whyNoEffect(scene, seat, work);
}

void completeWork(Play &play, Seat seat, Work work)
{
    const auto index = static_cast<std::size_t>(work);
    play.data.invested[index] = 0;
    play.data.investors[index] = 0;
    if (!isRepeatable(work)) {
        if (isDone(play.data, work))
            play.data.doneAgain |= bitOf(work);
        play.data.done |= bitOf(work);
        play.data.doneByEast &= ~bitOf(work);
        play.data.doneByEast |= inTeam(play.rules, seat) == 1 ? bitOf(work) : 0;
    }
    tell(play, EventKind::ActionCompleted, {13, 5}, work);
    if (needsTarget(work))
        pushAsk(play, StepKind::TargetOf, seat, static_cast<int>(work));
    else
        applyWork(play, work);
}

std::uint32_t filledWorks(const Scene &scene)
{
    std::uint32_t works = 0;
    for (int work = 0; work < kWorks; ++work) {
        const int held = scene.data.invested[static_cast<std::size_t>(work)];
        if (held > 0 && held >= costOf(scene, static_cast<Work>(work)))
            works |= 1u << work;
    }
    return works;
}

void pushCompleteFilled(Play &play, std::uint32_t works)
{
    if (works != 0)
        push(play, StepKind::CompleteFilled, static_cast<int>(works & 0xFFFF), static_cast<int>(works >> 16));
}

Reason whyNotSpeed(const Scene &scene, Seat seat, Work work)
{
    if (defenderSeats(scene.rules) == 1)
        return no(ReasonKind::NoMate, {24, 6});
    if (scene.data.sped != kNowhere)
        return no(ReasonKind::DoneAlready, {24, 6});
    const bool byEast = (scene.data.doneByEast & bitOf(work)) != 0;
    const bool byMate = byEast != (inTeam(scene.rules, seat) == 1);
    return isDone(scene.data, work) && byMate ? kLegal : no(ReasonKind::NothingForThis, {24, 6});
}

void offerSpeed(const Scene &scene, Seat seat, ChoiceList &out)
{
    if (defenderSeats(scene.rules) == 1 || scene.data.sped != kNowhere)
        return;
    for (std::uint32_t works = scene.data.done; works != 0; works &= works - 1) {
        const int work = std::countr_zero(works);
        out.addIf(!whyNotSpeed(scene, seat, static_cast<Work>(work)), choice(Verb::Speed, work));
    }
}

void speed(Play &play, Seat seat, Work work)
{
    play.data.sped = static_cast<std::uint8_t>(work);
    play.data.spedBy = static_cast<std::uint8_t>(inTeam(play.rules, seat));
    play.data.done &= ~bitOf(work);
    play.data.doneAgain &= ~bitOf(work);
    play.data.doneByEast &= ~bitOf(work);
    tell(play, EventKind::ActionSped, {24, 6}, work);
}

namespace {

std::uint32_t worksOf(Step step)
{
    return step.a | static_cast<std::uint32_t>(step.b) << 16;
}

/// S1-13.7: a, b = the actions, as a bit set of 32.
Reason whyNotCompletion(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Complete))
        return notNow({13, 7});
    if ((worksOf(step) >> made.args[0] & 1u) == 0)
        return no(ReasonKind::NotCompleted, {13, 7});
    return whyNotComplete(scene, step.seat, static_cast<Work>(made.args[0]));
}

void offerCompletions(const Scene &scene, Step step, ChoiceList &out)
{
    for (int work = 0; work < kWorks; ++work)
        offer<whyNotCompletion>(scene, step, out, choice(Verb::Complete, work));
}

void takeCompletion(Play &play, Step step, Choice made)
{
    completeWork(play, step.seat, static_cast<Work>(made.args[0]));
}

bool canComplete(const Scene &scene, Seat seat, std::uint32_t works)
{
    for (int work = 0; work < kWorks; ++work) {
        if ((works >> work & 1u) != 0 && !whyNotComplete(scene, seat, static_cast<Work>(work)))
            return true;
    }
    return false;
}

/// First side first; one action after another, until none is left that can be carried out.
void completeFilled(Play &play, Step step)
{
    const Seat first = firstDefender(play);
    for (const Seat seat : {first, mateOf(play.rules, first)}) {
        if (!canComplete(play, seat, worksOf(step)))
            continue;
        push(play, StepKind::CompleteFilled, step.a, step.b);
        return pushAsk(play, StepKind::Completion, seat, step.a, step.b);
    }
}

/// a = action of a building.
Reason whyNotTargetOf(const Scene &scene, Step step, Choice made)
{
    return whyNotWorkTarget(scene, step.seat, static_cast<Work>(step.a), made);
}

void offerTargets(const Scene &scene, Step step, ChoiceList &out)
{
    anyWorkTarget(scene, static_cast<Work>(step.a),
                  visitAll([&](Choice candidate) { offer<whyNotTargetOf>(scene, step, out, candidate); }));
}

void takeTarget(Play &play, Step step, Choice made)
{
    applyWork(play, step.seat, static_cast<Work>(step.a), made);
}

} // namespace

namespace steps {

constinit const StepRule completeFilled =
    work(StepKind::CompleteFilled, "complete-filled", siege1::completeFilled);
constinit const StepRule completion =
    question(StepKind::Completion, "completion", {13, 7}, offerCompletions, whyNotCompletion, takeCompletion);
constinit const StepRule targetOf = about(
    inside(question(StepKind::TargetOf, "target-of", {13, 8}, offerTargets, whyNotTargetOf, takeTarget)),
    Type::BuildingAction);

} // namespace steps

} // namespace merlon::siege1
