#include "core/board/files/graphml.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/files/attribute_json.h"
#include "core/board/files/cells_json.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/graphml_document.h"
#include "core/board/files/graphml_names.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>

namespace merlon {

namespace {

using Data = GraphmlDocument::Data;

/// Makes a board of the data. The first thing that is wrong is kept.
class GraphmlBoard {
public:
    GraphmlBoard(GraphmlDocument document, const SchemaLookup &schemas, const std::string &source)
        : m_document(std::move(document))
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
        return refuse({"error.graphml-value", {quotable(value), quotable(name)}});
    }

    bool tooFar()
    {
        constexpr auto kFarthest = static_cast<std::int64_t>(kFarthestCoordinate);
        return refuse({"error.board-far", {-kFarthest, kFarthest}});
    }

    /// A value as JSON, if it is that.
    std::optional<Json> jsonOf(const std::string &value)
    {
        constexpr std::string_view kBeginnings =
            "\"[{-0123456789tfn \t\r\n"; // it is seen at once that a word is none
        if (value.empty() || kBeginnings.find(value.front()) == std::string_view::npos)
            return std::nullopt;
        Expected<Json> json = readJson(value, {});
        if (!json)
            return std::nullopt;
        m_values += valuesIn(*json);
        return std::move(*json);
    }

    /// Each value is small enough; so must all of them be.
    bool areValuesWithin()
    {
        return m_values <= kMaxJsonValues
            || refuse({"error.json-values", {static_cast<std::int64_t>(kMaxJsonValues)}});
    }

    /// Text as it stands, or a JSON string.
    std::string text(const std::string &value)
    {
        if (!value.starts_with('"'))
            return value;
        const std::optional<Json> json = jsonOf(value);
        return json && json->is_string() ? json->get<std::string>() : value;
    }

    std::string textOf(const Data &data, const char *name)
    {
        const auto found = data.find(name);
        return found == data.end() ? std::string() : text(found->second);
    }

    bool readTexts(const Data &data, const char *name, std::map<std::string, std::string> &texts)
    {
        const auto found = data.find(name);
        if (found == data.end())
            return true;
        const std::optional<Json> json = jsonOf(found->second);
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
        const auto found = m_document.graph.find("games");
        if (found == m_document.graph.end())
            return true;
        const std::optional<Json> json = jsonOf(found->second);
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
        const Data &data = m_document.graph;
        if (!data.contains("schema"))
            return refuse({"error.graphml-no-schema", {}}, {"error.graphml-no-schema-right", {}});
        m_info.key = textOf(data, "key");
        m_info.schema = textOf(data, "schema");
        m_info.author = textOf(data, "author");
        m_info.licence = textOf(data, "licence");
        m_schema = m_schemas(m_info.schema);
        if (!m_schema)
            return refuse({"error.board-schema", {quotable(m_info.schema)}});
        return readTexts(data, "names", m_info.names) && readTexts(data, "descriptions", m_info.descriptions)
            && readGames() && readCells();
    }

    bool readCells()
    {
        const auto found = m_document.graph.find("cells");
        if (found == m_document.graph.end())
            return true;
        const std::optional<Json> json = jsonOf(found->second);
        m_info.cells = json ? cellsFromJson(*json).cells : std::nullopt;
        return m_info.cells || badValue(found->second, "cells");
    }

    bool readCoordinate(const Data &data, const char *name, double &coordinate)
    {
        const auto found = data.find(name);
        if (found == data.end())
            return true;
        const std::optional<Json> json = jsonOf(found->second);
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
        const auto says = [](const Data &data) { return data.contains("x") || data.contains("y"); };
        const bool isDrawn = std::ranges::any_of(m_document.nodes, says);
        for (Data &data : m_document.nodes) {
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
                                   place.attributes)
                || !areValuesWithin())
                return false;
            data.clear();
        }
        if (!isDrawn)
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
        const std::optional<Json> json = jsonOf(found->second);
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
        for (GraphmlDocument::Edge &edge : m_document.edges) {
            if (!edge.data.contains("kind"))
                return refuse({"error.graphml-missing", {std::string("kind")}});
            Link &link = m_links.emplace_back();
            link.kind = textOf(edge.data, "kind");
            link.from = m_places[edge.from].key;
            link.to = m_places[edge.to].key;
            const LinkKind *kind = m_schema->linkKind(link.kind);
            if (!readVia(edge.data, link.via)
                || !readAttributes(edge.data, graphml::isEdgeData, kind ? &kind->attributes : nullptr,
                                   link.attributes)
                || !areValuesWithin())
                return false;
            edge.data.clear();
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
            const std::optional<Json> json = jsonOf(value);
            auto held = attributeFromJson(json ? *json : Json(value), attribute);
            if (!held)
                return badValue(value, name);
            attributes.insert_or_assign(attribute ? attribute->key : key, std::move(*held));
        }
        return true;
    }

    GraphmlDocument m_document; ///< what has become places and links is no longer held
    const SchemaLookup &m_schemas;
    const std::string &m_source;
    const BoardSchema *m_schema = nullptr;
    BoardInfo m_info;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    std::size_t m_values = 0; ///< of all JSON so far
    Error m_error;
};

} // namespace

Expected<Board> boardFromGraphml(std::string_view text, const SchemaLookup &schemas,
                                 const std::string &source)
{
    Expected<GraphmlDocument> document = readGraphmlDocument(text, source);
    if (!document)
        return tl::make_unexpected(document.error());
    return GraphmlBoard(std::move(*document), schemas, source).read();
}

} // namespace merlon
