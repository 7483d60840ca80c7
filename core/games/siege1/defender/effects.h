#pragma once

#include "core/games/siege1/pieces.h"

/// What the actions of the buildings do (S1-15) and where they can do it.
namespace merlon::siege1 {

/// S1-13.8, S1-15: a target of an action, with the piece for it. For any choice.
Reason whyNotWorkTarget(const Scene &scene, Seat seat, Work work, Choice made);
/// S1-1.3: whether the action can be carried out now.
Reason whyNoEffect(const Scene &scene, Seat seat, Work work);
/// S1-13.8: gate-repair and the actions of the barracks need no target.
constexpr bool needsTarget(Work work)
{
    return work != Work::GateRepair && work != Work::TrainSoldier && work != Work::TrainVeteran;
}

/// The cauldron that an action of the forge builds.
constexpr Cauldron cauldronOf(Work work)
{
    return static_cast<Cauldron>(static_cast<int>(work) - static_cast<int>(Work::TrollCauldron) + 1);
}

/// Carries out an action that needs no target.
void applyWork(Play &play, Work work);
/// Carries out an action on its target.
void applyWork(Play &play, Seat seat, Work work, Choice target);

/// Calls `visit(choice)` for every choice that could name a target of the action.
template <class Visit>
void forEachWorkTarget(const Scene &scene, Work work, Visit visit)
{
    const siege::Battlefield &field = scene.field;
    const auto units = [&](Verb verb, PlaceIndex place) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            visit(choice(verb, place, unit));
    };
    const auto crews = [&] {
        for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
            if (scene.data.walls[wall].has(WallState::kSiegeTower))
                units(Verb::TargetCrew, field.walls[wall].place);
        }
    };
    switch (work) {
    case Work::Cannon:
    case Work::Hook:
        for (const siege::TowerField &tower : field.towers)
            visit(choice(Verb::Target, tower.place));
        return;
    case Work::TrollCauldron:
    case Work::OrcCauldron:
    case Work::GoblinCauldron:
    case Work::Platform:
    case Work::WallRepair:
    case Work::Dazzle:
    case Work::ConflictingOrders:
        for (const siege::WallField &wall : field.walls)
            visit(choice(Verb::Target, wall.place));
        return;
    case Work::GoblinTrap:
    case Work::TrollTrap:
        for (const siege::PathField &path : field.paths)
            visit(choice(Verb::TargetPath, path.link));
        return;
    case Work::EngineDamage:
        for (const EngineState &engine : scene.data.engines) {
            if (engine.type != 0)
                visit(choice(Verb::TargetEngine, engineName(engine)));
        }
        return;
    case Work::TowerRaid:
        return crews();
    case Work::Blessing:
        for (const Side side : {siege::West, siege::East})
            visit(choice(Verb::TargetSide, side));
        return;
    case Work::Sniper:
        for (std::size_t place = 0; place < field.kinds.size(); ++place) {
            if (holdsInvaders(field, static_cast<PlaceIndex>(place)))
                units(Verb::TargetUnit, static_cast<PlaceIndex>(place));
        }
        return crews();
    case Work::HuntSaboteurs:
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            visit(choice(Verb::GiveUp, unit));
        return;
    case Work::GateRepair:
    case Work::TrainSoldier:
    case Work::TrainVeteran:
        return;
    }
}

} // namespace merlon::siege1
