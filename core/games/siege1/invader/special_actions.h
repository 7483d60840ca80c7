#pragma once

#include "core/games/siege1/pieces/pieces.h"

#include <bit>

/// Special actions: what the backs of phase cards can take and raise (S1-10.4 to S1-10.6).
namespace merlon::siege1 {

/// S1-10.4: the tile that a choice names can move to another place.
Reason whyNotTakeEquipment(const Scene &scene, Seat seat, Choice made);
/// S1-10.5: the tile or saboteur that a choice names can move to another place.
Reason whyNotTakeTraining(const Scene &scene, Seat seat, Choice made);
/// Calls `test(choice)` for the tiles on the board that could move, until it is true.
template <class Test>
bool anySource(const Scene &scene, Action action, Test test)
{
    const siege::Battlefield &field = scene.field;
    const auto anyOf = [&](std::uint8_t tiles, Verb verb, PlaceIndex place) {
        for (; tiles != 0; tiles = static_cast<std::uint8_t>(tiles & (tiles - 1))) {
            if (test(choice(verb, place, std::countr_zero(tiles))))
                return true;
        }
        return false;
    };
    if (action == Action::EquipmentTransfer) {
        for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
            if (anyOf(scene.data.walls[wall].equipment, Verb::TakeEquipment, field.walls[wall].place))
                return true;
        }
        for (std::size_t path = 0; path < field.paths.size(); ++path) {
            if (scene.data.paths[path].has(PathState::kBridge)
                && test(choice(Verb::TakeBridge, field.paths[path].link)))
                return true;
        }
        return false;
    }
    for (std::size_t rampart = 0; rampart < field.ramparts.size(); ++rampart) {
        if (anyOf(scene.data.ramparts[rampart].training, Verb::TakeTraining, field.ramparts[rampart].place))
            return true;
    }
    for (std::size_t building = 0; building < kActionBuildings; ++building) {
        if (scene.data.buildings[building].has(BuildingState::kSaboteur)
            && test(choice(Verb::TakeTraining, field.buildings[building].place, Training::Saboteur)))
            return true;
    }
    return false;
}
bool hasSource(const Scene &scene, Seat seat, Action action);
/// S1-10.6: the units that can be raised: as many goblins as the discard and the free room allow, up to 3.
int raisableGoblins(const Scene &scene, Seat seat);

} // namespace merlon::siege1
