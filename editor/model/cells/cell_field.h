#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <string>
#include <vector>

namespace merlon {

/// As many columns and rows of a field as can be asked for.
inline constexpr int kMostFieldCells = 40;

/// A rectangle of cells side by side, of one kind of place.
struct CellField {
    CellShape shape = CellShape::Square;
    int columns = 6; ///< from 1 to kMostFieldCells
    int rows = 5;
    std::string kind {};
};

/// The shapes that the cells of a family's boards may have; none if its places are no cells.
std::vector<CellShape> fieldShapes(const BoardSchema &schema);

/// The kind that most places of a family's boards are likely to be: the one of which there is most to say.
std::string usualKind(const BoardSchema &schema);

/// A board of nothing but such a field, in the middle of the drawing and as large as fits, its neighbors linked as the
/// schema asks. Where its games find places of one sort too many, some are of another.
Board boardOfField(BoardInfo info, const BoardSchema &schema, const CellField &field);

} // namespace merlon
