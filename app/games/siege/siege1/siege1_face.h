#pragma once

#include "app/table/face/game_face.h"

namespace merlon {

/// Siege I at the table.
std::unique_ptr<GameFace> makeSiege1Face();

} // namespace merlon
