#pragma once

#include "core/games/siege1/pieces.h"

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

/// Calls `visit(choice)` for every choice that could name a target of the action.
template <class Visit>
void forEachTarget(const Scene &scene, Action action, Visit visit)
{
    const siege::Battlefield &field = scene.field;
    const auto each = [&](const auto &places) {
        for (const auto &place : places)
            visit(choice(Verb::PlaceAt, place.place));
    };
    switch (action) {
    case Action::Ballista:
    case Action::Catapult:
    case Action::Mantelet:
    case Action::Quartermaster:
    case Action::TrenchMaster:
    case Action::ShootingMaster:
    case Action::Overseer:
        return each(field.ramparts);
    case Action::Altar:
        for (const Side side : {siege::West, siege::East})
            visit(choice(Verb::PlaceOnSide, side));
        return;
    case Action::Ram:
        if (field.gate.exists())
            visit(choice(Verb::PlaceAt, field.gate.place));
        return;
    case Action::Trebuchet:
        return each(field.foregrounds);
    case Action::SiegeTower:
    case Action::Banner:
    case Action::Ladders:
    case Action::Ropes:
    case Action::Sap:
    case Action::Shields:
    case Action::Poison:
    case Action::Storm:
    case Action::Accident:
        return each(field.walls);
    case Action::Bridge:
        for (const siege::PathField &path : field.paths)
            visit(choice(Verb::PlaceOnPath, path.link));
        return;
    case Action::Artilleryman:
    case Action::Bloodstone:
    case Action::PreciseFire:
        for (const EngineState &engine : scene.data.engines) {
            if (engine.type != 0)
                visit(choice(Verb::PlaceOnEngine, engineName(engine)));
        }
        return;
    case Action::Saboteur:
    case Action::Fire:
        for (std::size_t building = 0; building < kWorkBuildings; ++building)
            visit(choice(Verb::PlaceAt, field.buildings[building].place));
        return;
    case Action::Possession:
        for (int hero = 0; hero < kHeroes; ++hero)
            visit(choice(Verb::PlaceOnHero, hero));
        return;
    case Action::Spectre:
        visit(choice(Verb::PlaceAt,
                     field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].place));
        return;
    case Action::Terror:
        visit(choice(Verb::PlaceAt, field.courtyard));
        return;
    case Action::Trainer:
    case Action::EquipmentTransfer:
    case Action::TrainingTransfer:
    case Action::CheatDeath:
        return;
    }
}

/// S1-1.3: whether there is a target.
bool hasTarget(const Scene &scene, Seat seat, Action action);

} // namespace merlon::siege1
