#pragma once

#include "core/board/analysis.h"

namespace merlon {

/// By place the fewest links on a way to it from one of the sources; none where no way leads.
std::vector<std::optional<std::size_t>> stepsFrom(const PlaceGraph &graph,
                                                  std::span<const std::size_t> sources);

/// The places of a shortest way from one of the sources to a place, both ends included; empty if there is no way. Of
/// several the one whose links come first.
std::vector<std::size_t> shortestWay(const PlaceGraph &graph, std::span<const std::size_t> sources,
                                     std::size_t to);

/// What every way to a place passes, in the order in which it is passed.
struct Narrows {
    std::vector<std::size_t> places; ///< without the place itself
    std::vector<std::size_t> links;  ///< by their number in the graph
};

/// For each of these places what all ways from the sources to it pass; none where no way leads. From the dominator
/// tree (Lengauer and Tarjan 1979) of the graph in which every link is a vertex too.
std::vector<std::optional<Narrows>> narrowsOf(const PlaceGraph &graph, std::span<const std::size_t> sources,
                                              std::span<const std::size_t> places);

} // namespace merlon
