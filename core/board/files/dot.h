#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <string>

namespace merlon {

/// The board in the DOT language of Graphviz: places at their points (`neato -n` keeps them), with a shape and a colour for
/// each kind, or those of its styles; undirected kinds of links dashed and without arrowheads. For looking at; it cannot be
/// read back.
std::string boardToDot(const Board &board, const BoardSchema &schema);

} // namespace merlon
