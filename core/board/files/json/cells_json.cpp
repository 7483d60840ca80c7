#include "core/board/files/json/cells_json.h"

#include "core/base/utf8.h"
#include "core/board/cells/grid.h"
#include "core/board/files/coordinate.h"

#include <cmath>

namespace merlon {

namespace {

CellsReading refuseCells(Text wrong, Text right = {})
{
    return {std::nullopt, std::move(wrong), std::move(right)};
}

std::optional<Point> pointFrom(const Json &json)
{
    if (!json.is_array() || json.size() != 2 || !json[0].is_number() || !json[1].is_number())
        return std::nullopt;
    return Point {json[0].get<double>(), json[1].get<double>()};
}

} // namespace

Json cellsToJson(const CellGrid &grid)
{
    return {{"shape", std::string(keyOf(grid.shape))},
            {"size", coordinateToJson(grid.size)},
            {"origin", Json::array({coordinateToJson(grid.origin.x), coordinateToJson(grid.origin.y)})}};
}

CellsReading cellsFromJson(const Json &json)
{
    if (!json.is_object())
        return refuseCells({"error.board-object", {}});
    CellGrid grid;
    for (const auto &[key, value] : json.items()) {
        if (key == "shape") {
            const std::string shape = value.is_string() ? value.get<std::string>() : std::string();
            grid.shape = cellShapeOf(shape);
            if (grid.shape == CellShape::None)
                return refuseCells(
                    {"error.board-unknown-key", {quotable(shape)}},
                    {"error.board-known-keys", {std::string("flat-hexagon, pointy-hexagon, square")}});
        } else if (key == "size") {
            grid.size = value.is_number() ? value.get<double>() : 0;
        } else if (key == "origin") {
            const std::optional<Point> origin = pointFrom(value);
            if (!origin)
                return refuseCells({"error.board-point", {}});
            grid.origin = *origin;
        } else {
            return refuseCells({"error.board-unknown-key", {quotable(key)}},
                               {"error.board-known-keys", {std::string("shape, size, origin")}});
        }
    }
    if (!isSound(grid))
        return refuseCells({"error.board-cells", {}}, {"error.board-cells-right", {}});
    return {grid, {}, {}};
}

} // namespace merlon
