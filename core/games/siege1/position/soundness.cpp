#include "core/games/siege1/defender/effects.h"
#include "core/games/siege1/defender/movement.h"
#include "core/games/siege1/invader/orders.h"
#include "core/games/siege1/invader/special_actions.h"
#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/position/sections.h"

/// Whether the steps of an agenda name what is there.
namespace merlon::siege1::position {

namespace {

bool is(const Scene &scene, std::uint16_t place, PlaceKind kind)
{
    return place < scene.field.kinds.size() && scene.field.is(static_cast<PlaceIndex>(place), kind);
}

bool asksInvader(StepKind kind)
{
    switch (kind) {
    case StepKind::PlaceStone:
    case StepKind::Window:
    case StepKind::MoveUnit:
    case StepKind::ChooseLastStand:
    case StepKind::Completion:
    case StepKind::TargetOf:
    case StepKind::AimCannon:
    case StepKind::CannonKill:
    case StepKind::Shoot:
    case StepKind::Hook:
    case StepKind::LoseDefenders:
    case StepKind::Rescue:
        return false;
    default:
        return true;
    }
}

bool isAimedTower(const Scene &scene, std::uint16_t place)
{
    if (!is(scene, place, PlaceKind::Tower))
        return false;
    const PlaceIndex target = scene.data.towers[scene.field.numbers[place]].target;
    return target != kNowhere && holdsInvaders(scene.field, target);
}

bool isAimedEngine(const Scene &scene, std::uint16_t slot)
{
    return slot < kEnginesOnBoard && scene.data.engines[slot].type != 0
        && scene.data.engines[slot].target != kNowhere;
}

bool isPlaceMoved(const Scene &scene, Step step)
{
    const Choice source {step.a, {step.b, step.c, 0}};
    switch (static_cast<Verb>(step.a)) {
    case Verb::TakeBridge:
        return step.b < scene.field.pathOfLink.size() && step.c == 0
            && !whyNotTakeEquipment(scene, step.seat, source);
    case Verb::TakeEquipment:
        return step.b < scene.field.kinds.size() && step.c < kEquipmentTypes
            && !whyNotTakeEquipment(scene, step.seat, source);
    case Verb::TakeTraining:
        return step.b < scene.field.kinds.size() && step.c < kTrainingTypes
            && !whyNotTakeTraining(scene, step.seat, source);
    default:
        return false;
    }
}

bool isCasualties(const Scene &scene, std::uint16_t place)
{
    return is(scene, place, PlaceKind::Rampart) || is(scene, place, PlaceKind::BarbicanRampart);
}

bool isMarchOn(const Scene &scene, Step step)
{
    return is(scene, step.a, PlaceKind::Wall)
        && !whyNotMarchFrom(scene, scene.field.numbers[step.a], static_cast<PlaceIndex>(step.b));
}

/// What the arguments of the step name, its seat apart.
bool argumentsFit(const Scene &scene, Step step)
{
    const auto action = static_cast<Action>(step.a);
    const std::size_t walls = scene.field.walls.size();
    switch (static_cast<StepKind>(step.kind)) {
    case StepKind::DrawCards:
        return step.a >= 2 && step.b < numbersFor(scene.rules.players).cardsDrawn;
    case StepKind::KeepCard:
        return step.a >= 2 && step.b < invaderSeats(scene.rules);
    case StepKind::BeginPhase:
        return step.a >= 1;
    case StepKind::DrawUnits:
        return step.a < invaderSeats(scene.rules) && step.b > 0;
    case StepKind::PhaseTurn:
        return step.a >= 2 && step.a == scene.data.phase;
    case StepKind::Pay:
        return !dataOf(action).payments.empty();
    case StepKind::PlaceAction:
        return hasTarget(scene, step.seat, action);
    case StepKind::TakeSource:
        return (action == Action::EquipmentTransfer || action == Action::TrainingTransfer)
            && hasSource(scene, step.seat, action);
    case StepKind::PlaceMoved:
        return isPlaceMoved(scene, step);
    case StepKind::Raise:
        return step.a >= 1 && step.a <= raisableGoblins(scene, step.seat);
    case StepKind::DeployStage:
        return scene.data.budget > 0;
    case StepKind::Focus:
        return scene.data.altars[step.a].side != siege::NoSide;
    case StepKind::WindowTurn:
        return !isInvader(scene.rules, static_cast<Seat>(step.a));
    case StepKind::AimEngines:
    case StepKind::ResolveOrders:
        return isInvader(scene.rules, static_cast<Seat>(step.a));
    case StepKind::MoveUnit:
        return !whyNotLift(scene, step.seat, static_cast<PlaceIndex>(step.b), step.a);
    case StepKind::TargetOf:
        return !whyNoEffect(scene, step.seat, static_cast<Work>(step.a));
    case StepKind::AimCannon:
    case StepKind::Hook:
        return is(scene, step.a, PlaceKind::Tower);
    case StepKind::RevealFireCard:
        return step.b == 0 ? isAimedTower(scene, step.a)
                           : is(scene, step.a, PlaceKind::Tower) && step.c < walls;
    case StepKind::CannonKill:
        return isAimedTower(scene, step.a);
    case StepKind::FireEngines:
        return step.a >= 1;
    case StepKind::RevealShot:
    case StepKind::KeepShot:
    case StepKind::Smash:
        return isAimedEngine(scene, step.a);
    case StepKind::KillDefender:
    case StepKind::LoseDefenders:
    case StepKind::LoseInvaders:
    case StepKind::Explode:
    case StepKind::ForcedMarch:
    case StepKind::DisembarkUnit:
        return is(scene, step.a, PlaceKind::Wall);
    case StepKind::MarchOn:
        return isMarchOn(scene, step);
    case StepKind::Casualties:
        return isCasualties(scene, step.a);
    case StepKind::EndFury:
        return step.a < walls;
    case StepKind::Rescue:
        return step.a >= 1;
    default:
        return true;
    }
}

/// Steps that what lies above them could make void: the rules never lay anything on them.
bool liesOnTop(StepKind kind)
{
    switch (kind) {
    case StepKind::TakeSource:
    case StepKind::PlaceMoved:
    case StepKind::Raise:
    case StepKind::MoveUnit:
    case StepKind::RevealFireCard:
    case StepKind::CannonKill:
    case StepKind::RevealShot:
    case StepKind::KeepShot:
    case StepKind::Smash:
    case StepKind::Casualties:
    case StepKind::MarchOn:
        return true;
    default:
        return false;
    }
}

/// Steps from which the game goes on by itself to its end. One of them always lies at the bottom.
bool leadsOn(StepKind kind)
{
    switch (kind) {
    case StepKind::OpenGame:
    case StepKind::StartRound:
    case StepKind::BeginPhase:
    case StepKind::Assault:
    case StepKind::EndAssault:
    case StepKind::CleanUp:
        return true;
    default:
        return false;
    }
}

} // namespace

bool isSound(const Scene &scene, std::size_t index)
{
    const Step step = scene.data.agenda[index];
    const StepRule &rule = ruleOf(step);
    if (index == 0 && !leadsOn(rule.kind))
        return false;
    if (liesOnTop(rule.kind) && index + 1 < scene.data.agendaSize)
        return false;
    if (rule.nature == StepRule::Nature::Question) {
        if (step.seat >= scene.rules.players
            || isInvader(scene.rules, step.seat) != asksInvader(static_cast<StepKind>(step.kind)))
            return false;
    }
    return argumentsFit(scene, step);
}

} // namespace merlon::siege1::position
