#include "core/board/files/dot.h"

#include <sstream>

namespace merlon {

namespace {

std::string quoted(const std::string &text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

} // namespace

std::string boardToDot(const Board &board, const BoardSchema &schema)
{
    std::ostringstream dot;
    dot.imbue(std::locale::classic());
    dot << "digraph " << quoted(board.info().key) << " {\n";
    for (const Place &place : board.places()) {
        dot << "  " << quoted(place.key) << " [class=" << quoted(place.kind) << ", pos=\"" << place.at.x
            << ',' << 1000 - place.at.y << "\"];\n"; // Graphviz counts upwards
    }
    for (const Link &link : board.links()) {
        const LinkKind *kind = schema.linkKind(link.kind);
        const char *ends = kind && kind->directed ? "" : ", dir=none";
        dot << "  " << quoted(link.from) << " -> " << quoted(link.to) << " [class=" << quoted(link.kind)
            << ends << "];\n";
    }
    dot << "}\n";
    return dot.str();
}

} // namespace merlon
