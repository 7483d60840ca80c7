#pragma once

#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "core/board/changes/change.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// The numbers of column and row that some families write into attributes of their squares (CellSchema::column and row):
/// rules that count squares go by them, whatever the drawing looks like.
namespace merlon {

/// Whether an attribute is one of these.
bool isSquareNumber(const BoardSchema &schema, std::string_view attribute);

/// What the coordinates of cells lack to be those numbers, as the first place has them that is in the middle of a cell.
Cell numberingOf(const Board &board, const BoardSchema &schema, const CellMap &map);

/// Writes the numbers of a square into a place, whatever it had before; without those that the schema does not allow.
void writeSquare(Place &place, const BoardSchema &schema, Cell numbers);

/// The places, by number, that are in the middle of a cell and have other numbers than the first of them tells.
std::vector<std::size_t> misnumberedSquares(const Board &board, const BoardSchema &schema);

/// All places in the middle of a cell get the numbers of their square, the least of which is 0. Nothing if there are more
/// columns or rows than the schema has numbers.
BoardChange numberedSquares(const Board &board, const BoardSchema &schema);

} // namespace merlon
