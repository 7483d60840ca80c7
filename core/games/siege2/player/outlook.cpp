#include "core/games/siege2/player/outlook.h"

#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

constexpr int kFeared = 160; ///< what a breach counts that can still be prevented

/// The maneuver is the last card of the row.
bool maneuversAreMade(const SiegeData &data)
{
    return rowPositionInUse(data) >= kManeuverPosition;
}

/// Before the maneuver: what the neighbouring ramparts could send to a wall.
Fight fightToFear(const Scene &scene, int wall)
{
    Fight fight = fightNow(scene, wall);
    const siege::WallField &field = scene.field.walls[static_cast<std::size_t>(wall)];
    const WallState &state = scene.data.walls[static_cast<std::size_t>(wall)];
    int room = invaderRoom(scene, field.place);
    bool tower = false;
    siege::forEach(field.ramparts, [&](int number) {
        const RampartState &rampart = scene.data.ramparts[static_cast<std::size_t>(number)];
        siege::fillUp(fight.invaders, room, rampart.invaders);
        tower = tower || rampart.siegeTowers > 0;
    });
    if (tower && field.siegeTower && !state.has(WallState::kSiegeTower))
        fight.fixed -= state.stone;
    fight.furyChance = fight.invaders[siege::Goblin] > 0 ? 25 : 0;
    fight.breachPoints = kFeared;
    return fight;
}

constexpr int kOrdinary = 22; ///< tenths of strength of an ordinary unit of the invader

/// What the invader could gain on a wall if he filled it with ordinary troops.
int weaknessNow(const Scene &scene, int wall)
{
    const WallState &state = scene.data.walls[static_cast<std::size_t>(wall)];
    const Fight fight = fightNow(scene, wall);
    const int room = invaderRoom(scene, scene.field.walls[static_cast<std::size_t>(wall)].place);
    const bool cauldron = state.cauldron != Cauldron::None && !state.has(WallState::kSiegeTower);
    return siege::promiseOf(fight, siege::strengthOf(state.invaders), room, kOrdinary, cauldron);
}

} // namespace

Outlook::Outlook(const Siege2View &view)
    : data(view.known())
    , field(view.field())
    , step(data.agenda[data.agendaSize - 1u])
    , maneuversMade(maneuversAreMade(data))
    , roundsLeft(kLastRound + 1 - std::max<int>(1, data.round))
{
    for (int wall = 0; wall < walls(); ++wall)
        fights[static_cast<std::size_t>(wall)] =
            maneuversMade ? fightNow(scene(), wall) : fightToFear(scene(), wall);
    if (ruleOf(kind()).seat == kInvader) {
        for (int wall = 0; wall < walls(); ++wall)
            weakness[static_cast<std::size_t>(wall)] = weaknessNow(scene(), wall);
    }
    for (std::size_t path = 0; path < field.paths.size(); ++path) {
        if (data.paths[path].trap != Trap::Hidden)
            ++trapsUsed[static_cast<std::size_t>(data.paths[path].trap)];
    }
}

int Outlook::wallAt(PlaceIndex place) const
{
    return wallNumber(scene(), place);
}

} // namespace merlon::siege2
