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

constexpr std::uint32_t kAllWorks = (1u << kWorks) - 1;

constexpr std::uint32_t kWorkshop = kWorksOf[static_cast<std::size_t>(siege::BuildingType::Workshop)];

bool isIn(std::uint32_t works, Work work)
{
    return (works & bitOf(work)) != 0;
}

/// S1-17.1: the actions on which a workshop hourglass may go.
std::uint32_t worksOfBarricades(const Scene &scene, Seat seat)
{
    return defenderState(scene, seat).barricades > 0 ? kWorkshop : 0;
}

/// S1-13.4: the actions for which the seat has an hourglass.
std::uint32_t payableWorks(const Scene &scene, Seat seat)
{
    return defenderState(scene, seat).purse > 0 ? kAllWorks : worksOfBarricades(scene, seat);
}

/// S1-24.6: the speed tile has freed it for the other seat.
std::uint32_t worksSpedByOther(const Scene &scene, Seat seat)
{
    const bool other = scene.data.sped != kNowhere && scene.data.spedBy != inTeam(scene.rules, seat);
    return other ? 1u << scene.data.sped : 0;
}

/// S1-13.5, S1-17.1: actions that the done marker closes.
std::uint32_t closedWorks(const Scene &scene, Seat seat)
{
    return scene.data.done & ~(worksOfBarricades(scene, seat) & ~scene.data.doneAgain);
}

/// S1-24.4: actions that carry hourglasses of the other seat.
std::uint32_t worksOfOtherColour(const Scene &scene, Seat seat)
{
    std::uint32_t works = 0;
    if (defenderSeats(scene.rules) == 1)
        return works;
    for (std::size_t work = 0; work < kWorks; ++work) {
        const std::uint8_t investor = scene.data.investors[work];
        works |= investor != 0 && investor != inTeam(scene.rules, seat) + 1 ? 1u << work : 0;
    }
    return works;
}

/// S1-8.6, S1-9.3, S1-17.3: what all actions of a building cost more; below 0 less.
int surchargeOf(const BuildingState &building)
{
    return (building.has(BuildingState::kSaboteur) ? 1 : 0) + (building.has(BuildingState::kFire) ? 1 : 0)
        - (building.has(BuildingState::kLastStand) ? 1 : 0);
}

constexpr int costWith(Work work, int surcharge)
{
    return std::max(1, dataOf(work).cost + surcharge);
}

/// Calls `act(work, cost)` for every action.
template <class Act>
void forEachCost(const SiegeData &data, Act act)
{
    int work = 0;
    for (std::size_t building = 0; building < kActionBuildings; ++building) {
        const int surcharge = surchargeOf(data.buildings[building]);
        for (;
             work < kWorks && static_cast<std::size_t>(dataOf(static_cast<Work>(work)).building) == building;
             ++work)
            act(static_cast<Work>(work), costWith(static_cast<Work>(work), surcharge));
    }
}

} // namespace

int costOf(const Scene &scene, Work work)
{
    return costWith(work, surchargeOf(scene.data.buildings[static_cast<std::size_t>(dataOf(work).building)]));
}

Reason whyNotInvest(const Scene &scene, Seat seat, Work work)
{
    if (!isIn(payableWorks(scene, seat), work))
        return no(ReasonKind::HourglassShort, {13, 4}, 1, 0); // no hourglass that may go there
    if (isIn(worksSpedByOther(scene, seat), work))
        return no(ReasonKind::DoneMarker, {24, 6});
    if (isIn(closedWorks(scene, seat), work))
        return no(ReasonKind::DoneMarker, {13, 5});
    if (isIn(worksOfOtherColour(scene, seat), work))
        return no(ReasonKind::OtherColour, {24, 4});
    const int missing = costOf(scene, work) - scene.data.invested[static_cast<std::size_t>(work)];
    if (missing <= 0)
        return no(ReasonKind::WaitsAlready, {13, 4});
    return missing > 1 ? kLegal : whyNoEffect(scene, seat, work);
}

/// The conditions of whyNotInvest, for all actions at once.
void offerInvestments(const Scene &scene, Seat seat, ChoiceList &out)
{
    std::uint32_t open = payableWorks(scene, seat);
    if (open == 0)
        return;
    open &= ~(worksSpedByOther(scene, seat) | closedWorks(scene, seat) | worksOfOtherColour(scene, seat));
    std::uint32_t takes = 0; // those that an hourglass does not complete, or that have an effect
    std::uint32_t last = 0;  // those that it completes
    forEachCost(scene.data, [&](Work work, int cost) {
        const int missing = cost - scene.data.invested[static_cast<std::size_t>(work)];
        takes |= missing > 1 ? bitOf(work) : 0;
        last |= missing == 1 ? bitOf(work) : 0;
    });
    siege::forEach(open & last, [&](int work) {
        takes |= whyNoEffect(scene, seat, static_cast<Work>(work)) ? 0 : 1u << work;
    });
    ChoiceWriter writer(out, kWorks);
    siege::forEach(open & takes, [&](int work) { writer.add(choice(Verb::Invest, work)); });
}

void invest(Play &play, Seat seat, Work work)
{
    DefenderState &state = defenderState(play, seat);
    if (isIn(worksOfBarricades(play, seat), work)) // S1-17.1: used before normal ones
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
    const int cost = costOf(scene, work);
    if (held < cost)
        return no(ReasonKind::NotCompleted, {13, 6}, held, cost);
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
    forEachCost(scene.data, [&](Work work, int cost) { // a cost is 1 at least
        works |= scene.data.invested[static_cast<std::size_t>(work)] >= cost ? bitOf(work) : 0;
    });
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
    return isDone(scene.data, work) && byMate ? kLegal : no(ReasonKind::NotCompletedByMate, {24, 6}, work);
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

std::uint32_t worksIn(Step step)
{
    return step.a | static_cast<std::uint32_t>(step.b) << 16;
}

/// S1-13.7: a, b = the actions, as a bit set of 32.
Reason whyNotCompletion(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Complete))
        return notNow({13, 7});
    const auto work = static_cast<Work>(made.args[0]);
    if (isIn(worksIn(step), work))
        return whyNotComplete(scene, step.seat, work);
    const int held = scene.data.invested[made.args[0]];
    const int cost = costOf(scene, work);
    return held < cost ? no(ReasonKind::NotCompleted, {13, 7}, held, cost)
                       : no(ReasonKind::NotOffered, {13, 7}); // it waited before
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
        if (!canComplete(play, seat, worksIn(step)))
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
