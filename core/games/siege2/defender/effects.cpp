#include "core/games/siege2/defender/effects.h"

#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

namespace {

std::optional<Condition> missingFor(const Scene &scene, Action action)
{
    switch (dataOf(action).building) {
    case siege::BuildingType::Forge:
    case siege::BuildingType::Workshop:
        return missingForWork(scene, action);
    case siege::BuildingType::Scouts:
        return missingForScouts(scene, action);
    case siege::BuildingType::Cathedral:
        return missingForPrayer(scene, action);
    case siege::BuildingType::Barracks:
    case siege::BuildingType::Guards:
        return missingForDrill(scene, action);
    case siege::BuildingType::Hospital:
    case siege::BuildingType::HonourGuard:
        break;
    }
    return std::nullopt;
}

} // namespace

Reason whyNoEffect(const Scene &scene, Action action, RuleId rule)
{
    const std::optional<Condition> missing = missingFor(scene, action);
    return missing ? no(ReasonKind::ConditionMissing, rule, action, *missing) : kLegal;
}

StepKind effectOf(Action action)
{
    switch (action) {
    case Action::Cannon:
    case Action::BayWindow:
    case Action::Pole:
        return StepKind::PlaceDevice;
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
        return StepKind::PlaceCauldron;
    case Action::Ladder:
        return StepKind::PlaceLadder;
    case Action::Wall:
        return StepKind::PlaceStone;
    case Action::Trap:
        return StepKind::PlaceTrap;
    case Action::Malfunction:
        return StepKind::SilenceMachine;
    case Action::Spy:
        return StepKind::PlaceSpy;
    case Action::Blessing:
        return StepKind::BlessSide;
    case Action::OrdersMixUp:
        return StepKind::MixUpOrders;
    case Action::Sharpshooters:
        return StepKind::Sharpshoot;
    case Action::Glare:
        return StepKind::GlareWall;
    case Action::TrainTroops:
        return StepKind::Train;
    case Action::TrackingSaboteurs:
        return StepKind::TrackSaboteurs;
    }
    return StepKind::None;
}

void pushEffect(Play &play, Action action)
{
    push(play, effectOf(action), static_cast<int>(action));
}

} // namespace merlon::siege2
