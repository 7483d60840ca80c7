#include "core/board/analysis/ways.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/dominator_tree.hpp>
#include <boost/graph/visitors.hpp>

#include <algorithm>

namespace merlon {

namespace {

using Digraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;
using Vertex = boost::graph_traits<Digraph>::vertex_descriptor;

template <class Value>
auto byVertex(std::vector<Value> &values)
{
    return boost::make_iterator_property_map(values.begin(), boost::get(boost::vertex_index, Digraph()));
}

/// A breadth-first search from a vertex before all sources.
struct Search {
    std::vector<Vertex> before;        ///< by vertex: the one from which it was reached; itself if it was not
    std::vector<std::size_t> distance; ///< by vertex, from the vertex before the sources
};

Search searchFrom(const PlaceGraph &graph, std::span<const std::size_t> sources)
{
    Digraph network(graph.links.begin(), graph.links.end(), graph.places + 1);
    const Vertex root = graph.places;
    for (const std::size_t source : sources)
        boost::add_edge(root, source, network);
    Search search {std::vector<Vertex>(root + 1), std::vector<std::size_t>(root + 1, 0)};
    for (Vertex vertex = 0; vertex <= root; ++vertex)
        search.before[vertex] = vertex;
    const auto visitor = boost::make_bfs_visitor(
        std::make_pair(boost::record_predecessors(byVertex(search.before), boost::on_tree_edge()),
                       boost::record_distances(byVertex(search.distance), boost::on_tree_edge())));
    boost::breadth_first_search(network, root, boost::visitor(visitor));
    return search;
}

} // namespace

std::vector<std::optional<std::size_t>> stepsFrom(const PlaceGraph &graph,
                                                  std::span<const std::size_t> sources)
{
    const Search search = searchFrom(graph, sources);
    std::vector<std::optional<std::size_t>> steps(graph.places);
    for (std::size_t place = 0; place < graph.places; ++place) {
        if (search.before[place] != place)
            steps[place] = search.distance[place] - 1;
    }
    return steps;
}

std::vector<std::size_t> shortestWay(const PlaceGraph &graph, std::span<const std::size_t> sources,
                                     std::size_t to)
{
    const Search search = searchFrom(graph, sources);
    std::vector<std::size_t> way;
    if (search.before[to] == to)
        return way;
    for (Vertex vertex = to; vertex != graph.places; vertex = search.before[vertex])
        way.push_back(vertex);
    std::ranges::reverse(way);
    return way;
}

std::vector<std::optional<Narrows>> narrowsOf(const PlaceGraph &graph, std::span<const std::size_t> sources,
                                              std::span<const std::size_t> places)
{
    const Vertex root = graph.places + graph.links.size();
    Digraph network(root + 1);
    const std::vector<bool> reached = reachedFrom(graph, sources);
    for (std::size_t link = 0; link < graph.links.size(); ++link) {
        if (!reached[graph.links[link].first])
            continue; // Boost.Graph takes what leads from nowhere for another way
        boost::add_edge(graph.links[link].first, graph.places + link, network);
        boost::add_edge(graph.places + link, graph.links[link].second, network);
    }
    for (const std::size_t source : sources)
        boost::add_edge(root, source, network);
    const Vertex none = boost::graph_traits<Digraph>::null_vertex();
    std::vector<Vertex> dominator(root + 1, none);
    boost::lengauer_tarjan_dominator_tree(network, root, byVertex(dominator));

    std::vector<std::optional<Narrows>> found;
    for (const std::size_t place : places) {
        auto &narrows = found.emplace_back();
        if (dominator[place] == none)
            continue;
        narrows.emplace();
        for (Vertex at = dominator[place]; at != root; at = dominator[at]) {
            if (at < graph.places)
                narrows->places.push_back(at);
            else
                narrows->links.push_back(at - graph.places);
        }
        std::ranges::reverse(narrows->places);
        std::ranges::reverse(narrows->links);
    }
    return found;
}

} // namespace merlon
