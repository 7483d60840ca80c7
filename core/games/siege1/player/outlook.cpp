#include "core/games/siege1/player/outlook.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

constexpr int kOrdinary = 21; ///< tenths of strength of an ordinary unit of the invader

/// What the invader could gain on a wall if he filled it with ordinary troops.
int weaknessNow(const Scene &scene, int wall)
{
    const WallState &state = wallAt(scene, wall);
    const Fight fight = fightNow(scene, wall);
    const int room = std::max(0, invaderRoom(scene, placeOfWall(scene, wall)));
    const bool cauldron = state.cauldron != Cauldron::None && !state.has(WallState::kAccident);
    const int there = siege::strengthOf(state.invaders) + siege::strengthOf(state.crew);
    return siege::promiseOf(fight, there, room, kOrdinary, cauldron);
}

/// Each round end costs the invader 2 of his lead (S1-21.3); three heroic acts or further entries may make up for
/// some of that.
int roundsThatPay(const SiegeData &data)
{
    const int byGlory = (leadAfterEntry(data) + 2) / 2 + 1;
    const int byRules = kLastRound + 1 - std::max<int>(1, data.round);
    return std::clamp(byGlory, 1, byRules);
}

} // namespace

Outlook::Outlook(const Siege1View &view)
    : data(view.known())
    , field(view.field())
    , rules(view.rules())
    , step(data.agenda[data.agendaSize - 1u])
    , seat(step.seat)
    , deployed(data.phase == 6 && kind() >= StepKind::OpenWindow)
    , roundsLeft(roundsThatPay(data))
{
    for (int wall = 0; wall < walls(); ++wall)
        fights[static_cast<std::size_t>(wall)] =
            deployed ? fightNow(scene(), wall) : fightToFear(scene(), wall);
    if (isInvader(rules, seat)) {
        for (int wall = 0; wall < walls(); ++wall)
            weakness[static_cast<std::size_t>(wall)] = weaknessNow(scene(), wall);
    }
}

} // namespace merlon::siege1
