#include "core/board/files/graphml.h"

#include "core/base/utf8.h"
#include "core/board/files/attribute_json.h"
#include "core/board/files/cells_json.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/graphml_names.h"
#include "core/board/files/limits.h"
#include "core/board/files/xml_guard.h"

#include <boost/any.hpp>
#include <boost/graph/graphml.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <sstream>
#include <stdexcept>

namespace merlon {

namespace {

using Data = std::map<std::string, std::string>;

struct RawLink {
    std::size_t from = 0;
    std::size_t to = 0;
    Data data;
};

/// Takes nodes, edges and their data from Boost's reader as they come.
class GraphmlSink final : public boost::mutate_graph {
public:
    explicit GraphmlSink(bool directed)
        : m_directed(directed)
    {
    }

    bool is_directed() const override { return m_directed; }

    boost::any do_add_vertex() override
    {
        nodes.emplace_back();
        return nodes.size() - 1;
    }

    std::pair<boost::any, bool> do_add_edge(boost::any source, boost::any target) override
    {
        edges.push_back({boost::any_cast<std::size_t>(source), boost::any_cast<std::size_t>(target), {}});
        return {edges.size() - 1, true};
    }

    void set_graph_property(const std::string &name, const std::string &value, const std::string &) override
    {
        keep(graph, name, value);
    }

    void set_vertex_property(const std::string &name, boost::any vertex, const std::string &value,
                             const std::string &) override
    {
        keep(nodes[boost::any_cast<std::size_t>(vertex)], name, value);
    }

    void set_edge_property(const std::string &name, boost::any edge, const std::string &value,
                           const std::string &) override
    {
        keep(edges[boost::any_cast<std::size_t>(edge)].data, name, value);
    }

    Data graph;
    std::vector<Data> nodes;
    std::vector<RawLink> edges;

private:
    /// Character references may have made what is no text.
    static void keep(Data &data, const std::string &name, const std::string &value)
    {
        if (!isUtf8(name) || !isUtf8(value))
            throw std::invalid_argument("data that are not UTF-8");
        data[name] = value;
    }

    bool m_directed;
};

/// Makes a board of the data. The first thing that is wrong is kept.
class GraphmlBoard {
public:
    GraphmlBoard(const GraphmlSink &sink, const SchemaLookup &schemas, const std::string &source)
        : m_sink(sink)
        , m_schemas(schemas)
        , m_source(source)
    {
    }

    Expected<Board> read()
    {
        if (!readInfo() || !readPlaces() || !readLinks())
            return tl::make_unexpected(m_error);
        return withoutDefaults(Board(std::move(m_info), std::move(m_places), std::move(m_links)), *m_schema);
    }

private:
    bool refuse(Text what, Text right = {})
    {
        m_error = {std::move(what), {m_source, 0, {}}, std::move(right)};
        return false;
    }

    bool badValue(const std::string &value, const std::string &name)
    {
        return refuse({"error.graphml-value", {value, name}});
    }

    bool tooFar()
    {
        constexpr auto kFarthest = static_cast<std::int64_t>(kFarthestCoordinate);
        return refuse({"error.board-far", {-kFarthest, kFarthest}});
    }

    /// Text as it stands, or a JSON string.
    static std::string text(const std::string &value)
    {
        if (!value.starts_with('"'))
            return value;
        const Expected<Json> json = readJson(value, {});
        return json && json->is_string() ? json->get<std::string>() : value;
    }

    static std::string textOf(const Data &data, const char *name)
    {
        const auto found = data.find(name);
        return found == data.end() ? std::string() : text(found->second);
    }

    bool readTexts(const Data &data, const char *name, std::map<std::string, std::string> &texts)
    {
        const auto found = data.find(name);
        if (found == data.end())
            return true;
        const Expected<Json> json = readJson(found->second, {});
        if (!json || !json->is_object())
            return badValue(found->second, name);
        for (const auto &[language, one] : json->items()) {
            if (!one.is_string())
                return badValue(found->second, name);
            texts[language] = one.get<std::string>();
        }
        return true;
    }

    bool readGames()
    {
        const auto found = m_sink.graph.find("games");
        if (found == m_sink.graph.end())
            return true;
        const Expected<Json> json = readJson(found->second, {});
        if (!json || !json->is_array())
            return badValue(found->second, "games");
        for (const Json &game : *json) {
            if (!game.is_string())
                return badValue(found->second, "games");
            m_info.games.push_back(game.get<std::string>());
        }
        return true;
    }

    bool readInfo()
    {
        const Data &data = m_sink.graph;
        if (!data.contains("schema"))
            return refuse({"error.graphml-no-schema", {}}, {"error.graphml-no-schema-right", {}});
        m_info.key = textOf(data, "key");
        m_info.schema = textOf(data, "schema");
        m_info.author = textOf(data, "author");
        m_info.licence = textOf(data, "licence");
        m_schema = m_schemas(m_info.schema);
        if (!m_schema)
            return refuse({"error.board-schema", {m_info.schema}});
        return readTexts(data, "names", m_info.names) && readTexts(data, "descriptions", m_info.descriptions)
            && readGames() && readCells();
    }

    bool readCells()
    {
        const auto found = m_sink.graph.find("cells");
        if (found == m_sink.graph.end())
            return true;
        const Expected<Json> json = readJson(found->second, {});
        m_info.cells = json ? cellsFromJson(*json).cells : std::nullopt;
        return m_info.cells || badValue(found->second, "cells");
    }

