#include "editor/model/cells/cell_field.h"

#include "core/base/limits.h"
#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "core/board/changes/change.h"
#include "editor/model/cells/cell_painting.h"
#include "editor/model/findings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon {

namespace {

constexpr double kFieldWidth = 920; ///< of the 1000 of the drawing
constexpr double kLargestFieldCell = 110;

/// Every second column of flat hexagons, or row of pointy ones, is half a cell further.
Cell cellInField(CellShape shape, int column, int row)
{
    if (shape == CellShape::FlatHexagon)
        return {column, row - column / 2};
    if (shape == CellShape::PointyHexagon)
        return {column - row / 2, row};
    return {column, row};
}

std::vector<Cell> cellsOfField(const CellField &field)
{
    std::vector<Cell> cells;
    for (int row = 0; row < field.rows; ++row) {
        for (int column = 0; column < field.columns; ++column)
            cells.push_back(cellInField(field.shape, column, row));
    }
    return cells;
}

struct FieldBox {
    Point least;
    Point most;
};

FieldBox boxOfField(const CellGrid &grid, const std::vector<Cell> &cells)
{
    FieldBox box {middleOf(grid, cells.front()), middleOf(grid, cells.front())};
    for (const Cell cell : cells) {
        for (const Point &corner : cornersOf(grid, cell)) {
            box.least = {std::min(box.least.x, corner.x), std::min(box.least.y, corner.y)};
            box.most = {std::max(box.most.x, corner.x), std::max(box.most.y, corner.y)};
        }
    }
    return box;
}

/// As large as fits, in whole points.
CellGrid gridFor(CellShape shape, const std::vector<Cell> &cells)
{
    constexpr double kTrial = 100;
    const FieldBox box = boxOfField({shape, kTrial, {0, 0}}, cells);
    const double extent = std::max(box.most.x - box.least.x, box.most.y - box.least.y);
    const double size = std::floor(kTrial * kFieldWidth / extent);
    CellGrid grid {shape, std::clamp(size, kSmallestCell, kLargestFieldCell), {0, 0}};
    const FieldBox fitted = boxOfField(grid, cells);
    grid.origin = {std::round(500 - (fitted.least.x + fitted.most.x) / 2),
                   std::round(500 - (fitted.least.y + fitted.most.y) / 2)};
    return grid;
}

/// What the games propose, if that leaves all cells and links as they are.
void applyProposals(Board &board, const BoardSchema &schema)
{
    const BoardChange proposed = mendedTogether(board, schema, MendScope::Proposed);
    const bool isOfPlaces = std::ranges::all_of(proposed.edits, [&](const BoardEdit &edit) {
        const auto *replaced = std::get_if<ReplacePlace>(&edit);
        return replaced && replaced->place.kind == board.places()[replaced->position].kind;
    });
    if (isOfPlaces)
        (void)apply(board, proposed); // it is made for this board
}

} // namespace

std::vector<CellShape> fieldShapes(const BoardSchema &schema)
{
    const CellShape usual = schema.cells.grid.shape;
    if (schema.cells.anyShape)
        return {CellShape::FlatHexagon, CellShape::PointyHexagon, CellShape::Square};
    if (usual == CellShape::FlatHexagon || usual == CellShape::PointyHexagon)
        return {CellShape::FlatHexagon, CellShape::PointyHexagon};
    return usual == CellShape::None ? std::vector<CellShape> {} : std::vector<CellShape> {usual};
}

std::string usualKind(const BoardSchema &schema)
{
    const auto saysMost = std::ranges::max_element(
        schema.places, {}, [](const PlaceKind &kind) { return kind.attributes.size(); });
    return saysMost == schema.places.end() ? std::string() : saysMost->key;
}

Board boardOfField(BoardInfo info, const BoardSchema &schema, const CellField &field)
{
    const std::vector<Cell> cells = cellsOfField({field.shape,
                                                  std::clamp(field.columns, 1, kMostFieldCells),
                                                  std::clamp(field.rows, 1, kMostFieldCells),
                                                  {}});
    const CellGrid grid = gridFor(field.shape, cells);
    info.cells = grid;
    Board board(std::move(info), {}, {});
    const BoardChange change = painted(board, schema, CellMap(board, grid), cells, {field.kind, {}});
    (void)apply(board, change); // it is made for this board
    applyProposals(board, schema);
    return board;
}

} // namespace merlon
