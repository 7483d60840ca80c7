#include "core/board/files/graphml/graphml_document.h"

#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/board/files/graphml/xml_parser.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace merlon {

namespace {

using Data = GraphmlDocument::Data;

/// What an element `key` declares.
struct Declared {
    std::string name;
    std::string owner; ///< `node`, `edge`, `all`, …
    std::optional<GraphmlDocument::Datum> standard;
};

/// Text as programs lay it out: without blanks at its ends, and with one blank where several stand.
class FoldedText {
public:
    void add(std::string_view text)
    {
        constexpr std::string_view kBlanks = " \t\r\n";
        while (!text.empty()) {
            const std::size_t word = std::min(text.find_first_of(kBlanks), text.size());
            if (word > 0)
                addVerbatim(text.substr(0, word));
            text.remove_prefix(word);
            if (!text.empty())
                m_isBlankDue = m_isBegun;
            text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
        }
    }

    void addVerbatim(std::string_view text)
    {
        if (std::exchange(m_isBlankDue, false))
            m_text += ' ';
        m_text += text;
        m_isBegun = true;
    }

    /// What follows has ends of its own.
    void end() { m_isBegun = m_isBlankDue = false; }

    std::string take()
    {
        end();
        return std::exchange(m_text, {});
    }

private:
    std::string m_text;
    bool m_isBegun = false;
    bool m_isBlankDue = false;
};

std::size_t bytesInData(const Data &data)
{
    std::size_t bytes = 0;
    for (const auto &[name, datum] : data)
        bytes += name.size() + datum.text.size();
    return bytes;
}

/// Reads a document in two passes: its keys, which may stand behind the graph, and the graph.
class GraphmlReader {
public:
    GraphmlReader(std::string_view text, const std::string &source)
        : m_source(source)
        , m_xml(text)
    {
    }

    Expected<GraphmlDocument> read()
    {
        for (const Pass pass : {Pass::Keys, Pass::Graph}) {
            if (std::optional<Error> error = run(pass))
                return tl::make_unexpected(std::move(*error));
            m_bytesOfNodes = bytesInData(m_ofNodes);
            m_bytesOfEdges = bytesInData(m_ofEdges);
        }
        if (std::optional<Error> error = resolveEdges())
            return tl::make_unexpected(std::move(*error));
        return std::move(m_document);
    }

private:
    enum class Pass { Keys, Graph };
    /// What an element is for this pass.
    enum class Part { Root, Key, Default, Graph, Node, Edge, Datum, Look, Label, Other };

    /// An edge whose nodes need not have come yet.
    struct EdgeEnds {
        std::string from;
        std::string to;
    };

    std::optional<Error> run(Pass pass)
    {
        m_pass = pass;
        XmlParser parser(
            m_xml, m_source,
            {[&](std::string_view name, const XmlAttributes &attributes) { open(parser, name, attributes); },
             [&] { close(parser); }, [&](std::string_view text) { openText().add(text); },
             [&](std::string_view text) { openText().addVerbatim(text); }});
        if (std::optional<Error> error = parser.run())
            return error;
        if (!m_isGraphml)
            return Error {{"error.graphml", {}}, {m_source, m_document.line, {}}, {}};
        return std::nullopt;
    }

    bool holdsText() const
    {
        return !m_open.empty()
            && (m_open.back() == Part::Default || m_open.back() == Part::Datum
                || m_open.back() == Part::Label);
    }

    FoldedText &openText() { return m_open.back() == Part::Label ? m_label : m_text; }

    Part partWithin(Part outer, std::string_view name) const
    {
        switch (outer) {
        case Part::Root:
            if (m_pass == Pass::Keys)
                return name == "key" ? Part::Key : Part::Other;
            return name == "graph" && !m_hasGraph ? Part::Graph : Part::Other;
        case Part::Key:
            return name == "default" ? Part::Default : Part::Other;
        case Part::Graph:
            if (name == "node")
                return Part::Node;
            if (name == "edge")
                return Part::Edge;
            return name == "data" ? Part::Datum : Part::Other;
        case Part::Node:
        case Part::Edge:
            return name == "data" ? Part::Datum : Part::Other;
        case Part::Datum:
        case Part::Look:
            return m_owner != Part::Graph && isOfLook(name) ? partOfLook(name) : Part::Other;
        case Part::Default:
        case Part::Label:
        case Part::Other:
            break;
        }
        return Part::Other;
    }

