#pragma once

#include "core/board/board.h"
#include "core/board/schema.h"

#include <string>

namespace merlon {

/// The board in the DOT language of Graphviz, places at their points (`neato -n2` keeps them), undirected
/// kinds of links without arrowheads. For looking at; it cannot be read back.
std::string boardToDot(const Board &board, const BoardSchema &schema);

} // namespace merlon
