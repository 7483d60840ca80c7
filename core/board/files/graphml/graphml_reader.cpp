#include "core/board/files/graphml.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/graphml/foreign_drawing.h"
#include "core/board/files/graphml/graphml_document.h"
#include "core/board/files/graphml/graphml_names.h"
#include "core/board/files/graphml/graphml_values.h"
#include "core/board/files/json/attribute_json.h"
#include "core/board/files/json/cells_json.h"
#include "core/board/files/json/own_attributes_json.h"
#include "core/board/keys.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace merlon {

namespace {

using Data = GraphmlDocument::Data;
using Node = GraphmlDocument::Node;

/// Makes a board of the data.
class GraphmlBoard {
public:
    GraphmlBoard(GraphmlDocument document, const SchemaLookup &schemas, const std::string &source,
                 std::string_view family)
        : m_document(std::move(document))
        , m_schemas(schemas)
        , m_source(source)
        , m_values(source, m_document.line)
        , m_foreignFamily(family)
        , m_isForeign(!m_document.graph.contains("schema"))
    {
    }

    Expected<Board> read()
    {
        if (!readInfo() || !readPlaces() || !readLinks())
            return tl::make_unexpected(m_values.error());
        return withoutDefaults(Board(std::move(m_info), std::move(m_places), std::move(m_links)), *m_family);
    }

private:
    bool readGames()
    {
        const auto found = m_document.graph.find("games");
        if (found == m_document.graph.end())
            return true;
        const std::optional<Json> json = m_values.json(found->second);
        if (!json || !json->is_array())
            return m_values.badValue(found->second, "games");
        for (const Json &game : *json) {
            if (!game.is_string())
                return m_values.badValue(found->second, "games");
            m_info.games.push_back(game.get<std::string>());
        }
        return true;
    }

    bool readInfo()
    {
        const Data &data = m_document.graph;
        if (m_isForeign && m_foreignFamily.empty())
            return m_values.refuse({"error.graphml-no-schema", {}}, {"error.graphml-no-schema-right", {}});
        m_info.key = m_values.textOf(data, "key");
        m_info.schema = m_isForeign ? std::string(m_foreignFamily) : m_values.textOf(data, "schema");
        m_info.author = m_values.textOf(data, "author");
        m_info.licence = m_values.textOf(data, "licence");
        m_family = m_schemas(m_info.schema);
        if (!m_family)
            return unknownFamily();
        if (!m_values.readTexts(data, "names", m_info.names)
            || !m_values.readTexts(data, "descriptions", m_info.descriptions) || !readGames() || !readCells()
            || !readOwnAttributes() || !readAttributesOfBoard())
            return false;
        m_schema.emplace(*m_family, m_info);
        return true;
    }

    bool unknownFamily()
    {
        if (!m_isForeign)
            m_values.goTo(m_document.graph.at("schema").line);
        return m_values.refuse({"error.board-schema", {quotable(m_info.schema)}});
    }

    bool readOwnAttributes()
    {
        const auto found = m_document.graph.find("own-attributes");
        if (m_isForeign || found == m_document.graph.end())
            return true;
        const std::optional<Json> json = m_values.json(found->second);
        if (!json)
            return m_values.badValue(found->second, "own-attributes");
        auto own = ownAttributesFromJson(*json, {m_source, "/own-attributes"});
        if (!own)
            return m_values.keep(std::move(own.error()), found->second.line);
        m_info.ownAttributes = std::move(*own);
        return true;
    }

    bool readAttributesOfBoard()
    {
        const auto found = m_document.graph.find("attributes");
        if (m_isForeign || found == m_document.graph.end())
            return true;
        const std::optional<Json> json = m_values.json(found->second);
        if (!json || !json->is_object())
            return m_values.badValue(found->second, "attributes");
        m_values.goTo(found->second.line);
        if (!m_values.isWithin(json->size(), kMostAttributes))
            return false;
        const std::vector<AttributeSchema> known = boardAttributes(m_info);
        for (const auto &[key, value] : json->items()) {
            auto held = attributeFromJson(value, findAttribute(known, key));
            if (!held)
                return m_values.badValue(found->second, "attributes");
            m_info.attributes.insert_or_assign(key, std::move(*held));
        }
        return true;
    }

    bool readCells()
    {
        const auto found = m_document.graph.find("cells");
        if (found == m_document.graph.end())
            return true;
        const std::optional<Json> json = m_values.json(found->second);
        m_info.cells = json ? cellsFromJson(*json).cells : std::nullopt;
        return m_info.cells || m_values.badValue(found->second, "cells");
    }

    bool readPlaces()
    {
        const auto isDrawnAt = [](const Node &node) {
            return node.data.contains("x") || node.data.contains("y") || node.look.middle;
        };
        const bool isDrawn = std::ranges::any_of(m_document.nodes, isDrawnAt);
        noteKeys();
        for (Node &node : m_document.nodes) {
            m_values.goTo(pointerInto("/node", quotable(node.id)), node.line);
            Place &place = m_places.emplace_back();
            if (!readIdentity(node, place) || !readPlace(node, place) || !m_values.areAllWithin())
                return false;
            node.data.clear();
        }
        m_values.goTo({}, m_document.line);
        if (!isDrawn)
            standInRing();
        else if (m_isForeign)
            fitDrawing();
        return std::ranges::all_of(m_places, [](const Place &place) { return isNear(place.at); })
            || m_values.tooFar();
    }

