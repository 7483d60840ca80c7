#pragma once

#include "app/table/face/game_face.h"

namespace merlon {

/// Siege II at the table.
std::unique_ptr<GameFace> makeSiege2Face();

} // namespace merlon
