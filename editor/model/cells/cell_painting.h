#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "core/board/changes/change.h"

#include <span>
#include <string>
#include <vector>

/// Edits of whole patches of cells. Links between neighbours come and go with the cells.
namespace merlon {

/// What a stroke leaves in cells.
struct CellInk {
    std::string kind {};      ///< empty: the kind stays, and empty cells stay empty
    Attributes attributes {}; ///< those that it leaves; all others stay

    friend bool operator==(const CellInk &, const CellInk &) = default;
};

/// The cells among these whose middles lie on the drawing, each once.
std::vector<Cell> withinDrawing(const CellGrid &grid, std::span<const Cell> cells);

/// Puts ink into cells: new places in empty ones, linked to their neighbours as the schema asks; others change. Links
/// that kinds do not allow any more go, those that they allow now come; a border that somebody has closed stays closed.
BoardChange painted(const Board &board, const BoardSchema &schema, const CellMap &map,
                    std::span<const Cell> cells, const CellInk &ink);

/// Takes the places in cells away, with their links.
BoardChange erased(const Board &board, const CellMap &map, std::span<const Cell> cells);

/// The cells that look the same as one to this ink, as far as they hang together by links between neighbours: of the
/// same kind and with the same values of the attributes that it leaves. Of an empty cell: the empty ones around it as
/// far as the drawing goes.
std::vector<Cell> floodedCells(const Board &board, const BoardSchema &schema, const CellMap &map, Cell from,
                               const CellInk &ink);

/// What is in a cell, to paint more of it; an ink that changes nothing for an empty one.
CellInk inkOf(const Board &board, const BoardSchema &schema, const CellMap &map, Cell cell);

/// Other cells with as many sides: places in the middle of theirs move with them, all others stay. Cells with more or
/// fewer sides, or none, only where the family leaves that to its boards: all places stay.
BoardChange withGrid(const Board &board, const BoardSchema &schema, const CellGrid &grid);

} // namespace merlon
