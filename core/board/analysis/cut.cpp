#include "core/board/analysis/cut.h"

#include "core/board/analysis/flow_network.h"

namespace merlon {

std::optional<Cut> cheapestCut(const PlaceGraph &graph, const CutCosts &costs,
                               std::span<const std::size_t> sources, std::size_t to)
{
    FlowNetwork network;
    const std::size_t entrances = network.addNodes(graph.places);
    const std::size_t exits = network.addNodes(graph.places);
    const std::size_t source = network.addNode();
    const std::size_t sink = network.addNode();
    for (std::size_t place = 0; place < graph.places; ++place)
        network.addArc(entrances + place, exits + place,
                       costs.places[place].value_or(FlowNetwork::kWithoutEnd));
    for (std::size_t link = 0; link < graph.links.size(); ++link)
        network.addArc(exits + graph.links[link].first, entrances + graph.links[link].second,
                       costs.links[link].value_or(FlowNetwork::kWithoutEnd));
    for (const std::size_t start : sources)
        network.addArc(source, entrances + start, FlowNetwork::kWithoutEnd);
    network.addArc(entrances + to, sink, FlowNetwork::kWithoutEnd); // sums stay below the end of numbers

    Cut cut;
    cut.cost = network.findMaximumFlow(source, sink);
    if (cut.cost >= FlowNetwork::kWithoutEnd)
        return {};
    const std::vector<bool> &near = network.onSourceSide();
    for (std::size_t place = 0; place < graph.places; ++place) {
        if (near[entrances + place] && !near[exits + place])
            cut.places.push_back(place);
    }
    for (std::size_t link = 0; link < graph.links.size(); ++link) {
        if (near[exits + graph.links[link].first] && !near[entrances + graph.links[link].second])
            cut.links.push_back(link);
    }
    return cut;
}

} // namespace merlon
