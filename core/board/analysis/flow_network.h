#pragma once

#include <cstddef>
#include <vector>

namespace merlon {

/// A network of arcs with capacities, for maximum flows and minimum cuts.
class FlowNetwork {
public:
    static constexpr int kWithoutEnd = 1 << 28; ///< a capacity that nothing exhausts

    /// Nodes are numbered from 0.
    std::size_t addNode() { return m_nodes++; }
    std::size_t addNodes(std::size_t count);
    /// The number of the arc.
    std::size_t addArc(std::size_t from, std::size_t to, int capacity);

    /// By the algorithm of Boykov and Kolmogorov (2004). The answers below are about the last flow.
    int findMaximumFlow(std::size_t source, std::size_t sink);
    int flowOn(std::size_t arc) const { return m_flows[arc]; }
    /// By node whether more could still come there from the source: the border of these nodes is a minimum cut, of
    /// several the one nearest to the source.
    const std::vector<bool> &onSourceSide() const { return m_onSourceSide; }

private:
    struct Arc {
        std::size_t from;
        std::size_t to;
        int capacity;
    };
    void findSourceSide(std::size_t source);

    std::size_t m_nodes = 0;
    std::vector<Arc> m_arcs;
    std::vector<int> m_flows; ///< by arc
    std::vector<bool> m_onSourceSide;
};

} // namespace merlon