    /// Those that are taken, if some nodes have none.
    void noteKeys()
    {
        const auto hasKey = [](const Node &node) { return node.data.contains("key"); };
        if (std::ranges::all_of(m_document.nodes, hasKey))
            return;
        for (const Node &node : m_document.nodes) {
            if (hasKey(node))
                m_keys.insert(m_values.textOf(node.data, "key"));
        }
    }

    /// What the data need not say of what another program has drawn.
    bool mayLack(const char *name, const Data &data, const GraphmlLook &look)
    {
        return data.contains(name) || m_isForeign || look.isThere
            || m_values.refuse({"error.graphml-missing", {std::string(name)}});
    }

    bool readIdentity(const Node &node, Place &place)
    {
        const Data &data = node.data;
        if (!mayLack("key", data, node.look) || !mayLack("kind", data, node.look))
            return false;
        if (data.contains("key")) {
            place.key = m_values.textOf(data, "key");
        } else {
            place.key = newKey(keyFrom(node.look.label.empty() ? node.id : node.look.label));
            if (!node.look.label.empty())
                place.names["en"] = node.look.label;
        }
        place.kind = data.contains("kind") ? m_values.textOf(data, "kind") : kindByLook(node.look, "node");
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
        place.side = data.contains("side") ? m_values.textOf(data, "side") : standardSide(**m_schema);
        const PlaceKind *kind = (*m_schema)->placeKind(place.kind);
        if (!m_values.readCoordinate(data, "x", place.at.x)
            || !m_values.readCoordinate(data, "y", place.at.y))
            return false;
        const bool saysWhere = data.contains("x") && data.contains("y");
        if (node.look.middle && !(saysWhere && isSamePoint(*node.look.middle, place.at)))
            place.at = *node.look.middle; // that it is too far away is seen when it has been fitted
        return m_values.readTexts(data, "names", place.names)
            && m_values.readAttributes(data, graphml::isNodeData, kind ? &kind->attributes : nullptr,
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
        const std::optional<Json> json = m_values.json(found->second);
        if (!json || !json->is_array())
            return m_values.badValue(found->second, "via");
        for (const Json &point : *json) {
            if (!point.is_array() || point.size() != 2 || !point[0].is_number() || !point[1].is_number())
                return m_values.badValue(found->second, "via");
            if (!m_values.isWithin(via.size() + 1, kMostBends))
                return false;
            via.push_back({point[0].get<double>(), point[1].get<double>()});
            if (!isNearEnough(via.back().x) || !isNearEnough(via.back().y))
                return m_values.tooFar(found->second);
        }
        return true;
    }

    /// As yEd draws it, if that is not what the data say.
    bool readBends(const GraphmlLook &look, std::vector<Point> &via)
    {
        if (!look.hasPath || std::ranges::equal(look.bends, via, isSamePoint))
            return true;
        if (!m_values.isWithin(look.bends.size(), kMostBends))
            return false;
        via = look.bends;
        std::ranges::transform(via, via.begin(), [this](Point bend) { return m_fit.fitted(bend); });
        return std::ranges::all_of(via, isNear) || m_values.tooFar();
    }

    /// What the data say, unless a line was made a curve, or a curve a line, in the drawing.
    bool readCourse(const GraphmlDocument::Edge &edge, LinkCourse &course)
    {
        if (const auto found = edge.data.find("course"); found != edge.data.end()) {
            const std::optional<LinkCourse> said = linkCourseOf(m_values.text(found->second));
            if (!said)
                return m_values.badValue(found->second, "course");
            course = *said;
        }
        if (edge.look.hasPath && edge.look.isCurved != (course == LinkCourse::Curved))
            course = edge.look.isCurved ? LinkCourse::Curved : LinkCourse::Straight;
        return true;
    }

    bool readLinks()
    {
        for (GraphmlDocument::Edge &edge : m_document.edges) {
            m_values.goTo("/edge/" + std::to_string(m_links.size() + 1), edge.line);
            if (!mayLack("kind", edge.data, edge.look))
                return false;
            Link &link = m_links.emplace_back();
            link.kind = kindOf(edge);
            link.from = m_places[edge.from].key;
            link.to = m_places[edge.to].key;
            const LinkKind *kind = (*m_schema)->linkKind(link.kind);
            if (!readVia(edge.data, link.via) || !readBends(edge.look, link.via)
                || !readCourse(edge, link.course)
                || !m_values.readAttributes(edge.data, graphml::isEdgeData,
                                            kind ? &kind->attributes : nullptr, link.attributes)
                || !m_values.areAllWithin())
                return false;
            edge.data.clear();
        }
        return true;
    }

    std::string kindOf(const GraphmlDocument::Edge &edge)
    {
        if (edge.data.contains("kind"))
            return m_values.textOf(edge.data, "kind");
        return edge.look.label.empty() ? kindByLook(edge.look, "edge") : edge.look.label;
    }

    GraphmlDocument m_document; ///< what has become places and links is no longer held
    const SchemaLookup &m_schemas;
    const std::string &m_source;
    GraphmlValues m_values;
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
