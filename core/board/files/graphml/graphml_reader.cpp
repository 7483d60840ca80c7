#include "core/board/files/graphml.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/graphml/foreign_drawing.h"
#include "core/board/files/graphml/graphml_document.h"
#include "core/board/files/graphml/graphml_names.h"
#include "core/board/files/json/attribute_json.h"
#include "core/board/files/json/cells_json.h"
#include "core/board/files/json/own_attributes_json.h"
#include "core/board/keys.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace merlon {

namespace {

using Data = GraphmlDocument::Data;
using Datum = GraphmlDocument::Datum;
using Node = GraphmlDocument::Node;

/// Makes a board of the data. The first thing that is wrong is kept.
class GraphmlBoard {
public:
    GraphmlBoard(GraphmlDocument document, const SchemaLookup &schemas, const std::string &source,
                 std::string_view family)
        : m_document(std::move(document))
        , m_schemas(schemas)
        , m_source(source)
        , m_foreignFamily(family)
        , m_isForeign(!m_document.graph.contains("schema"))
        , m_line(m_document.line)
    {
    }

    Expected<Board> read()
    {
        if (!readInfo() || !readPlaces() || !readLinks())
            return tl::make_unexpected(m_error);
        return withoutDefaults(Board(std::move(m_info), std::move(m_places), std::move(m_links)), *m_family);
    }

private:
    bool refuse(Text what, Text right = {})
    {
        m_error = {std::move(what), {m_source, m_line, m_where}, std::move(right)};
        return false;
    }

    bool badValue(const Datum &value, const std::string &name)
    {
        refuse({"error.graphml-value", {quotable(value.text), quotable(name)}});
        m_error.where.line = value.line;
        m_error.where.pointer = pointerInto(m_where, quotable(name));
        return false;
    }

    bool tooFar()
    {
        constexpr auto kFarthest = static_cast<std::int64_t>(kFarthestCoordinate);
        return refuse({"error.board-far", {-kFarthest, kFarthest}});
    }

    bool tooFar(const Datum &value)
    {
        tooFar();
        m_error.where.line = value.line;
        return false;
    }

