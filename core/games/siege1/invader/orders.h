#pragma once

#include "core/games/siege1/pieces/pieces.h"

/// S1-12: orders, from the placing to the condition for carrying them out.
namespace merlon::siege1 {

/// S1-12.6: a place with a troll from which paths lead to the wall.
Reason whyNotMarchFrom(const Scene &scene, int wall, PlaceIndex from);
/// S1-12.6: the next place on the way to the wall.
Reason whyNotStepTo(const Scene &scene, int wall, PlaceIndex from, PlaceIndex to);
/// S1-12.2, S1-12.3: whether units can carry out the order on the wall now.
Reason whyNotExecutable(const Scene &scene, Order order, int wall);

} // namespace merlon::siege1
