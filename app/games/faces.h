#pragma once

#include "app/table/face/game_face.h"

#include <memory>

namespace merlon {

/// The face of a game, by its key.
std::unique_ptr<GameFace> faceOf(const Game &game);
/// Whether it has a face of its own, and can be played in the window with pleasure.
bool hasOwnFace(const Game &game);

} // namespace merlon
