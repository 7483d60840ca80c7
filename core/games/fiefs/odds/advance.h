#pragma once

#include "core/games/fiefs/edition.h"

#include <optional>

/// From a moment of a turn to a battle: where an advance could be made, and with how many knights.
namespace merlon::fiefs {

/// Who has knights on a place, or whose castle it is.
inline Seat holderOf(const Scene &scene, PlaceIndex place)
{
    return scene.map.isCastle(place) ? scene.map[place].seat : controllerOf(scene, place);
}

/// Whether the active seat is choosing what to do in its turn: it may advance, or has begun to.
bool isChoosingInTurn(const FiefsData &data);
/// The place that the active seat is already advancing on; kNowhere if it has not chosen one.
PlaceIndex chosenTarget(const FiefsData &data);
/// The most knights with which the active seat can advance on a place; 0 if it cannot.
int mostKnightsFor(const Scene &scene, PlaceIndex place);
/// Whether it can do so with this number.
bool canAdvance(const Scene &scene, PlaceIndex place, int knights);

/// Lets the active seat advance, which can do so. A redistribution that is under way ends first.
void startAdvance(FiefsState &state, PlaceIndex place, int knights, EventSink &events);

} // namespace merlon::fiefs
