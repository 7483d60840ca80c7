#include "core/base/json.h"
#include "core/board/files/graphml.h"

#include "core/board/files/graphml/graphml_names.h"
#include "core/board/files/graphml/kind_colors.h"
#include "core/board/files/json/attribute_json.h"
#include "core/board/files/json/cells_json.h"
#include "core/board/files/json/own_attributes_json.h"

#include <set>
#include <string_view>
#include <utility>

namespace merlon {

namespace {

using DataFields = std::vector<std::pair<std::string, std::string>>; ///< name and value

void replaceAll(std::string &text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// XML readers take line breaks and tabs in attributes for blanks; what XML has no room for becomes U+FFFD.
std::string escaped(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        case '\t':
        case '\n':
        case '\r':
            result += "&#" + std::to_string(c) + ";";
            break;
        default:
            if (c >= 0 && c < ' ')
                result += "\uFFFD";
            else
                result.push_back(c);
        }
    }
    for (const std::string_view noCharacter : {"\uFFFE", "\uFFFF"})
        replaceAll(result, noCharacter, "\uFFFD");
    return result;
}

/// JSON in one line. XML readers may fold blanks: what follows a blank within a text is written as an escape, as are the
/// characters that XML does not have.
std::string jsonText(const Json &json)
{
    const std::string dumped = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string text;
    for (const char c : dumped) {
        if (c == ' ' && !text.empty() && text.back() == ' ')
            text += "\\u0020";
        else
            text.push_back(c);
    }
    replaceAll(text, "\uFFFE", "\\ufffe");
    replaceAll(text, "\uFFFF", "\\uffff");
    return text;
}

/// A key as it stands, anything else as a JSON string.
std::string plainText(const std::string &text)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
            || c == '_';
    };
    const bool plain = !text.empty() && std::all_of(text.begin(), text.end(), isPlain);
    return plain ? text : jsonText(text);
}

void addAttributes(const Attributes &attributes, bool (*isReserved)(std::string_view), DataFields &data)
{
    for (const auto &[key, value] : attributes)
        data.emplace_back(graphml::dataName(key, isReserved), jsonText(attributeToJson(value)));
}

DataFields dataOf(const BoardInfo &info)
{
    DataFields data {{"key", plainText(info.key)}, {"schema", plainText(info.schema)}};
    if (!info.names.empty())
        data.emplace_back("names", jsonText(info.names));
    if (!info.descriptions.empty())
        data.emplace_back("descriptions", jsonText(info.descriptions));
    if (!info.games.empty())
        data.emplace_back("games", jsonText(info.games));
    if (!info.author.empty())
        data.emplace_back("author", jsonText(info.author));
    if (!info.licence.empty())
        data.emplace_back("licence", jsonText(info.licence));
    if (info.cells)
        data.emplace_back("cells", jsonText(cellsToJson(*info.cells)));
    if (!info.ownAttributes.empty())
        data.emplace_back("own-attributes", jsonText(ownAttributesToJson(info.ownAttributes)));
    if (info.attributes.empty())
        return data;
    Json attributes = Json::object();
    for (const auto &[key, value] : info.attributes)
        attributes[key] = attributeToJson(value);
    data.emplace_back("attributes", jsonText(attributes));
    return data;
}

DataFields dataOf(const Place &place)
{
    DataFields data {{"key", plainText(place.key)},
                     {"kind", plainText(place.kind)},
                     {"side", plainText(place.side)},
                     {"x", jsonText(place.at.x)},
                     {"y", jsonText(place.at.y)}};
    if (!place.names.empty())
        data.emplace_back("names", jsonText(place.names));
    addAttributes(place.attributes, graphml::isNodeData, data);
    return data;
}

DataFields dataOf(const Link &link)
{
    DataFields data {{"kind", plainText(link.kind)}};
    if (link.course != LinkCourse::AsUsual)
        data.emplace_back("course", keyOf(link.course));
    if (!link.via.empty()) {
        Json via = Json::array();
        for (const Point &point : link.via)
            via.push_back(Json::array({point.x, point.y}));
        data.emplace_back("via", jsonText(via));
    }
    addAttributes(link.attributes, graphml::isEdgeData, data);
    return data;
}

/// How yEd draws the places and links of a board.
class YedDrawing {
public:
    YedDrawing(const Board &board, const BoardSchema *schema)
        : m_schema(schema)
        , m_colors(board)
    {
    }

    static void declare(std::string &xml)
    {
        xml += "  <key id=\"yed.node\" for=\"node\" yfiles.type=\"nodegraphics\"/>\n"
               "  <key id=\"yed.edge\" for=\"edge\" yfiles.type=\"edgegraphics\"/>\n";
    }

