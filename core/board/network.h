#pragma once

#include "core/board/board.h"

#include <boost/graph/adjacency_list.hpp>

namespace merlon {

/// A board as a Boost.Graph network, for algorithms. Costly to include: only .cpp files that need Boost do.
using Network = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, Place, Link>;

/// Vertices are numbered in board order, edges follow the order of links. Links that name a missing place are
/// left out.
Network networkOf(const Board &board);

} // namespace merlon
