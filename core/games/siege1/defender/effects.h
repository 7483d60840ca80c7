#pragma once

#include "core/games/siege1/pieces/pieces.h"

#include <algorithm>

/// What the actions of the buildings do (S1-15) and where they can do it.
namespace merlon::siege1 {

/// The buildings whose units an action changes, as indices into the buildings of the data.
inline constexpr auto kBarracks = static_cast<std::size_t>(siege::BuildingType::Barracks);
inline constexpr auto kGuards = static_cast<std::size_t>(siege::BuildingType::Guards);

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

/// Calls `test(choice)` for the choices that could name a target of the action, until it is true.
template <class Test>
bool anyWorkTarget(const Scene &scene, Work work, Test test)
{
    using std::ranges::any_of;
    const siege::Battlefield &field = scene.field;
    const auto units = [&](Verb verb, PlaceIndex place, const Units &there) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (there[static_cast<std::size_t>(unit)] > 0 && test(choice(verb, place, unit)))
                return true;
        }
        return false;
    };
    const auto crews = [&] {
        return any_of(field.walls, [&](const siege::WallField &wall) {
            return units(Verb::TargetCrew, wall.place, scene.data.walls[field.numbers[wall.place]].crew);
        });
    };
    switch (work) {
    case Work::Cannon:
    case Work::Hook:
        return any_of(field.towers, [&](const siege::TowerField &tower) {
            return scene.data.towers[field.numbers[tower.place]].post == Post::None
                && test(choice(Verb::Target, tower.place));
        });
    case Work::TrollCauldron:
    case Work::OrcCauldron:
    case Work::GoblinCauldron:
    case Work::Platform:
    case Work::WallRepair:
    case Work::Dazzle:
        return any_of(field.walls,
                      [&](const siege::WallField &wall) { return test(choice(Verb::Target, wall.place)); });
    case Work::ConflictingOrders:
        return any_of(field.walls, [&](const siege::WallField &wall) {
            return scene.data.walls[field.numbers[wall.place]].order != Order::None
                && test(choice(Verb::Target, wall.place));
        });
    case Work::GoblinTrap:
    case Work::TrollTrap:
        return any_of(field.paths, [&](const siege::PathField &path) {
            return test(choice(Verb::TargetPath, path.link));
        });
    case Work::EngineDamage:
        return any_of(scene.data.engines, [&](const EngineState &engine) {
            return engine.type != 0 && test(choice(Verb::TargetEngine, engineName(engine)));
        });
    case Work::TowerRaid:
        return crews();
    case Work::Blessing:
        return test(choice(Verb::TargetSide, siege::West)) || test(choice(Verb::TargetSide, siege::East));
    case Work::Sniper:
        for (std::size_t index = 0; index < field.kinds.size(); ++index) {
            const auto place = static_cast<PlaceIndex>(index);
            if (holdsInvaders(field, place)
                && units(Verb::TargetUnit, place, invadersAt(scene.data, field, place)))
                return true;
        }
        return crews();
    case Work::HuntSaboteurs:
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (test(choice(Verb::GiveUp, unit)))
                return true;
        }
        return false;
    case Work::GateRepair:
    case Work::TrainSoldier:
    case Work::TrainVeteran:
        return false;
    }
    return false;
}

} // namespace merlon::siege1
