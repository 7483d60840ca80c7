#include "core/games/siege2/position/agenda.h"

namespace merlon::siege2::position {

namespace {

using siege::position::of;
using siege::position::StepArgument;
using siege::position::StepShape;
using siege::position::upTo;

constexpr StepArgument kRowPosition = upTo(kRowCards);
constexpr StepArgument kMany = upTo(999);

constexpr StepShape<StepKind> kShapes[] = {
    {StepKind::DrawRow, upTo(5), upTo(2)},
    {StepKind::OrderRow, upTo(5), upTo(kRowCards)},
    {StepKind::DrawObjectives, upTo(2)},
    {StepKind::DrawPlans, upTo(2)},
    {StepKind::RowCard, kRowPosition},
    {StepKind::Perform, of(Type::ActionCard), kRowPosition},
    {StepKind::Pay, of(Type::ActionCard), kRowPosition},
    {StepKind::Discard, kRowPosition},
    {StepKind::FinishCard, kRowPosition},
    {StepKind::DrawUnits, upTo(14), siege::position::kRuleArgument},
    {StepKind::PlaceMachine, of(Type::ActionCard)},
    {StepKind::PlaceEquipment, of(Type::Equipment)},
    {StepKind::PlaceTraining, of(Type::ActionCard)},
    {StepKind::PlaceTrolls, upTo(2)},
    {StepKind::PlaceRitual, of(Type::ActionCard), kRowPosition, upTo(3)},
    {StepKind::TakeBack, of(Type::ActionCard), kRowPosition},
    {StepKind::RaiseFallen, of(Type::InvaderUnit)},
    {StepKind::ChooseManeuver, upTo(1)},
    {StepKind::ManeuverPart, kMany},
    {StepKind::March, kMany},
    {StepKind::MarchOn, of(Type::Place), of(Type::InvaderUnit), of(Type::Place)},
    {StepKind::EndPart, kMany},
    {StepKind::SpringTraps, kMany},
    {StepKind::ChooseTrapped, of(Type::Path), upTo(1)},
    {StepKind::GiveOrder, of(Type::OrderMode), upTo(5)},
    {StepKind::MovePiece, of(Type::DefenderPiece), of(Type::Place)},
    {StepKind::HeroSelect, of(Type::HeroicOrder), of(Type::Hero)},
    {StepKind::HeroWall, of(Type::DefenderUnit)},
    {StepKind::HeroBuilding, of(Type::DefenderUnit), of(Type::Place)},
    {StepKind::HeroHourglass, of(Type::Place)},
    {StepKind::CompleteTracks, upTo(0xFFFF), upTo(1)}, // actions as a bit set
    {StepKind::PlaceDevice, of(Type::BuildingAction)},
    {StepKind::PlaceCauldron, of(Type::BuildingAction)},
    {StepKind::PlaceLadder, of(Type::BuildingAction)},
    {StepKind::PlaceStone, of(Type::BuildingAction)},
    {StepKind::PlaceTrap, of(Type::BuildingAction)},
    {StepKind::TrapType, of(Type::Path)},
    {StepKind::SilenceMachine, of(Type::BuildingAction)},
    {StepKind::PlaceSpy, of(Type::BuildingAction)},
    {StepKind::BlessSide, of(Type::BuildingAction)},
    {StepKind::MixUpOrders, of(Type::BuildingAction)},
    {StepKind::Sharpshoot, of(Type::BuildingAction)},
    {StepKind::GlareWall, of(Type::BuildingAction)},
    {StepKind::Train, of(Type::BuildingAction)},
    {StepKind::TrackSaboteurs, of(Type::BuildingAction)},
    {StepKind::PlanWindow, upTo(3)},
    {StepKind::ForcedMarch, upTo(4)},
    {StepKind::ForcedMove, of(Type::DefenderPiece), of(Type::Place)},
    {StepKind::OpenArmoury, upTo(2)},
    {StepKind::SallyKill, of(Type::Place), upTo(4)},
    {StepKind::Masonry, upTo(3), upTo(2)},
    {StepKind::Enlist, upTo(2), upTo(1)},
    {StepKind::AimCannons, kMany},
    {StepKind::Cannon, of(Type::Place)},
    {StepKind::FireCannons, kMany},
    {StepKind::RevealHitCard, of(Type::Place), of(Type::Place), upTo(1)},
    {StepKind::KillInvader, of(Type::Place), upTo(7), siege::position::kRuleArgument},
    {StepKind::AimMachines, upTo(kMachinesOnBoard)},
    {StepKind::Fire, of(Type::Machine)},
    {StepKind::RevealShots, upTo(kMachinesOnBoard)},
    {StepKind::RevealShot, of(Type::Machine)},
    {StepKind::ResolveShots, upTo(kMachinesOnBoard)},
    {StepKind::KillDefender, of(Type::Place), upTo(0), siege::position::kRuleArgument},
    {StepKind::SmashTower, of(Type::Machine), of(Type::Place)},
    {StepKind::AimAll, of(Type::Side)},
    {StepKind::AimMarksmen, kMany, kMany},
    {StepKind::Aim, of(Type::Place)},
    {StepKind::FireVolleys, kMany},
    {StepKind::VolleyKill, of(Type::Place), kMany},
    {StepKind::Poison, kMany},
    {StepKind::UsePoles, kMany},
    {StepKind::Pole, of(Type::Place)},
    {StepKind::Detonate, of(Type::Place)},
    {StepKind::CallTroll, of(Type::Place)},
    {StepKind::ResolveWalls, kMany},
    {StepKind::LoseDefenders, of(Type::Place), kMany},
    {StepKind::LoseInvaders, of(Type::Place), kMany},
    {StepKind::Recover, kMany},
    {StepKind::CheckObjectives, upTo(1)},
    {StepKind::ResolveObjective, upTo(1)},
    {StepKind::DeployFree, upTo(4)},
};

} // namespace

const StepForms &stepForms()
{
    static const StepForms kForms = siege::position::stepForms<StepRule, StepKind>(
        stepRules(), kShapes, static_cast<std::uint8_t>(Type::Seat));
    return kForms;
}

} // namespace merlon::siege2::position
