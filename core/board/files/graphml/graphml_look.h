#pragma once

#include "core/board/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

class XmlAttributes;

/// How yEd, and what reads and writes its files, draws a node or an edge.
struct GraphmlLook {
    bool isThere = false;
    std::string label {};
    std::string shape {};           ///< of a node: `ellipse`; of the line of an edge: `dashed`
    std::string color {};           ///< `#FFCC00`
    std::optional<Point> middle {}; ///< of a node
    bool hasPath = false;           ///< of an edge
    bool isCurved = false;          ///< of an edge
    std::vector<Point> bends {};    ///< of its path: at most one more than kMostBends
};

/// Whether an element belongs to such a drawing.
bool isOfLook(std::string_view element);

/// Takes what an element of a drawing says. Of two that say the same the first counts; what is no number is passed over.
void addToLook(GraphmlLook &look, std::string_view element, const XmlAttributes &attributes);

/// The kind of a node or edge that says none, as it looks: `ellipse #FFCC00`; `otherwise` if it looks like nothing.
std::string kindByLook(const GraphmlLook &look, const std::string &otherwise);

} // namespace merlon
