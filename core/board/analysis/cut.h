#pragma once

#include "core/board/analysis.h"

namespace merlon {

/// What may be taken away to cut ways, and at which cost of 1 or more.
struct CutCosts {
    std::vector<std::optional<int>> places; ///< by place; none: it stays
    std::vector<std::optional<int>> links;  ///< by link of the graph; none: it stays
};

/// Places and links without which no way leads from the sources to a place.
struct Cut {
    int cost = 0;
    std::vector<std::size_t> places;
    std::vector<std::size_t> links; ///< by their number in the graph
};

/// The cheapest cut; of several the one nearest to the sources. None if what may be taken away does not suffice. Empty
/// if no way leads there anyhow. The place itself is never taken away.
std::optional<Cut> cheapestCut(const PlaceGraph &graph, const CutCosts &costs,
                               std::span<const std::size_t> sources, std::size_t to);

} // namespace merlon
