#pragma once

#include "core/board/board.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace merlon {

/// A graph over the places of a board: pairs of their numbers in board order. The caller chooses the links.
struct PlaceGraph {
    std::size_t places = 0;
    std::vector<std::pair<std::size_t, std::size_t>> links; ///< from, to; ends below `places`
};

/// The links of the given kinds whose ends both exist.
PlaceGraph graphOf(const Board &board, std::span<const std::string> linkKinds);

/// The same graph with every link in both directions.
PlaceGraph bothWays(PlaceGraph graph);

/// The groups of places that lie on common circles, each in board order; a place linked to itself is one.
std::vector<std::vector<std::size_t>> circlesIn(const PlaceGraph &graph);

/// For each place whether it can be reached along the links from one of the sources (which are reached
/// themselves).
std::vector<bool> reachedFrom(const PlaceGraph &graph, std::span<const std::size_t> sources);

/// For each place the number of links on the longest way to it from a source; none where no way leads, and
/// none anywhere if the graph has a circle.
std::vector<std::optional<std::size_t>> depthsFrom(const PlaceGraph &graph,
                                                   std::span<const std::size_t> sources);

} // namespace merlon
