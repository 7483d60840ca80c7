#include "core/board/analysis.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/graph/topological_sort.hpp>

#include <algorithm>

namespace merlon {

namespace {

using Digraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;

Digraph digraph(const PlaceGraph &graph)
{
    return {graph.links.begin(), graph.links.end(), graph.places};
}

} // namespace

PlaceGraph graphOf(const Board &board, std::span<const std::string> linkKinds)
{
    PlaceGraph graph {board.places().size(), {}};
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (from && to && std::find(linkKinds.begin(), linkKinds.end(), link.kind) != linkKinds.end())
            graph.links.emplace_back(*from, *to);
    }
    return graph;
}

PlaceGraph bothWays(PlaceGraph graph)
{
    const std::size_t oneWay = graph.links.size();
    graph.links.reserve(2 * oneWay);
    for (std::size_t i = 0; i < oneWay; ++i)
        graph.links.emplace_back(graph.links[i].second, graph.links[i].first);
    return graph;
}

std::vector<std::vector<std::size_t>> circlesIn(const PlaceGraph &graph)
{
    if (graph.places == 0)
        return {};
    std::vector<std::size_t> component(graph.places);
    const auto index = boost::get(boost::vertex_index, Digraph());
    const std::size_t count =
        boost::strong_components(digraph(graph), boost::make_iterator_property_map(component.begin(), index));

    std::vector<std::vector<std::size_t>> members(count);
    for (std::size_t place = 0; place < graph.places; ++place)
        members[component[place]].push_back(place);
    std::vector<bool> hasLoop(graph.places, false);
    for (const auto &[from, to] : graph.links)
        hasLoop[from] = hasLoop[from] || from == to;

    std::erase_if(members, [&](const auto &group) { return group.size() == 1 && !hasLoop[group.front()]; });
    std::sort(members.begin(), members.end());
    return members;
}

std::vector<bool> reachedFrom(const PlaceGraph &graph, std::span<const std::size_t> sources)
{
    const Digraph network = digraph(graph);
    std::vector<boost::default_color_type> colours(graph.places, boost::white_color);
    const auto colour =
        boost::make_iterator_property_map(colours.begin(), boost::get(boost::vertex_index, network));
    for (const std::size_t source : sources) {
        boost::queue<std::size_t> buffer;
        if (colours[source] == boost::white_color)
            boost::breadth_first_visit(network, source, buffer, boost::default_bfs_visitor(), colour);
    }
    std::vector<bool> reached(graph.places);
    std::transform(colours.begin(), colours.end(), reached.begin(),
                   [](boost::default_color_type c) { return c != boost::white_color; });
    return reached;
}

std::vector<std::optional<std::size_t>> depthsFrom(const PlaceGraph &graph,
                                                   std::span<const std::size_t> sources)
{
    std::vector<std::optional<std::size_t>> depths(graph.places);
    if (!circlesIn(graph).empty())
        return depths;
    const Digraph network = digraph(graph);
    std::vector<std::size_t> order;
    boost::topological_sort(network, std::back_inserter(order)); // the last places first
    for (const std::size_t source : sources)
        depths[source] = 0;
    for (auto place = order.rbegin(); place != order.rend(); ++place) {
        if (!depths[*place])
            continue;
        for (const auto &link : boost::make_iterator_range(boost::out_edges(*place, network))) {
            auto &depth = depths[boost::target(link, network)];
            depth = std::max(depth.value_or(0), *depths[*place] + 1);
        }
    }
    return depths;
}

} // namespace merlon