    /// A value as JSON, if it is that.
    std::optional<Json> jsonOf(const Datum &value)
    {
        constexpr std::string_view kBeginnings =
            "\"[{-0123456789tfn \t\r\n"; // it is seen at once that a word is none
        if (value.text.empty() || kBeginnings.find(value.text.front()) == std::string_view::npos)
            return std::nullopt;
        Expected<Json> json = readJson(value.text, {});
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
    std::string text(const Datum &value)
    {
        if (!value.text.starts_with('"'))
            return value.text;
        const std::optional<Json> json = jsonOf(value);
        return json && json->is_string() ? json->get<std::string>() : value.text;
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
        if (m_isForeign && m_foreignFamily.empty())
            return refuse({"error.graphml-no-schema", {}}, {"error.graphml-no-schema-right", {}});
        m_info.key = textOf(data, "key");
        m_info.schema = m_isForeign ? std::string(m_foreignFamily) : textOf(data, "schema");
        m_info.author = textOf(data, "author");
        m_info.licence = textOf(data, "licence");
        m_family = m_schemas(m_info.schema);
        if (!m_family)
            return unknownFamily();
        if (!readTexts(data, "names", m_info.names) || !readTexts(data, "descriptions", m_info.descriptions)
            || !readGames() || !readCells() || !readOwnAttributes() || !readAttributesOfBoard())
            return false;
        m_schema.emplace(*m_family, m_info);
        return true;
    }

    bool unknownFamily()
    {
        if (!m_isForeign)
            m_line = m_document.graph.at("schema").line;
        return refuse({"error.board-schema", {quotable(m_info.schema)}});
    }

    bool readOwnAttributes()
    {
        const auto found = m_document.graph.find("own-attributes");
        if (m_isForeign || found == m_document.graph.end())
            return true;
        const std::optional<Json> json = jsonOf(found->second);
        if (!json)
            return badValue(found->second, "own-attributes");
        auto own = ownAttributesFromJson(*json, {m_source, "/own-attributes"});
        if (own) {
            m_info.ownAttributes = std::move(*own);
        } else {
            m_error = std::move(own.error());
            m_error.where.line = found->second.line;
        }
        return own.has_value();
    }

    bool readAttributesOfBoard()
    {
        const auto found = m_document.graph.find("attributes");
        if (m_isForeign || found == m_document.graph.end())
            return true;
        const std::optional<Json> json = jsonOf(found->second);
        if (!json || !json->is_object())
            return badValue(found->second, "attributes");
        m_line = found->second.line;
        if (!isWithin(json->size(), kMostAttributes))
            return false;
        const std::vector<AttributeSchema> known = boardAttributes(m_info);
        for (const auto &[key, value] : json->items()) {
            auto held = attributeFromJson(value, findAttribute(known, key));
            if (!held)
                return badValue(found->second, "attributes");
            m_info.attributes.insert_or_assign(key, std::move(*held));
        }
        return true;
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
        return isNearEnough(coordinate) || tooFar(found->second);
    }

    bool isWithin(std::size_t count, std::size_t most)
    {
        return count <= most || refuse({"error.board-many", {static_cast<std::int64_t>(most)}});
    }

    bool readPlaces()
    {
        const auto isDrawnAt = [](const Node &node) {
            return node.data.contains("x") || node.data.contains("y") || node.look.middle;
        };
        const bool isDrawn = std::ranges::any_of(m_document.nodes, isDrawnAt);
        noteKeys();
        for (Node &node : m_document.nodes) {
            m_where = pointerInto("/node", quotable(node.id));
            m_line = node.line;
            Place &place = m_places.emplace_back();
            if (!readIdentity(node, place) || !readPlace(node, place) || !areValuesWithin())
                return false;
            node.data.clear();
        }
        m_where.clear();
        m_line = m_document.line;
        if (!isDrawn)
            standInRing();
        else if (m_isForeign)
            fitDrawing();
        return std::ranges::all_of(m_places, [](const Place &place) { return isNear(place.at); }) || tooFar();
    }

    /// Those that are taken, if some nodes have none.
    void noteKeys()
    {
        const auto hasKey = [](const Node &node) { return node.data.contains("key"); };
        if (std::ranges::all_of(m_document.nodes, hasKey))
            return;
        for (const Node &node : m_document.nodes) {
            if (hasKey(node))
                m_keys.insert(textOf(node.data, "key"));
        }
    }

    /// What the data need not say of what another program has drawn.
    bool mayLack(const char *name, const Data &data, const GraphmlLook &look)
    {
        return data.contains(name) || m_isForeign || look.isThere
            || refuse({"error.graphml-missing", {std::string(name)}});
    }

    bool readIdentity(const Node &node, Place &place)
    {
        const Data &data = node.data;
        if (!mayLack("key", data, node.look) || !mayLack("kind", data, node.look))
            return false;
        if (data.contains("key")) {
            place.key = textOf(data, "key");
        } else {
            place.key = newKey(keyFrom(node.look.label.empty() ? node.id : node.look.label));
            if (!node.look.label.empty())
                place.names["en"] = node.look.label;
        }
        place.kind = data.contains("kind") ? textOf(data, "kind") : kindByLook(node.look, "node");
        return true;
    }

    /// Counted on, so that thousands of nodes with the same label do not each try all numbers.
    std::string newKey(std::string stem)
    {
        if (stem.empty())
            stem = "node";
        std::string key = stem;
        std::size_t &number = m_numbers[stem];
        for (; !m_keys.insert(key).second; key = stem + '-' + std::to_string(number + 1))
            ++number;
        return key;
    }

    bool readPlace(const Node &node, Place &place)
    {
        const Data &data = node.data;
        place.side = data.contains("side") ? textOf(data, "side") : standardSide(**m_schema);
        const PlaceKind *kind = (*m_schema)->placeKind(place.kind);
        if (!readCoordinate(data, "x", place.at.x) || !readCoordinate(data, "y", place.at.y))
            return false;
        const bool saysWhere = data.contains("x") && data.contains("y");
        if (node.look.middle && !(saysWhere && isSamePoint(*node.look.middle, place.at)))
            place.at = *node.look.middle; // that it is too far away is seen when it has been fitted
        return readTexts(data, "names", place.names)
            && readAttributes(data, graphml::isNodeData, kind ? &kind->attributes : nullptr,
                              place.attributes);
    }

    /// But for what a drawing program rounds.
    static bool isSamePoint(Point a, Point b)
    {
        constexpr double kRounded = 0.05;
        return std::abs(a.x - b.x) <= kRounded && std::abs(a.y - b.y) <= kRounded;
    }

    static bool isNear(Point point) { return isNearEnough(point.x) && isNearEnough(point.y); }

    void fitDrawing()
    {
        m_fit = DrawingFit(m_places);
        for (Place &place : m_places)
            place.at = m_fit.fitted(place.at);
    }

    void standInRing()
    {
        const std::vector<Point> ring = ringOfPoints(m_places.size());
        for (std::size_t i = 0; i < m_places.size(); ++i)
            m_places[i].at = ring[i];
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
                return tooFar(found->second);
        }
        return true;
    }

