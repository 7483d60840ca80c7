#include "core/games/siege2/defender/plans.h"

#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/defender/plan_effects.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

PlanMoment momentOf(Plan plan)
{
    switch (plan) {
    case Plan::ScaldingHarvest:
        return PlanMoment::BeforeCauldrons;
    case Plan::LastStand:
        return PlanMoment::BeforeStrength;
    case Plan::FieldSurgeons:
        return PlanMoment::Hospital;
    case Plan::MidnightOil:
    case Plan::ForcedMarch:
    case Plan::OpenArmoury:
    case Plan::Sally:
    case Plan::EmergencyMasonry:
    case Plan::Vigil:
    case Plan::Levy:
        return PlanMoment::DefenderPhase;
    }
    return PlanMoment::DefenderPhase;
}

/// Whether a cauldron would kill more than without the plan.
bool scaldsMore(const Scene &scene)
{
    for (std::size_t number = 0; number < scene.field.walls.size(); ++number) {
        const WallState &wall = scene.data.walls[number];
        if (wall.has(WallState::kGlared) || wall.has(WallState::kSiegeTower))
            continue;
        if ((wall.cauldron == Cauldron::Troll && wall.invaders[siege::Troll] > 1)
            || (wall.cauldron == Cauldron::Orc && wall.invaders[siege::Orc] > 1)
            || (wall.cauldron == Cauldron::Goblin && wall.invaders[siege::Orc] > 0))
            return true;
    }
    return false;
}

bool ritualOnBoard(const Scene &scene)
{
    const auto lies = [](RitualToken token) { return token != RitualToken::None; };
    return std::any_of(scene.data.walls.begin(), scene.data.walls.end(),
                       [&](const WallState &wall) { return lies(wall.gale) || lies(wall.specter); })
        || std::any_of(scene.data.buildings.begin(), scene.data.buildings.end(),
                       [&](const BuildingState &building) { return lies(building.demon); })
        || std::any_of(scene.data.machines.begin(), scene.data.machines.end(),
                       [&](const MachineState &machine) { return lies(machine.bloodstone); })
        || std::any_of(scene.data.possession.begin(), scene.data.possession.end(), lies);
}

/// S2-16.1: whether the effect can do something.
bool canDoSomething(const Scene &scene, Plan plan)
{
    switch (plan) {
    case Plan::MidnightOil:
        return true;
    case Plan::ForcedMarch:
        return anyDefenderPiece(scene, [&](int piece, PlaceIndex place) {
            return !whyNotSelect(scene, piece, place, Fare::Free, false);
        });
    case Plan::OpenArmoury:
        return canUpgrade(scene);
    case Plan::ScaldingHarvest:
        return scaldsMore(scene);
    case Plan::FieldSurgeons:
        return siege::countOf(scene.data.hospital) > recoveries(scene.data);
    case Plan::Sally:
        return std::any_of(scene.data.ramparts.begin(), scene.data.ramparts.end(),
                           [](const RampartState &rampart) { return !siege::isEmpty(rampart.invaders); });
    case Plan::LastStand:
        return canStandLast(scene);
    case Plan::EmergencyMasonry:
        return stoneInUse(scene) < kStoneTotal;
    case Plan::Vigil:
        return ritualOnBoard(scene);
    case Plan::Levy:
        return scene.data.defenderSupply[siege::Marksman] > 0
            || scene.data.defenderSupply[siege::Soldier] > 0;
    }
    return false;
}

/// What a plan lacks whose effect can do nothing.
Condition missingForPlan(Plan plan)
{
    switch (plan) {
    case Plan::MidnightOil: // which always does something
    case Plan::ForcedMarch:
        return Condition::NoMove;
    case Plan::OpenArmoury:
        return Condition::NoUpgrade;
    case Plan::ScaldingHarvest:
        return Condition::NoScalding;
    case Plan::FieldSurgeons:
        return Condition::NoPatient;
    case Plan::Sally:
        return Condition::NoRampartUnit;
    case Plan::LastStand:
        return Condition::NoFight;
    case Plan::EmergencyMasonry:
        return Condition::NoStone;
    case Plan::Vigil:
        return Condition::NoRitual;
    case Plan::Levy:
        break;
    }
    return Condition::NoRecruit;
}

/// S2-16.2: a = moment.
Reason whyNotInWindow(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return kLegal;
    if (!is(made, Verb::UsePlan))
        return notNow({16, 2});
    return whyNotUsePlan(scene, static_cast<Plan>(made.args[0]), static_cast<PlanMoment>(step.a));
}

void offerWindow(const Scene &scene, Step step, ChoiceList &out)
{
    for (const PlanSlot &slot : scene.data.plans) {
        if (slot.state == PlanState::Unused)
            offer<whyNotInWindow>(scene, step, out, choice(Verb::UsePlan, slot.id));
    }
    offer<whyNotInWindow>(scene, step, out, choice(Verb::Pass));
}

/// S2-16.2: a window that was due when the last plan was used is not opened.
bool askWindow(const Scene &scene, Step)
{
    return hasUnusedPlan(scene.data);
}

void takeWindow(Play &play, Step, Choice made)
{
    if (is(made, Verb::UsePlan))
        usePlan(play, static_cast<Plan>(made.args[0]));
}

} // namespace

int recoveries(const SiegeData &data)
{
    return data.keeps(Plan::FieldSurgeons) ? 1 : 2;
}

Reason whyNotUsePlan(const Scene &scene, Plan plan, PlanMoment moment)
{
    const bool held =
        std::any_of(scene.data.plans.begin(), scene.data.plans.end(), [plan](const PlanSlot &slot) {
            return slot.state == PlanState::Unused && slot.id == static_cast<std::uint8_t>(plan);
        });
    if (!held)
        return no(ReasonKind::PlanNotYours, {16, 1}, plan);
    if (momentOf(plan) != moment)
        return no(ReasonKind::PlanOtherMoment, {16, 1}, plan);
    return canDoSomething(scene, plan) ? kLegal
                                       : no(ReasonKind::PlanIdle, {16, 1}, plan, missingForPlan(plan));
}

void usePlan(Play &play, Plan plan)
{
    for (PlanSlot &slot : play.data.plans) {
        if (slot.id == static_cast<std::uint8_t>(plan))
            slot.state = PlanState::Used;
    }
    tell(play, EventKind::PlanUsed, {16, 1}, plan);
    if (plan != Plan::Levy)
        play.data.kept |= 1u << static_cast<int>(plan);
    applyPlan(play, plan);
}

void openWindow(Play &play, PlanMoment moment)
{
    if (hasUnusedPlan(play.data))
        push(play, StepKind::PlanWindow, static_cast<int>(moment));
}

namespace steps {

constinit const StepRule planWindow =
    landmark(about(asked(question(StepKind::PlanWindow, "plan-window", kDefender, {16, 2}, offerWindow,
                                  whyNotInWindow, takeWindow),
                         askWindow),
                   Type::PlanMoment));

} // namespace steps

} // namespace merlon::siege2
