#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/position/agenda.h"

#include <algorithm>

/// What the arguments of a step must name, and what must be true so that the rules can carry it out.
namespace merlon::siege2::position {

namespace {

using siege::BuildingType;

/// A step and the one beneath it.
struct Placed {
    const Scene &scene;
    Step step;
    Step below;

    bool liesOn(StepKind kind) const { return below.kind == static_cast<std::uint16_t>(kind); }
    PlaceIndex place() const { return static_cast<PlaceIndex>(step.a); }
    bool isAt(PlaceKind kind) const { return scene.field.is(place(), kind); }
};

/// The card at a position is the one that the row has just come to.
bool isPosition(const Placed &at, std::uint16_t position)
{
    const Step bottom = at.scene.data.agenda[0];
    return bottom.kind == static_cast<std::uint16_t>(StepKind::RowCard) && bottom.a == position + 1;
}

bool isCardAt(const Placed &at)
{
    return isPosition(at, at.step.b) && at.scene.data.row[at.step.b] == at.step.a;
}

int phaseOf(std::uint16_t card)
{
    return dataOf(static_cast<Card>(card)).phase;
}

bool isPhase(std::uint16_t card, int first, int last)
{
    return phaseOf(card) >= first && phaseOf(card) <= last;
}

int foregroundPart(const Placed &at)
{
    return at.scene.field.maxDepth() + 1;
}

bool isPartOfManeuver(const Placed &at, int part)
{
    return at.liesOn(StepKind::EndPart) && at.below.a == part;
}

int unitsLeaving(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    return scene.field.is(place, PlaceKind::Rampart) ? scene.data.ramparts[number].left
                                                     : scene.data.foregrounds[number].left;
}

/// S2-10.8: a = from, b = unit, c = rampart with the quartermaster.
bool canMarchOn(const Placed &at)
{
    const auto by = static_cast<PlaceIndex>(at.step.c);
    const bool rampart = at.isAt(PlaceKind::Rampart);
    if ((!rampart && !at.isAt(PlaceKind::Foreground)) || !at.scene.field.is(by, PlaceKind::Rampart)
        || at.scene.field.pathBetween(at.place(), by) < 0)
        return false;
    const int depth = rampart ? at.scene.field.ramparts[at.scene.field.numbers[at.place()]].depth : 0;
    const RampartState &quarters = at.scene.data.ramparts[at.scene.field.numbers[by]];
    return at.below.a == depth && quarters.has(RampartState::kQuartermaster)
        && !quarters.has(RampartState::kQuartermasterUsed)
        && unitsLeaving(at.scene, at.place()) < at.scene.data.budget
        && invadersAt(at.scene.data, at.scene.field, at.place())[at.step.b] > 0;
}

bool isFreePath(const Placed &at)
{
    const std::uint8_t path = at.scene.field.pathOfLink[at.step.a];
    return path != kNowhere && at.scene.field.paths[path].trappable
        && at.scene.data.paths[path].trap == Trap::None && !at.scene.data.paths[path].has(PathState::kBridge);
}

bool isUnitThere(const Placed &at, PlaceIndex place)
{
    return !isHero(at.step.a) && isThere(at.scene, at.step.a, place);
}

bool isEffect(const Placed &at)
{
    return effectOf(static_cast<Action>(at.step.a)) == static_cast<StepKind>(at.step.kind);
}

bool isWindow(const Placed &at)
{
    switch (static_cast<PlanMoment>(at.step.a)) {
    case PlanMoment::DefenderPhase:
        return false;
    case PlanMoment::BeforeCauldrons:
        return at.liesOn(StepKind::PourCauldrons);
    case PlanMoment::BeforeStrength:
        return at.liesOn(StepKind::CompareStrengths);
    case PlanMoment::Hospital:
        return at.liesOn(StepKind::Hospital);
    }
    return false;
}

/// S2-17.2, S2-18.3: a = tower, b = target, c = part of the card.
bool isShotOfTower(const Placed &at)
{
    const auto target = static_cast<PlaceIndex>(at.step.b);
    if (!at.isAt(PlaceKind::Tower))
        return false;
    if (at.step.c != 0)
        return at.liesOn(StepKind::UsePoles) && at.scene.field.is(target, PlaceKind::Wall);
    return at.liesOn(StepKind::FireCannons)
        && (at.scene.field.is(target, PlaceKind::Rampart)
            || at.scene.field.is(target, PlaceKind::Foreground));
}

const MachineState *machineOf(const Placed &at)
{
    const int slot = machineSlot(at.scene.data, at.step.a);
    return slot < 0 ? nullptr : &at.scene.data.machines[static_cast<std::size_t>(slot)];
}

bool isAimingPost(const Placed &at)
{
    return at.liesOn(StepKind::AimMarksmen) && at.below.a < at.scene.field.posts.size()
        && at.scene.field.posts[at.below.a] == at.place();
}

bool isSound(const Placed &at)
{
    const Scene &scene = at.scene;
    const Battlefield &field = scene.field;
    const Step step = at.step;
    switch (static_cast<StepKind>(step.kind)) {
    case StepKind::DrawRow:
    case StepKind::OrderRow:
        return step.a >= 2;
    case StepKind::StartRound:
        return scene.data.round < kLastRound;
    case StepKind::Perform:
        return isCardAt(at) && isPhase(step.a, 1, 5) && step.a != static_cast<int>(Card::Briefing);
    case StepKind::Pay:
        return isCardAt(at) && isPhase(step.a, 2, 5)
            && scene.data.wood >= dataOf(static_cast<Card>(step.a)).wood;
    case StepKind::Discard:
        return isPosition(at, step.a) && scene.data.row[step.a] == static_cast<int>(Card::Resources);
    case StepKind::FinishCard:
        return isPosition(at, step.a);
    case StepKind::PlaceMachine:
        return isPhase(step.a, 2, 2);
    case StepKind::PlaceEquipment:
        return step.a != static_cast<int>(Equipment::Bridge);
    case StepKind::PlaceTraining:
        return step.a == static_cast<int>(Card::Quartermaster)
            || step.a == static_cast<int>(Card::TrenchMaster);
    case StepKind::PlaceTrolls:
    case StepKind::ForcedMarch:
    case StepKind::OpenArmoury:
    case StepKind::Masonry:
    case StepKind::DeployFree:
        return step.a > 0;
    case StepKind::PlaceRitual:
    case StepKind::TakeBack:
        return isCardAt(at) && isPhase(step.a, 5, 5);
    case StepKind::RaiseFallen:
        return scene.data.fallen[step.a] > 0;
    case StepKind::ManeuverPart:
        return step.a <= foregroundPart(at) + 2;
    case StepKind::EndPart:
        return at.liesOn(StepKind::ManeuverPart) && at.below.a == step.a + 1
            && step.a <= foregroundPart(at) + 1;
    case StepKind::SapIn:
        return isPartOfManeuver(at, 0);
    case StepKind::March:
        return step.a <= field.maxDepth() && isPartOfManeuver(at, foregroundPart(at) - step.a);
    case StepKind::Deploy:
        return isPartOfManeuver(at, foregroundPart(at) + 1);
    case StepKind::MarchOn:
        return canMarchOn(at);
    case StepKind::SpringTraps:
        return step.a <= 2 * field.paths.size();
    case StepKind::ChooseTrapped:
        return field.pathOfLink[step.a] != kNowhere;
    case StepKind::Join:
        return field.raidRampart != kNowhere;
    case StepKind::GiveOrder:
        return static_cast<OrderMode>(step.a) != OrderMode::None;
    case StepKind::MovePiece:
    case StepKind::ForcedMove:
        return isThere(scene, step.a, static_cast<PlaceIndex>(step.b));
    case StepKind::HeroWall:
        return isUnitThere(at, field.courtyard);
    case StepKind::HeroBuilding:
        return isUnitThere(at, static_cast<PlaceIndex>(step.b));
    case StepKind::HeroHourglass:
        return at.isAt(PlaceKind::Building);
    case StepKind::TrackSaboteurs:
        return isEffect(at)
            && scene.data.buildings[static_cast<std::size_t>(BuildingType::Guards)].units[siege::Marksman]
            > 0;
    case StepKind::CompleteTracks:
        return (scene.data.completed >> static_cast<int>(Action::TrackingSaboteurs) & 1u) != 0;
    case StepKind::PlaceDevice:
    case StepKind::PlaceCauldron:
    case StepKind::PlaceLadder:
    case StepKind::PlaceStone:
    case StepKind::PlaceTrap:
    case StepKind::SilenceMachine:
    case StepKind::PlaceSpy:
    case StepKind::BlessSide:
    case StepKind::MixUpOrders:
    case StepKind::Sharpshoot:
    case StepKind::GlareWall:
    case StepKind::Train:
        return isEffect(at);
    case StepKind::TrapType:
        return isFreePath(at);
    case StepKind::PlanWindow:
        return isWindow(at);
    case StepKind::AimCannons:
    case StepKind::FireCannons:
    case StepKind::UsePoles:
        return step.a <= field.towers.size();
    case StepKind::Cannon:
    case StepKind::Pole:
        return at.isAt(PlaceKind::Tower);
    case StepKind::RevealHitCard:
        return isShotOfTower(at);
    case StepKind::KillInvader:
        return holdsInvaders(field, at.place());
    case StepKind::KillDefender:
        return at.isAt(PlaceKind::Wall) || at.isAt(PlaceKind::Courtyard);
    case StepKind::Fire:
        return machineOf(at) != nullptr;
    case StepKind::RevealShot:
        return machineOf(at) != nullptr && machineOf(at)->target != kNowhere;
    case StepKind::SmashTower:
        return machineOf(at) != nullptr && machineOf(at)->type != static_cast<int>(Machine::Ballista) + 1
            && field.is(static_cast<PlaceIndex>(step.b), PlaceKind::Wall);
    case StepKind::AimMarksmen:
        return step.a <= field.posts.size() && step.b <= kDefenderTotal[siege::Marksman];
    case StepKind::Aim:
        return isAimingPost(at);
    case StepKind::FireVolleys:
        return step.a <= field.ramparts.size();
    case StepKind::SallyKill:
        return at.isAt(PlaceKind::Rampart);
    case StepKind::VolleyKill:
        return at.isAt(PlaceKind::Rampart) && step.b <= kDefenderTotal[siege::Marksman];
    case StepKind::Poison:
    case StepKind::ResolveWalls:
        return step.a <= field.walls.size();
    case StepKind::Detonate:
    case StepKind::CallTroll:
        return at.isAt(PlaceKind::Wall);
    case StepKind::LoseDefenders:
        return at.isAt(PlaceKind::Wall)
            && step.b <= siege::strengthOf(scene.data.walls[field.numbers[step.a]].defenders);
    case StepKind::LoseInvaders:
        return at.isAt(PlaceKind::Wall)
            && step.b <= siege::strengthOf(scene.data.walls[field.numbers[step.a]].invaders);
    case StepKind::Recover:
        return step.a > 0;
    case StepKind::None:
        return false;
    case StepKind::DrawObjectives:
    case StepKind::DropObjective:
    case StepKind::DrawPlans:
    case StepKind::DropPlan:
    case StepKind::OpenGame:
    case StepKind::RowCard:
    case StepKind::DrawUnits:
    case StepKind::BriefingWood:
    case StepKind::OfferExchange:
    case StepKind::Exchange:
    case StepKind::SortRow:
    case StepKind::PlaceBridge:
    case StepKind::ChooseDeck:
    case StepKind::PlaceSaboteur:
    case StepKind::ChooseManeuver:
    case StepKind::Marauders:
    case StepKind::RefillMarauders:
    case StepKind::ChooseOrders:
    case StepKind::StartDefenderPhase:
    case StepKind::DefenderPhase:
    case StepKind::HeroSelect:
    case StepKind::SallyRampart:
    case StepKind::LastStand:
    case StepKind::Enlist:
    case StepKind::RemoveHeroicOrder:
    case StepKind::Assault:
    case StepKind::AimMachines:
    case StepKind::RevealShots:
    case StepKind::ResolveShots:
    case StepKind::AimSides:
    case StepKind::AimAll:
    case StepKind::PourCauldrons:
    case StepKind::ShowOrders:
    case StepKind::ResolveOrders:
    case StepKind::CompareStrengths:
    case StepKind::EndAssault:
    case StepKind::EndRound:
    case StepKind::Hospital:
    case StepKind::CleanUp:
    case StepKind::CheckObjectives:
    case StepKind::ResolveObjective:
    case StepKind::WrathKill:
    case StepKind::TakeToken:
        return true;
    }
    return false;
}

} // namespace

bool isSound(const Scene &scene, std::size_t index)
{
    const Step below = index == 0 ? Step {} : scene.data.agenda[index - 1];
    return isSound(Placed {scene, scene.data.agenda[index], below});
}

} // namespace merlon::siege2::position
