#pragma once

#include "core/base/json_fwd.h"
#include "core/base/text.h"
#include "core/board/board.h"

#include <optional>

namespace merlon {

/// How cells lie, as board files say it: `{"shape": "flat-hexagon", "size": 105, "origin": [500, 500]}`.
Json cellsToJson(const CellGrid &grid);

/// What was read, or what is wrong with it.
struct CellsReading {
    std::optional<CellGrid> cells {};
    Text wrong {};
    Text right {};
};
/// Sizes are from 4 to 500 points of the drawing.
CellsReading cellsFromJson(const Json &json);

} // namespace merlon
