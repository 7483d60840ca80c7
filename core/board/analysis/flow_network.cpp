#include "core/board/analysis/flow_network.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // of an optional within the iterators of Boost.Graph
#endif

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boykov_kolmogorov_max_flow.hpp>

namespace merlon {

namespace {

struct Capacity {
    int capacity = 0;
    int residual = 0;
    boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>::edge_descriptor reverse;
};
using Network =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property, Capacity>;
using Edge = boost::graph_traits<Network>::edge_descriptor;

} // namespace

std::size_t FlowNetwork::addNodes(std::size_t count)
{
    m_nodes += count;
    return m_nodes - count;
}

std::size_t FlowNetwork::addArc(std::size_t from, std::size_t to, int capacity)
{
    m_arcs.push_back({from, to, capacity});
    return m_arcs.size() - 1;
}

int FlowNetwork::findMaximumFlow(std::size_t source, std::size_t sink)
{
    Network network(m_nodes);
    std::vector<Edge> edges;
    for (const Arc &arc : m_arcs) {
        const Edge forth = boost::add_edge(arc.from, arc.to, network).first;
        const Edge back = boost::add_edge(arc.to, arc.from, network).first;
        network[forth] = {arc.capacity, arc.capacity, back};
        network[back] = {0, 0, forth};
        edges.push_back(forth);
    }
    std::vector<Edge> predecessors(m_nodes);
    std::vector<boost::default_color_type> colours(m_nodes);
    std::vector<long> distances(m_nodes);
    const auto index = boost::get(boost::vertex_index, network);
    const int flow = boost::boykov_kolmogorov_max_flow(
        network, boost::get(&Capacity::capacity, network), boost::get(&Capacity::residual, network),
        boost::get(&Capacity::reverse, network),
        boost::make_iterator_property_map(predecessors.begin(), index),
        boost::make_iterator_property_map(colours.begin(), index),
        boost::make_iterator_property_map(distances.begin(), index), index, source, sink);
    m_flows.clear();
    for (const Edge &edge : edges)
        m_flows.push_back(network[edge].capacity - network[edge].residual);
    findSourceSide(source);
    return flow;
}

void FlowNetwork::findSourceSide(std::size_t source)
{
    std::vector<std::vector<std::size_t>> more(m_nodes);
    for (std::size_t i = 0; i < m_arcs.size(); ++i) {
        if (m_flows[i] < m_arcs[i].capacity)
            more[m_arcs[i].from].push_back(m_arcs[i].to);
        if (m_flows[i] > 0)
            more[m_arcs[i].to].push_back(m_arcs[i].from);
    }
    m_onSourceSide.assign(m_nodes, false);
    m_onSourceSide[source] = true;
    std::vector<std::size_t> open {source};
    while (!open.empty()) {
        const std::size_t node = open.back();
        open.pop_back();
        for (const std::size_t next : more[node]) {
            if (!m_onSourceSide[next])
                open.push_back(next);
            m_onSourceSide[next] = true;
        }
    }
}

} // namespace merlon
