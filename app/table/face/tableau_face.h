#pragma once

#include "app/table/face/game_face.h"

#include <memory>

namespace merlon {

/// A face made from what a game declares: its tableau, its components and its texts. Any game can be played with it.
std::unique_ptr<GameFace> makeTableauFace();

} // namespace merlon
