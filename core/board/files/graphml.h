#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/files/format.h"

#include <string>
#include <string_view>

namespace merlon {

/// The board as GraphML: a node for each place and a directed edge for each link, in board order; what
/// belongs to the whole board is data of the graph. Attributes stand as JSON in data of their own name, via
/// points as a list. The directions of edges mean no more than the kinds of links say. Links that name a
/// missing place cannot be written and are left out.
std::string boardToGraphml(const Board &board);

/// Reads what boardToGraphml writes, or what another program drew with the same data: nodes need `key` and
/// `kind`, edges `kind`, the graph `schema`; attributes that are no JSON are taken as text, unknown data as
/// attributes. If no node has `x` or `y`, the places stand in a ring. At most kMaxFileBytes,
/// kMaxXmlDepth and kMostXmlElements (limits.h); document type declarations are refused.
Expected<Board> boardFromGraphml(std::string_view text, const SchemaLookup &schemas,
                                 const std::string &source);

} // namespace merlon
