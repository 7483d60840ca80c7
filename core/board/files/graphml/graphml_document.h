#pragma once

#include "core/base/error.h"
#include "core/board/files/graphml/graphml_look.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The first graph of a GraphML file: what is said about it, about its nodes and about its edges.
struct GraphmlDocument {
    struct Datum {
        std::string text;
        std::size_t line = 0; ///< in which it begins
    };
    using Data = std::map<std::string, Datum>; ///< by name

    struct Node {
        std::string id;       ///< at most its first kLongestId bytes
        std::size_t line = 0; ///< in which it begins, or the first edge that names it
        Data data;
        GraphmlLook look {};
    };

    struct Edge {
        std::size_t from = 0; ///< a node
        std::size_t to = 0;
        std::size_t line = 0; ///< in which it begins
        Data data;
        GraphmlLook look {};
    };

    static constexpr std::size_t kLongestId = 60;

    Data graph;
    std::size_t line = 0; ///< in which the graph begins, or the file if it has none
    std::vector<Node> nodes;
    std::vector<Edge> edges;
};

/// Reads a GraphML file of at most kMaxFileBytes. What its keys give to all nodes or edges is put into each that says nothing
/// else. A node that only edges name has no data of its own; graphs within nodes are passed over. Errors carry the line.
Expected<GraphmlDocument> readGraphmlDocument(std::string_view text, const std::string &source);

} // namespace merlon
