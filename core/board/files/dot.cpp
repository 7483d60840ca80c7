#include "core/board/files/dot.h"

#include "core/board/files/graphml/kind_colors.h"
#include "core/board/styled_place.h"

#include <iomanip>
#include <locale>
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

const char *dotShapeOf(PlaceShape shape)
{
    switch (shape) {
    case PlaceShape::Square:
    case PlaceShape::Picture:
    case PlaceShape::Bar:
    case PlaceShape::Field:
        return "box";
    case PlaceShape::Diamond:
        return "diamond";
    case PlaceShape::Hexagon:
        return "hexagon";
    case PlaceShape::Shield:
        return "invhouse";
    case PlaceShape::Triangle:
        return "triangle";
    case PlaceShape::None:
    case PlaceShape::Disc:
        break;
    }
    return "ellipse";
}

std::string dotColorOf(std::uint32_t rgb)
{
    std::ostringstream color;
    color.imbue(std::locale::classic());
    color << '#' << std::hex << std::uppercase << std::setfill('0') << std::setw(6) << rgb;
    return color.str();
}

} // namespace

std::string boardToDot(const Board &board, const BoardSchema &schema)
{
    const KindColors colors(board);
    std::ostringstream dot;
    dot.imbue(std::locale::classic());
    dot << "digraph " << quoted(board.info().key) << " {\n"
        << "  graph [inputscale=72];\n" // points as `neato -n` has them, for others too
        << "  node [style=filled, fontname=\"serif\", fontsize=9, margin=0.04, width=0.5, height=0.3];\n"
        << "  edge [arrowsize=0.6];\n";
    for (const Place &place : board.places()) {
        const PlaceStyle style = styleOf(schema, place);
        const PlaceShape shape =
            style.shape == PlaceShape::None ? usualShape(schema, place.kind) : style.shape;
        const std::string color = style.terrain == Terrain::None ? std::string(colors.of(place))
                                                                 : dotColorOf(colorsOf(style.terrain).day);
        dot << "  " << quoted(place.key) << " [class=" << quoted(place.kind)
            << ", label=" << quoted(graphLabelOf(place)) << ", shape=" << dotShapeOf(shape)
            << ", fillcolor=\"" << color << "\", pos=\"" << place.at.x << ',' << 1000 - place.at.y
            << "!\"];\n"; // Graphviz counts upwards
    }
    for (const Link &link : board.links()) {
        const LinkKind *kind = schema.linkKind(link.kind);
        const char *ends = kind && kind->directed ? "" : ", dir=none, style=dashed";
        dot << "  " << quoted(link.from) << " -> " << quoted(link.to) << " [class=" << quoted(link.kind)
            << ends << "];\n";
    }
    dot << "}\n";
    return dot.str();
}

} // namespace merlon
