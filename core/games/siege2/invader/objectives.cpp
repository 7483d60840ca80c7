#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/goals.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-20: objectives, their goals and benefits.
namespace merlon::siege2 {

namespace {

bool trollsRageOn(const Scene &scene, std::size_t wall)
{
    return scene.data.walls[wall].invaders[siege::Troll] >= kWrathTrolls;
}

/// a = 1 at the end of a maneuver.
Reason whyNotResolveObjective(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::ResolveObjective))
        return notNow({20, 2});
    const auto id = static_cast<std::uint8_t>(made.args[0]);
    const bool open = std::any_of(
        scene.data.objectives.begin(), scene.data.objectives.end(),
        [id](const ObjectiveSlot &slot) { return slot.state == ObjectiveState::Open && slot.id == id; });
    if (!open)
        return no(ReasonKind::NotOffered, {20, 2});
    const auto objective = static_cast<Objective>(id);
    const GoalProgress progress = progressOf(scene, objective);
    if (!progress.isReached())
        return no(ReasonKind::GoalNotMet, {20, 2}, id, progress.done, progress.goal);
    const bool isLater = objective == Objective::OpenGround && step.a == 0; // 2.4
    return isLater ? no(ReasonKind::GoalCountsLater, {20, 1}, id) : kLegal;
}

void offerObjectives(const Scene &scene, Step step, ChoiceList &out)
{
    for (const ObjectiveSlot &slot : scene.data.objectives) {
        if (slot.state == ObjectiveState::Open)
            offer<whyNotResolveObjective>(scene, step, out, choice(Verb::ResolveObjective, slot.id));
    }
}

/// S2-20.1: a = 1 at the end of a maneuver.
void checkObjectives(Play &play, Step step)
{
    const bool open =
        std::any_of(play.data.objectives.begin(), play.data.objectives.end(),
                    [](const ObjectiveSlot &slot) { return slot.state == ObjectiveState::Open; });
    if (open)
        push(play, StepKind::ResolveObjective, step.a);
}

void removeMisses(Play &play)
{
    for (MachineState &machine : play.data.machines) {
        if (machine.misses == 0)
            continue;
        --machine.misses;
        tell(play, EventKind::MissRemoved, {20, 2}, machineName(machine));
    }
}

/// S2-20.2, S2-20.3: the benefit at once; another goal that is met is looked at afterwards.
void takeResolveObjective(Play &play, Step step, Choice made)
{
    push(play, StepKind::CheckObjectives, step.a);
    const auto objective = static_cast<Objective>(made.args[0]);
    for (ObjectiveSlot &slot : play.data.objectives) {
        if (slot.id == made.args[0])
            slot.state = stays(objective) ? ObjectiveState::Staying : ObjectiveState::Discarded;
    }
    tell(play, EventKind::ObjectiveMet, {20, 2}, objective);
    switch (objective) {
    case Objective::GreenTide:
        return push(play, StepKind::DrawUnits, 5, packed({20, 2}));
    case Objective::TrollWrath:
        return push(play, StepKind::WrathKill);
    case Objective::MasterGunners:
        return removeMisses(play);
    case Objective::BreakingStone:
        return takeWood(play, 5, {20, 2});
    case Objective::WellEquipped:
        return push(play, StepKind::TakeToken);
    case Objective::ButchersBill:
        play.data.flags |= SiegeData::kButchers;
        return;
    case Objective::OpenGround:
        return push(play, StepKind::DeployFree, 4);
    case Objective::BloodMagic:
    case Objective::NotASingleStone:
    case Objective::DevotedWarlocks:
        return;
    }
}

/// 2.4 troll-wrath: a defender unit on a wall with three trolls.
Reason whyNotWrath(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({20, 4});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const int wall = wallNumber(scene, place);
    if (wall < 0 || !trollsRageOn(scene, static_cast<std::size_t>(wall)))
        return no(ReasonKind::WrongPlace, {20, 4}, place);
    const int unit = made.args[1] - siege::kUnitKinds;
    return unit >= 0
            && scene.data.walls[static_cast<std::size_t>(wall)].defenders[static_cast<std::size_t>(unit)] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, {20, 4}, place);
}

void offerWrath(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls) {
        for (int unit = siege::kUnitKinds; unit < 2 * siege::kUnitKinds; ++unit)
            offer<whyNotWrath>(scene, step, out, choice(Verb::Kill, wall.place, unit));
    }
}

void takeWrath(Play &play, Step, Choice made)
{
    killDefender(play, static_cast<PlaceIndex>(made.args[0]), made.args[1] - siege::kUnitKinds, {20, 4});
}

/// 2.4 well-equipped: a token of the supply with a legal location.
Reason whyNotTakeToken(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::TakeToken))
        return notNow({20, 4});
    switch (static_cast<Equipment>(made.args[0])) {
    case Equipment::Bridge:
        return whyNoTarget(scene, Card::Bridge);
    case Equipment::Banner:
        return whyNoTarget(scene, Card::Banner);
    case Equipment::Ladder:
        return whyNoTarget(scene, Card::Ladder);
    case Equipment::Poison:
        return whyNoTarget(scene, Card::Poison);
    case Equipment::Sap:
        return whyNoTarget(scene, Card::Sap);
    }
    return notNow({20, 4});
}

void offerTokens(const Scene &scene, Step step, ChoiceList &out)
{
    for (int type = 0; type < kEquipmentTypes; ++type)
        offer<whyNotTakeToken>(scene, step, out, choice(Verb::TakeToken, type));
}

void takeToken(Play &play, Step, Choice made)
{
    if (static_cast<Equipment>(made.args[0]) == Equipment::Bridge)
        push(play, StepKind::PlaceBridge);
    else
        push(play, StepKind::PlaceEquipment, made.args[0]);
}

} // namespace

namespace steps {

constinit const StepRule checkObjectives =
    work(StepKind::CheckObjectives, "check-objectives", siege2::checkObjectives);
constinit const StepRule resolveObjective =
    question(StepKind::ResolveObjective, "resolve-objective", kInvader, {20, 2}, offerObjectives,
             whyNotResolveObjective, takeResolveObjective);
constinit const StepRule wrathKill =
    question(StepKind::WrathKill, "wrath-kill", kInvader, {20, 4}, offerWrath, whyNotWrath, takeWrath);
constinit const StepRule takeToken = question(StepKind::TakeToken, "take-token", kInvader, {20, 4},
                                              offerTokens, whyNotTakeToken, siege2::takeToken);

} // namespace steps

} // namespace merlon::siege2
