#pragma once

#include "app/table/face/game_face.h"

namespace merlon {

/// A siege game at the table.
std::unique_ptr<GameFace> makeSiegeFace();

} // namespace merlon
