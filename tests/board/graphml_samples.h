#pragma once

#include "core/board/files/graphml.h"
#include "tests/support/boards.h"

#include <string>
#include <string_view>

namespace merlon::testing {

/// The code of the error for which a graph is refused; empty: it is read.
inline std::string errorCodeOf(std::string_view xml)
{
    const auto board = boardFromGraphml(xml, schemaOf, "test");
    return board ? std::string() : board.error().what.code;
}

/// A document with keys for what the tests give to nodes: `k` key, `i` kind, `c`, `n`, `x`; `s` for the schema of the graph.
inline std::string graphmlOf(const std::string &content)
{
    return "<graphml><key id=\"s\" for=\"graph\" attr.name=\"schema\" attr.type=\"string\"/>"
           "<key id=\"k\" for=\"node\" attr.name=\"key\" attr.type=\"string\"/>"
           "<key id=\"i\" for=\"all\" attr.name=\"kind\" attr.type=\"string\"/>"
           "<key id=\"c\" for=\"node\" attr.name=\"unit-capacity\" attr.type=\"int\"/>"
           "<key id=\"n\" for=\"node\" attr.name=\"note\" attr.type=\"string\"><default>a "
           "note</default></key>"
           "<key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>"
        + content + "</graphml>";
}

} // namespace merlon::testing