    bool readCoordinate(const Data &data, const char *name, double &coordinate)
    {
        const auto found = data.find(name);
        if (found == data.end())
            return true;
        const Expected<Json> json = readJson(found->second, {});
        if (!json || !json->is_number())
            return badValue(found->second, name);
        coordinate = json->get<double>();
        return isNearEnough(coordinate) || tooFar();
    }

    bool isWithin(std::size_t count, std::size_t most)
    {
        return count <= most || refuse({"error.board-many", {static_cast<std::int64_t>(most)}});
    }

    bool readPlaces()
    {
        if (!isWithin(m_sink.nodes.size(), kMostPlaces) || !isWithin(m_sink.edges.size(), kMostLinks))
            return false;
        for (const Data &data : m_sink.nodes) {
            for (const char *needed : {"key", "kind"}) {
                if (!data.contains(needed))
                    return refuse({"error.graphml-missing", {std::string(needed)}});
            }
            Place &place = m_places.emplace_back();
            place.key = textOf(data, "key");
            place.kind = textOf(data, "kind");
            place.side = data.contains("side") ? textOf(data, "side") : standardSide(*m_schema);
            const PlaceKind *kind = m_schema->placeKind(place.kind);
            if (!readCoordinate(data, "x", place.at.x) || !readCoordinate(data, "y", place.at.y)
                || !readTexts(data, "names", place.names)
                || !readAttributes(data, graphml::isNodeData, kind ? &kind->attributes : nullptr,
                                   place.attributes))
                return false;
        }
        const auto says = [](const Data &data) { return data.contains("x") || data.contains("y"); };
        if (std::ranges::none_of(m_sink.nodes, says))
            standInRing();
        return true;
    }

    /// Graphs of other programs need not say where things lie: then they stand in their order around the middle.
    void standInRing()
    {
        constexpr Point kMiddle {500, 500};
        constexpr double kRadius = 430;
        const double step =
            2 * std::numbers::pi / static_cast<double>(std::max<std::size_t>(1, m_places.size()));
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const double angle = step * static_cast<double>(i);
            m_places[i].at = {std::round(kMiddle.x + kRadius * std::sin(angle)),
                              std::round(kMiddle.y - kRadius * std::cos(angle))};
        }
    }

    bool readVia(const Data &data, std::vector<Point> &via)
    {
        const auto found = data.find("via");
        if (found == data.end())
            return true;
        const Expected<Json> json = readJson(found->second, {});
        if (!json || !json->is_array())
            return badValue(found->second, "via");
        for (const Json &point : *json) {
            if (!point.is_array() || point.size() != 2 || !point[0].is_number() || !point[1].is_number())
                return badValue(found->second, "via");
            if (!isWithin(via.size() + 1, kMostBends))
                return false;
            via.push_back({point[0].get<double>(), point[1].get<double>()});
            if (!isNearEnough(via.back().x) || !isNearEnough(via.back().y))
                return tooFar();
        }
        return true;
    }

    bool readLinks()
    {
        for (const RawLink &raw : m_sink.edges) {
            if (!raw.data.contains("kind"))
                return refuse({"error.graphml-missing", {std::string("kind")}});
            Link &link = m_links.emplace_back();
            link.kind = textOf(raw.data, "kind");
            link.from = m_places[raw.from].key;
            link.to = m_places[raw.to].key;
            const LinkKind *kind = m_schema->linkKind(link.kind);
            if (!readVia(raw.data, link.via)
                || !readAttributes(raw.data, graphml::isEdgeData, kind ? &kind->attributes : nullptr,
                                   link.attributes))
                return false;
        }
        return true;
    }

    bool readAttributes(const Data &data, bool (*isReserved)(std::string_view),
                        const std::vector<AttributeSchema> *known, Attributes &attributes)
    {
        if (!isWithin(data.size(), kMostAttributes))
            return false;
        for (const auto &[name, value] : data) {
            if (name.empty() || isReserved(name))
                continue; // data without a name are drawings of other programs
            const std::string key = graphml::attributeName(name);
            const AttributeSchema *attribute = known ? findAttribute(*known, key) : nullptr;
            const Expected<Json> json = readJson(value, {});
            const auto held = attributeFromJson(json ? *json : Json(value), attribute);
            if (!held)
                return badValue(value, name);
            attributes.insert_or_assign(attribute ? attribute->key : key, *held);
        }
        return true;
    }

    const GraphmlSink &m_sink;
    const SchemaLookup &m_schemas;
    const std::string &m_source;
    const BoardSchema *m_schema = nullptr;
    BoardInfo m_info;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    Error m_error;
};

} // namespace

Expected<Board> boardFromGraphml(std::string_view text, const SchemaLookup &schemas,
                                 const std::string &source)
{
    if (text.size() > kMaxJsonBytes)
        return tl::make_unexpected(jsonTooLarge(source));
    if (auto wrong = wrongWithXml(text, source))
        return tl::make_unexpected(std::move(*wrong));
    const bool undirected = text.find("edgedefault=\"undirected\"") != std::string_view::npos;
    GraphmlSink sink(!undirected);
    try {
        std::istringstream stream {std::string(text)};
        boost::read_graphml(stream, sink, 0);
    } catch (const std::exception &failure) {
        return tl::make_unexpected(
            Error {{"error.graphml", {std::string(failure.what())}}, {source, 0, {}}, {}});
    }
    return GraphmlBoard(sink, schemas, source).read();
}

} // namespace merlon
