#pragma once

#include "core/canvas/looks/board_look.h"

namespace merlon::canvas {

/// Rows of tokens side by side.
struct TokenRows {
    QPointF base;       ///< middle of the near edge of the first row
    QPointF along;      ///< unit vector in the direction of a row
    QPointF grow;       ///< unit vector to the next row; null: the rows are centred about `base`
    double length = 0;  ///< of a row
    int most = 1;       ///< rows; if the tokens still do not fit they shrink
    double least = 0.8; ///< of their size, to which tokens shrink before a further row begins
};

/// Gives each of these spots its centre, and a smaller size if it is crowded. Returns the depth of all rows.
double layRows(const TokenRows &rows, std::vector<Spot> &spots);

/// The same with tokens as large as they can be in rows that are together no deeper than that; at most so many times
/// their usual size.
double layLargest(TokenRows rows, double depth, double most, std::vector<Spot> &spots);

/// A spot for each token of a place or link, of the usual size of its role: units are 40 wide on a unit of 1.
std::vector<Spot> spotsOf(std::span<const Token> tokens, int place, int link, double unit);

/// The size of symbols that suits a board of so many places.
double unitFor(std::size_t places);
/// The size that symbols have had before, unless it has become much too large or too small; 0: they had none.
double unitKept(std::size_t places, double before);

} // namespace merlon::canvas
