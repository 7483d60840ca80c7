#pragma once

#include "core/base/error.h"
#include "core/board/files/graphml_look.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The first graph of a GraphML file: what is said about it, about its nodes and about its edges.
struct GraphmlDocument {
    using Data = std::map<std::string, std::string>; ///< names and values

    struct Node {
        std::string id; ///< at most its first kLongestId bytes
        Data data;
        GraphmlLook look {};
    };

    struct Edge {
        std::size_t from = 0; ///< a node
        std::size_t to = 0;
        Data data;
        GraphmlLook look {};
    };

    static constexpr std::size_t kLongestId = 60;

    Data graph;
    std::vector<Node> nodes;
    std::vector<Edge> edges;
};

/// Reads a GraphML file of at most kMaxFileBytes. What its keys give to all nodes or edges is put into each that says nothing
/// else. A node that only edges name has no data of its own; graphs within nodes are passed over. Errors carry the line.
Expected<GraphmlDocument> readGraphmlDocument(std::string_view text, const std::string &source);

} // namespace merlon