    static Part partOfLook(std::string_view name)
    {
        return name == "y:NodeLabel" || name == "y:EdgeLabel" ? Part::Label : Part::Look;
    }

    Part openRoot(const XmlParser &parser, std::string_view name)
    {
        m_document.line = parser.line();
        m_isGraphml = name == "graphml";
        return m_isGraphml ? Part::Root : Part::Other;
    }

    void open(XmlParser &parser, std::string_view name, const XmlAttributes &attributes)
    {
        const Part part = m_open.empty() ? openRoot(parser, name) : partWithin(m_open.back(), name);
        m_open.push_back(part);
        m_text.end();
        parser.tellText(holdsText());
        switch (part) {
        case Part::Key:
            m_id = attributes.value("id");
            m_key = {std::string(attributes.value("attr.name")), std::string(attributes.value("for")), {}};
            break;
        case Part::Datum:
            m_line = parser.line();
            m_id = attributes.value("key");
            m_owner = m_open[m_open.size() - 2];
            break;
        case Part::Look:
            addToLook(look(), name, attributes);
            break;
        case Part::Label:
            look().isThere = true;
            m_label.take(); // what was written before
            break;
        case Part::Graph:
            m_hasGraph = true;
            m_document.line = parser.line();
            break;
        case Part::Node:
            beginNode(parser, std::string(attributes.value("id")));
            break;
        case Part::Edge:
            beginEdge(parser,
                      {std::string(attributes.value("source")), std::string(attributes.value("target"))});
            break;
        case Part::Default:
            m_line = parser.line();
            break;
        case Part::Root:
        case Part::Other:
            break;
        }
    }

    void close(XmlParser &parser)
    {
        const Part part = m_open.back();
        m_open.pop_back();
        parser.tellText(holdsText());
        if (part == Part::Default)
            m_key.standard = GraphmlDocument::Datum {m_text.take(), m_line};
        else if (part == Part::Key)
            declare();
        else if (part == Part::Label)
            keepLabel();
        else if (part == Part::Datum)
            keepData(parser);
    }

    void declare()
    {
        if (m_key.standard && (m_key.owner == "node" || m_key.owner == "all"))
            m_ofNodes.insert_or_assign(m_key.name, *m_key.standard);
        if (m_key.standard && (m_key.owner == "edge" || m_key.owner == "all"))
            m_ofEdges.insert_or_assign(m_key.name, std::move(*m_key.standard));
        m_key.standard.reset();
        m_keys.insert_or_assign(std::move(m_id), std::move(m_key));
    }

    void beginNode(XmlParser &parser, std::string id)
    {
        const auto [known, isNew] = m_nodes.try_emplace(std::move(id), m_document.nodes.size());
        m_node = known->second;
        if (!isNew)
            return;
        if (m_document.nodes.size() == kMostPlaces)
            return parser.refuse(tooMany(kMostPlaces));
        if (refuseTooMuch(parser, m_ofNodes.size(), m_bytesOfNodes))
            return;
        addNode(known->first, parser.line());
    }

    void addNode(const std::string &id, std::size_t line)
    {
        m_document.nodes.push_back({id.substr(0, GraphmlDocument::kLongestId), line, m_ofNodes});
    }

    void beginEdge(XmlParser &parser, EdgeEnds ends)
    {
        if (m_document.edges.size() == kMostLinks)
            return parser.refuse(tooMany(kMostLinks));
        if (refuseTooMuch(parser, m_ofEdges.size(), m_bytesOfEdges))
            return;
        m_ends.push_back(std::move(ends));
        m_document.edges.push_back({0, 0, parser.line(), m_ofEdges});
    }

    static Text tooMany(std::size_t most) { return {"error.board-many", {static_cast<std::int64_t>(most)}}; }