    /// As yEd draws it, if that is not what the data say.
    bool readBends(const GraphmlLook &look, std::vector<Point> &via)
    {
        if (!look.hasPath || std::ranges::equal(look.bends, via, isSamePoint))
            return true;
        if (!isWithin(look.bends.size(), kMostBends))
            return false;
        via = look.bends;
        std::ranges::transform(via, via.begin(), [this](Point bend) { return m_fit.fitted(bend); });
        return std::ranges::all_of(via, isNear) || tooFar();
    }

    /// What the data say, unless a line was made a curve, or a curve a line, in the drawing.
    bool readCourse(const GraphmlDocument::Edge &edge, LinkCourse &course)
    {
        if (const auto found = edge.data.find("course"); found != edge.data.end()) {
            const std::optional<LinkCourse> said = linkCourseOf(text(found->second));
            if (!said)
                return badValue(found->second, "course");
            course = *said;
        }
        if (edge.look.hasPath && edge.look.isCurved != (course == LinkCourse::Curved))
            course = edge.look.isCurved ? LinkCourse::Curved : LinkCourse::Straight;
        return true;
    }

    bool readLinks()
    {
        for (GraphmlDocument::Edge &edge : m_document.edges) {
            m_where = "/edge/" + std::to_string(m_links.size() + 1);
            m_line = edge.line;
            if (!mayLack("kind", edge.data, edge.look))
                return false;
            Link &link = m_links.emplace_back();
            link.kind = kindOf(edge);
            link.from = m_places[edge.from].key;
            link.to = m_places[edge.to].key;
            const LinkKind *kind = (*m_schema)->linkKind(link.kind);
            if (!readVia(edge.data, link.via) || !readBends(edge.look, link.via)
                || !readCourse(edge, link.course)
                || !readAttributes(edge.data, graphml::isEdgeData, kind ? &kind->attributes : nullptr,
                                   link.attributes)
                || !areValuesWithin())
                return false;
            edge.data.clear();
        }
        return true;
    }

    std::string kindOf(const GraphmlDocument::Edge &edge)
    {
        if (edge.data.contains("kind"))
            return textOf(edge.data, "kind");
        return edge.look.label.empty() ? kindByLook(edge.look, "edge") : edge.look.label;
    }

    bool readAttributes(const Data &data, bool (*isReserved)(std::string_view),
                        const std::vector<AttributeSchema> *known, Attributes &attributes)
    {
        if (!isWithin(data.size(), kMostAttributes))
            return false;
        for (const auto &[name, value] : data) {
            const bool isUnsaid = value.text.empty() && (name == "url" || name == "description"); // by yEd
            if (name.empty() || isReserved(name) || isUnsaid)
                continue; // data without a name are drawings of other programs
            const std::string key = graphml::attributeName(name);
            const AttributeSchema *attribute = known ? findAttribute(*known, key) : nullptr;
            const std::optional<Json> json = jsonOf(value);
            auto held = attributeFromJson(json ? *json : Json(value.text), attribute);
            if (!held)
                return badValue(value, name);
            const std::string &proper = attribute ? attribute->key : key;
            if (!attributes.emplace(proper, std::move(*held)).second) {
                m_line = value.line;
                return refuse({"error.board-attribute-twice", {quotable(proper)}});
            }
        }
        return true;
    }

    GraphmlDocument m_document; ///< what has become places and links is no longer held
    const SchemaLookup &m_schemas;
    const std::string &m_source;
    std::string_view m_foreignFamily; ///< of a graph that does not say any
    bool m_isForeign;                 ///< it says none
    const BoardSchema *m_family = nullptr;
    std::optional<ExtendedSchema> m_schema; ///< of the family, with what the board adds to it
    BoardInfo m_info;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    std::unordered_set<std::string> m_keys;
    std::unordered_map<std::string, std::size_t> m_numbers; ///< of new keys, by their stems
    DrawingFit m_fit;
    std::size_t m_values = 0; ///< of all JSON so far
    std::string m_where;      ///< the node, by its id, or the edge, counted from 1, that is being read
    std::size_t m_line;       ///< in which that begins
    Error m_error;
};

} // namespace

Expected<Board> boardFromGraphml(std::string_view text, const SchemaLookup &schemas,
                                 const std::string &source, std::string_view family)
{
    Expected<GraphmlDocument> document = readGraphmlDocument(text, source);
    if (!document)
        return tl::make_unexpected(document.error());
    return GraphmlBoard(std::move(*document), schemas, source, family).read();
}

} // namespace merlon
