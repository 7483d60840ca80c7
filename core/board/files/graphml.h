#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/files/format.h"

#include <string>
#include <string_view>

namespace merlon {

/// The board as GraphML: a node for each place and a directed edge for each link, in board order; what
/// belongs to the whole board is data of the graph. Attributes stand as JSON in data of their own name, via
/// points as a list. The directions of edges mean no more than the kinds of links say: with the schema only those have
/// arrows that have a direction. Links that name a missing place cannot be written and are left out. Beside all that
/// stands how yEd draws it, unless the board is very large.
std::string boardToGraphml(const Board &board, const BoardSchema *schema = nullptr);

/// Reads what boardToGraphml writes, or what another program drew with the same data: nodes need `key` and
/// `kind`, edges `kind`, the graph `schema`; attributes that are no JSON are taken as text, unknown data as
/// attributes. Where yEd has moved a node or bent an edge, its drawing counts. What yEd has drawn needs no data: its keys
/// are what is written on it, its kinds how it looks. If no node has a point, the places stand in a ring. At most
/// kMaxFileBytes, kMaxXmlDepth and kMostXmlElements (limits.h); document type declarations are refused.
/// `family`: the schema of a graph that does not say any; its nodes and edges need no data then, and its drawing is made as
/// small as ours. Empty: such a graph is refused.
Expected<Board> boardFromGraphml(std::string_view text, const SchemaLookup &schemas,
                                 const std::string &source, std::string_view family = {});

} // namespace merlon