    void write(const Place &place, std::string &xml) const
    {
        constexpr double kWidth = 70;
        constexpr double kHeight = 26;
        xml += "      <data key=\"yed.node\"><y:ShapeNode>\n        <y:Geometry height=\"";
        xml += jsonText(kHeight) + "\" width=\"" + jsonText(kWidth) + "\" x=\"";
        xml += jsonText(place.at.x - kWidth / 2) + "\" y=\"" + jsonText(place.at.y - kHeight / 2) + "\"/>\n";
        xml += "        <y:Fill color=\"" + std::string(m_colors.of(place)) + "\"/>\n";
        xml += "        <y:NodeLabel>" + escaped(graphLabelOf(place)) + "</y:NodeLabel>\n";
        xml += "        <y:Shape type=\"roundrectangle\"/>\n      </y:ShapeNode></data>\n";
    }

    void write(const Link &link, std::string &xml) const
    {
        const LinkKind *kind = m_schema ? m_schema->linkKind(link.kind) : nullptr;
        const bool hasArrow = !kind || kind->directed;
        const std::string form = link.course == LinkCourse::Curved ? "y:SplineEdge" : "y:PolyLineEdge";
        xml += "      <data key=\"yed.edge\"><" + form + ">\n";
        xml += "        <y:Path sx=\"0.0\" sy=\"0.0\" tx=\"0.0\" ty=\"0.0\">";
        for (const Point &bend : link.via)
            xml += "<y:Point x=\"" + jsonText(bend.x) + "\" y=\"" + jsonText(bend.y) + "\"/>";
        xml += "</y:Path>\n        <y:Arrows source=\"none\" target=\"";
        xml += std::string(hasArrow ? "standard" : "none") + "\"/>\n      </" + form + "></data>\n";
    }

private:
    const BoardSchema *m_schema;
    KindColors m_colors;
};

/// Whether a drawing is worth while: nobody looks at the largest boards in yEd, whose data alone may fill a file. So it
/// stays within the limits.
bool canBeDrawn(const Board &board)
{
    constexpr std::size_t kMostData = 50'000;
    constexpr std::size_t kMostBendsInAll = 20'000;
    std::size_t data = 0;
    std::size_t bends = 0;
    for (const Place &place : board.places())
        data += 6 + place.attributes.size();
    for (const Link &link : board.links()) {
        data += 2 + link.attributes.size();
        bends += link.via.size();
    }
    return data <= kMostData && bends <= kMostBendsInAll;
}

void writeData(const DataFields &data, const std::string &owner, std::string &xml)
{
    for (const auto &[name, value] : data)
        xml += "      <data key=\"" + owner + "." + escaped(name) + "\">" + escaped(value) + "</data>\n";
}

void declare(const std::set<std::string> &names, const std::string &owner, std::string &xml)
{
    for (const std::string &name : names) {
        const std::string key = escaped(name);
        xml.append("  <key id=\"").append(owner).append(".").append(key);
        xml.append("\" for=\"").append(owner).append("\" attr.name=\"").append(key);
        const bool isNumber = owner == "node" && (name == "x" || name == "y");
        xml.append(isNumber ? "\" attr.type=\"double\"/>\n" : "\" attr.type=\"string\"/>\n");
    }
}

template <class Rows>
std::set<std::string> namesIn(const Rows &rows)
{
    std::set<std::string> names;
    for (const auto &row : rows) {
        for (const auto &[name, value] : dataOf(row))
            names.insert(name);
    }
    return names;
}

} // namespace

std::string boardToGraphml(const Board &board, const BoardSchema *schema)
{
    const bool isDrawn = canBeDrawn(board);
    const YedDrawing drawing(board, schema);
    std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" "
                      "xmlns:y=\"http://www.yworks.com/xml/graphml\">\n";
    if (isDrawn)
        YedDrawing::declare(xml);
    declare(namesIn(std::span(&board.info(), 1)), "graph", xml);
    declare(namesIn(board.places()), "node", xml);
    declare(namesIn(board.links()), "edge", xml);
    xml += "  <graph edgedefault=\"directed\">\n";
    writeData(dataOf(board.info()), "graph", xml);
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        xml += "    <node id=\"n" + std::to_string(i) + "\">\n";
        writeData(dataOf(board.places()[i]), "node", xml);
        if (isDrawn)
            drawing.write(board.places()[i], xml);
        xml += "    </node>\n";
    }
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (!from || !to)
            continue;
        xml +=
            "    <edge source=\"n" + std::to_string(*from) + "\" target=\"n" + std::to_string(*to) + "\">\n";
        writeData(dataOf(link), "edge", xml);
        if (isDrawn)
            drawing.write(link, xml);
        xml += "    </edge>\n";
    }
    return xml + "  </graph>\n</graphml>\n";
}

} // namespace merlon