    /// Before more is held. What is given to all of them is written once, but held by each, and so are names.
    std::optional<Text> tooMuch(std::size_t more, std::size_t bytes)
    {
        m_data += more;
        m_bytes += bytes;
        if (m_data > kMostXmlElements)
            return Text {"error.xml-many", {static_cast<std::int64_t>(kMostXmlElements)}};
        if (m_bytes > kMaxFileBytes)
            return Text {"error.xml-much", {static_cast<std::int64_t>(kMaxFileBytes >> 20)}};
        return std::nullopt;
    }

    bool refuseTooMuch(XmlParser &parser, std::size_t more, std::size_t bytes)
    {
        std::optional<Text> what = tooMuch(more, bytes);
        if (what)
            parser.refuse(std::move(*what));
        return what.has_value();
    }

    /// Data of what is open around it.
    void keepData(XmlParser &parser)
    {
        const auto key = m_keys.find(m_id);
        std::string text = m_text.take();
        const bool isNamed =
            key != m_keys.end() && !key->second.name.empty(); // others are drawings of other programs
        if (!refuseTooMuch(parser, 1, isNamed ? key->second.name.size() : 0) && isNamed)
            dataOf(m_open.back())
                .insert_or_assign(key->second.name, GraphmlDocument::Datum {std::move(text), m_line});
    }

    Data &dataOf(Part owner)
    {
        if (owner == Part::Node)
            return m_document.nodes[m_node].data;
        return owner == Part::Edge ? m_document.edges.back().data : m_document.graph;
    }

    /// Of the node or edge whose data is open.
    GraphmlLook &look()
    {
        return m_owner == Part::Node ? m_document.nodes[m_node].look : m_document.edges.back().look;
    }

    /// The first that is written on it.
    void keepLabel()
    {
        std::string label = m_label.take();
        if (look().label.empty())
            look().label = std::move(label);
    }

    std::optional<Error> resolveEdges()
    {
        std::optional<Text> wrong;
        std::size_t line = 0;
        const auto nodeOf = [this, &wrong, &line](std::string &id) {
            const auto [known, isNew] = m_nodes.try_emplace(std::move(id), m_document.nodes.size());
            if (isNew && !wrong) {
                wrong = tooMuch(m_ofNodes.size(), m_bytesOfNodes);
                addNode(known->first, line);
            }
            return known->second;
        };
        for (std::size_t i = 0; i < m_ends.size() && !wrong; ++i) {
            line = m_document.edges[i].line;
            m_document.edges[i].from = nodeOf(m_ends[i].from);
            m_document.edges[i].to = nodeOf(m_ends[i].to);
            if (m_document.nodes.size() > kMostPlaces)
                wrong = tooMany(kMostPlaces);
        }
        if (wrong)
            return Error {std::move(*wrong), {m_source, line, {}}, {}};
        return std::nullopt;
    }

    const std::string &m_source;
    std::string_view m_xml;

    // Where the parser is
    Pass m_pass = Pass::Keys;
    std::vector<Part> m_open; ///< the innermost last
    bool m_isGraphml = false;
    bool m_hasGraph = false;
    std::string m_id;       ///< of the key or data that is open
    std::size_t m_line = 0; ///< of the data or default that is open
    Declared m_key;
    std::size_t m_node = 0;
    Part m_owner = Part::Graph; ///< of the data that is open
    FoldedText m_text;
    FoldedText m_label;

    // What has been read
    std::unordered_map<std::string, Declared> m_keys; ///< by id
    Data m_ofNodes;                                   ///< what is given to all nodes
    Data m_ofEdges;
    std::unordered_map<std::string, std::size_t> m_nodes; ///< by id
    std::vector<EdgeEnds> m_ends;                         ///< of the edges
    std::size_t m_bytesOfNodes = 0;                       ///< of names and values that each holds
    std::size_t m_bytesOfEdges = 0;
    std::size_t m_data = 0;
    std::size_t m_bytes = 0;
    GraphmlDocument m_document;
};

} // namespace

Expected<GraphmlDocument> readGraphmlDocument(std::string_view text, const std::string &source)
{
    if (text.size() > kMaxFileBytes)
        return tl::make_unexpected(tooLarge(source));
    return GraphmlReader(text, source).read();
}

} // namespace merlon
