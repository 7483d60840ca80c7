#pragma once

#include "core/games/exiles/play.h"

/// The data of sections 2.9 to 2.11 as they count in a game: those of the tables, unless a scenario has data of its own.
namespace merlon::exiles {

/// The army that attacks, by row and faction.
ArmyData armyOf(const Scene &scene);
/// What the exiles find in this turn; nothing after the last loot of the table.
Goods lootOf(const Scene &scene);
/// EX-12.5: one marker for each seat in turn, the First Player first, gold first. Calls `act(seat, resource)` for each marker
/// that the supply has; what it lacks is lost.
template <class Act>
void shareLoot(const Scene &scene, Act act)
{
    const Goods loot = lootOf(scene);
    Seat seat = scene.data.firstPlayer;
    for (std::size_t resource = kResources; resource-- > 0;) {
        for (int left = loot[resource], there = scene.data.goodsLeft[resource]; left > 0; --left, --there) {
            if (there > 0)
                act(seat, resource);
            seat = scene.rules.next(seat);
        }
    }
}
/// With how much morale a faction begins.
std::uint8_t moraleOf(const ExilesData &data, std::size_t faction);
/// How many fronts the faction attacks by its die; where it aims.
int frontsBy(const Scene &scene, int die);
Aim aimBy(const Scene &scene, int die);

/// The data of a faction as a scenario would write them that changes nothing but says everything, its army and its loot
/// aside.
OwnFaction tableOf(std::size_t faction);

} // namespace merlon::exiles
