#pragma once

#include "core/canvas/picture.h"
#include "core/engine/event.h"
#include "core/engine/game.h"

#include <span>
#include <vector>

namespace merlon::canvas {

/// The ways of pieces in Siege II between two pictures, from events as the viewer may see them: pieces of one kind
/// that go the same way are one motion; a machine that hits shakes. What is hidden does not move.
std::vector<Motion> siege2Motions(const Picture &before, const Picture &after, std::span<const Event> events,
                                  const Setup &setup);

} // namespace merlon::canvas
