#include "core/games/siege1/position/sections.h"

/// The steps of a position's agenda as text.
namespace merlon::siege1::position {

namespace {

using siege::position::of;
using siege::position::StepArgument;
using siege::position::StepShape;
using siege::position::upTo;

constexpr StepArgument kMany = upTo(999);
constexpr StepArgument kAny = upTo(0xFFFF);

constexpr StepShape<StepKind> kShapes[] = {
    {StepKind::DrawCards, upTo(5), upTo(2)},
    {StepKind::KeepCard, upTo(5), upTo(1)},
    {StepKind::BeginPhase, upTo(6)},
    {StepKind::DrawUnits, upTo(1), upTo(16)},
    {StepKind::PhaseTurn, upTo(5)},
    {StepKind::Pay, of(Type::Action)},
    {StepKind::PlaceAction, of(Type::Action)},
    {StepKind::TakeSource, of(Type::Action)},
    {StepKind::PlaceMoved, kAny, kAny, kAny},
    {StepKind::Raise, upTo(3)},
    {StepKind::DeployStage, upTo(3)},
    {StepKind::Focus, of(Type::Altar)},
    {StepKind::ChooseOrders, upTo(1)},
    {StepKind::PlaceOrder, upTo(1), upTo(1)},
    {StepKind::OpenWindow, upTo(6)},
    {StepKind::WindowTurn, of(Type::Seat), upTo(1)},
    {StepKind::MoveUnit, of(Type::DefenderUnit), of(Type::Place)},
    {StepKind::CompleteFilled, kAny, kAny},
    {StepKind::Completion, kAny, kAny},
    {StepKind::TargetOf, of(Type::BuildingAction)},
    {StepKind::AimCannons, kMany},
    {StepKind::AimCannon, of(Type::Place)},
    {StepKind::FireCannons, kMany},
    {StepKind::RevealFireCard, of(Type::Place), upTo(1), kMany},
    {StepKind::CannonKill, of(Type::Place), of(Type::FireCard)},
    {StepKind::AimEngines, of(Type::Seat)},
    {StepKind::FireEngines, upTo(kEnginesOnBoard + 1)},
    {StepKind::RevealShot, upTo(kEnginesOnBoard - 1), upTo(2)},
    {StepKind::KeepShot, upTo(kEnginesOnBoard - 1), upTo(2), upTo(2)},
    {StepKind::KillDefender, of(Type::Place), upTo(0), kAny},
    {StepKind::Smash, upTo(kEnginesOnBoard - 1)},
    {StepKind::FireVolleys, kMany},
    {StepKind::Casualties, of(Type::Place), kMany},
    {StepKind::UseHooks, kMany},
    {StepKind::Hook, of(Type::Place)},
    {StepKind::ResolveOrders, of(Type::Seat)},
    {StepKind::Explode, of(Type::Place)},
    {StepKind::ForcedMarch, of(Type::Place)},
    {StepKind::MarchOn, of(Type::Place), of(Type::Place)},
    {StepKind::FightWall, kMany},
    {StepKind::LoseDefenders, of(Type::Place), kMany},
    {StepKind::LoseInvaders, of(Type::Place), kMany},
    {StepKind::EndFury, kMany},
    {StepKind::Rescue, upTo(2)},
    {StepKind::Disembark, kMany},
    {StepKind::DisembarkUnit, of(Type::Place)},
};

} // namespace

const StepForms &stepForms()
{
    static const StepForms kForms = siege::position::stepForms<StepRule, StepKind>(
        stepRules(), kShapes, static_cast<std::uint8_t>(Type::Seat));
    return kForms;
}

} // namespace merlon::siege1::position
