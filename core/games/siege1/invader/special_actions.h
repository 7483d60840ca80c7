#pragma once

#include "core/games/siege1/pieces.h"

/// Special actions: what the backs of phase cards can take and raise (S1-10.4 to S1-10.6).
namespace merlon::siege1 {

/// S1-10.4: the tile that a choice names can move to another place.
Reason whyNotTakeEquipment(const Scene &scene, Seat seat, Choice made);
/// S1-10.5: the tile or saboteur that a choice names can move to another place.
Reason whyNotTakeTraining(const Scene &scene, Seat seat, Choice made);
/// Calls `visit(choice)` for every tile on the board that could move.
template <class Visit>
void forEachSource(const Scene &scene, Action action, Visit visit)
{
    if (action == Action::EquipmentTransfer) {
        for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall) {
            for (int type = 0; type < static_cast<int>(Equipment::Bridge); ++type)
                visit(choice(Verb::TakeEquipment, scene.field.walls[wall].place, type));
        }
        for (const siege::PathField &path : scene.field.paths)
            visit(choice(Verb::TakeBridge, path.link));
        return;
    }
    for (const siege::RampartField &rampart : scene.field.ramparts) {
        for (int type = 0; type < static_cast<int>(Training::Saboteur); ++type)
            visit(choice(Verb::TakeTraining, rampart.place, type));
    }
    for (std::size_t building = 0; building < kWorkBuildings; ++building)
        visit(choice(Verb::TakeTraining, scene.field.buildings[building].place, Training::Saboteur));
}
bool hasSource(const Scene &scene, Seat seat, Action action);
/// S1-10.6: the units that can be raised: as many goblins as the discard and the free room allow, up to 3.
int raisableGoblins(const Scene &scene, Seat seat);

} // namespace merlon::siege1
