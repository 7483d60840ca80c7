#pragma once

#include "app/table/face/game_face.h"

#include <memory>

namespace merlon {

/// The face of a game: its own, or the one that is made from its tableau.
std::unique_ptr<GameFace> faceOf(const Game &game);

} // namespace merlon
