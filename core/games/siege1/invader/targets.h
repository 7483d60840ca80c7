#pragma once

#include "core/games/siege1/pieces/pieces.h"

#include <algorithm>

/// Where the invader's actions of phases 2 to 5 can take effect (S1-6 to S1-10).
namespace merlon::siege1 {

/// Only for actions that place equipment.
Equipment equipmentOf(Action action);
/// On walls; the bridge is laid on a path.
constexpr bool isEquipment(Action action)
{
    return action >= Action::Banner && action <= Action::Poison;
}

/// Training tiles, the saboteur among them.
constexpr bool isTraining(Action action)
{
    return action >= Action::Quartermaster && action <= Action::Saboteur;
}
constexpr Training trainingOf(Action action)
{
    return static_cast<Training>(static_cast<int>(action) - static_cast<int>(Action::Quartermaster));
}

/// S1-7: an equipment tile on a wall, wherever it comes from.
Reason whyNotEquip(const Scene &scene, Seat seat, Equipment type, PlaceIndex place);
/// S1-7.5: a bridge on the path that is a link.
Reason whyNotBridge(const Scene &scene, Seat seat, int link);
/// S1-8: a training tile on a rampart, or a saboteur in a building.
Reason whyNotTrain(const Scene &scene, Seat seat, Training type, PlaceIndex place);

/// S1-6 to S1-10.3: a target of an action that has targets, with the tile for it. For any choice.
Reason whyNotTarget(const Scene &scene, Seat seat, Action action, Choice made);

/// The engine that a choice names may be used by a seat.
Reason whyNotEngine(const Scene &scene, Seat seat, int name, RuleId rule);

/// Calls `test(choice)` for the choices that could name a target of the action, until it is true.
template <class Test>
bool anyTarget(const Scene &scene, Action action, Test test)
{
    using std::ranges::any_of;
    const siege::Battlefield &field = scene.field;
    const auto at = [&](const auto &place) { return test(choice(Verb::PlaceAt, place.place)); };
    switch (action) {
    case Action::Ballista:
    case Action::Catapult:
    case Action::Mantelet:
    case Action::Quartermaster:
    case Action::TrenchMaster:
    case Action::ShootingMaster:
    case Action::Overseer:
        return any_of(field.ramparts, at);
    case Action::Altar:
        return test(choice(Verb::PlaceOnSide, siege::West)) || test(choice(Verb::PlaceOnSide, siege::East));
    case Action::Ram:
        return field.gate.exists() && at(field.gate);
    case Action::Trebuchet:
        return any_of(field.foregrounds, at);
    case Action::SiegeTower:
    case Action::Banner:
    case Action::Ladders:
    case Action::Ropes:
    case Action::Sap:
    case Action::Shields:
    case Action::Poison:
    case Action::Storm:
    case Action::Accident:
        return any_of(field.walls, at);
    case Action::Bridge:
        return any_of(field.paths, [&](const siege::PathField &path) {
            return test(choice(Verb::PlaceOnPath, path.link));
        });
    case Action::Artilleryman:
    case Action::Bloodstone:
    case Action::PreciseFire:
        return any_of(scene.data.engines, [&](const EngineState &engine) {
            return engine.type != 0 && test(choice(Verb::PlaceOnEngine, engineName(engine)));
        });
    case Action::Saboteur:
    case Action::Fire:
        return std::any_of(field.buildings.begin(), field.buildings.begin() + kActionBuildings, at);
    case Action::Possession:
        return test(choice(Verb::PlaceOnHero, Hero::Officer))
            || test(choice(Verb::PlaceOnHero, Hero::Warrior));
    case Action::Spectre:
        return at(field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)]);
    case Action::Terror:
        return test(choice(Verb::PlaceAt, field.courtyard));
    case Action::Trainer:
    case Action::EquipmentTransfer:
    case Action::TrainingTransfer:
    case Action::CheatDeath:
        return false;
    }
    return false;
}

/// S1-1.3: there is no target, for want of something.
constexpr Reason noTarget(Lack lack, RuleId rule = {1, 3})
{
    return no(ReasonKind::NoLegalTarget, rule, lack);
}

/// S1-1.3: whether there is a target; what is lacking if not.
Reason whyNoTarget(const Scene &scene, Seat seat, Action action);

} // namespace merlon::siege1
