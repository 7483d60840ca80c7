#pragma once

#include "core/games/siege1/player/outlook.h"

/// Dishonourable acts (S1-17) and the speed tile (S1-24.6): when they are good.
namespace merlon::siege1 {

/// Whether the defender should commit a deed now: when a wall may fall that it can save, and glory is not all.
bool isGoodMoment(const Outlook &outlook, Deed deed);
/// Whether an action that the mate has completed should be freed.
bool isWorthSpeeding(const Outlook &outlook, Work work);
/// What the works of a building could bring a second time.
int worthOfLastStand(const Outlook &outlook, std::size_t building);

} // namespace merlon::siege1
