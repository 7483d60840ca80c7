#include "core/base/text_file.h"
#include "core/board/files/format.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/format_version.h"
#include "core/board/files/json/attribute_json.h"
#include "core/board/files/json/cells_json.h"
#include "core/board/files/json/own_attributes_json.h"

namespace merlon {

namespace {

/// Reads one document. The first thing that is wrong is kept; every reading function says whether all is
/// well.
class BoardReader {
public:
    BoardReader(const SchemaLookup &schemas, const std::string &source, std::vector<std::string> *passedOver)
        : m_schemas(schemas)
        , m_source(source)
        , m_passedOver(passedOver)
    {
    }

    Expected<Board> read(const Json &root)
    {
        if (!isObject(root, "") || !readFormat(root) || !readInfo(root) || !readPlaces(root)
            || !readLinks(root))
            return tl::make_unexpected(m_error);
        return Board(std::move(m_info), std::move(m_places), std::move(m_links));
    }

private:
    bool refuse(std::string pointer, Text what, Text right = {})
    {
        m_error = {std::move(what), {m_source, 0, std::move(pointer)}, std::move(right)};
        return false;
    }

    bool isObject(const Json &json, const std::string &pointer)
    {
        return json.is_object() || refuse(pointer, {"error.board-object", {}});
    }

    /// Unknown keys are mistakes, except in files of a newer minor version.
    bool unknownKey(const std::string &pointer, const std::string &key, const char *known)
    {
        if (m_minor > kBoardFormatMinor) {
            if (m_passedOver)
                m_passedOver->push_back(pointer);
            return true;
        }
        return refuse(pointer, {"error.board-unknown-key", {quotable(key)}},
                      {"error.board-known-keys", {std::string(known)}});
    }

    bool readText(const Json &json, const std::string &pointer, std::string &text)
    {
        if (!json.is_string())
            return refuse(pointer, {"error.board-text", {}});
        text = json.get<std::string>();
        return true;
    }

    bool readTexts(const Json &json, const std::string &pointer, std::map<std::string, std::string> &texts)
    {
        if (!isObject(json, pointer))
            return false;
        for (const auto &[language, text] : json.items()) {
            if (!readText(text, pointerInto(pointer, language), texts[language]))
                return false;
        }
        return true;
    }

    bool readNumber(const Json &json, const std::string &pointer, double &number)
    {
        if (!json.is_number())
            return refuse(pointer, {"error.board-number", {}});
        number = json.get<double>();
        return true;
    }

    bool readCoordinate(const Json &json, const std::string &pointer, double &coordinate)
    {
        constexpr auto kFarthest = static_cast<std::int64_t>(kFarthestCoordinate);
        return readNumber(json, pointer, coordinate)
            && (isNearEnough(coordinate) || refuse(pointer, {"error.board-far", {-kFarthest, kFarthest}}));
    }

    bool readFormat(const Json &root)
    {
        const auto format = root.find("format");
        if (format == root.end() || !format->is_object() || !format->contains("name")
            || (*format)["name"] != kBoardFormatName)
            return refuse("/format", {"error.board-format", {}}, {"error.board-format-right", {}});
        std::string version;
        const auto held = format->find("version");
        if (held == format->end() || !readText(*held, "/format/version", version))
            return refuse("/format/version", {"error.board-version", {quotable(version)}},
                          {"error.board-version-right", {}});
        const std::optional<FormatVersion> parsed = formatVersion(version);
        if (!parsed)
            return refuse("/format/version", {"error.board-version", {quotable(version)}},
                          {"error.board-version-right", {}});
        m_minor = parsed->minor;
        if (parsed->major > kBoardFormatMajor) {
            return refuse("/format/version", {"error.board-newer", {quotable(version)}},
                          {"error.board-newer-right", {std::int64_t {kBoardFormatMajor}}});
        }
        return true;
    }

    bool readInfo(const Json &root)
    {
        bool hasSchema = false;
        const Json *attributes = nullptr;
        for (const auto &[key, value] : root.items()) {
            const std::string pointer = pointerInto("", key);
            bool good = true;
            if (key == "key")
                good = readText(value, pointer, m_info.key);
            else if (key == "schema")
                good = hasSchema = readText(value, pointer, m_info.schema);
            else if (key == "names")
                good = readTexts(value, pointer, m_info.names);
            else if (key == "descriptions")
                good = readTexts(value, pointer, m_info.descriptions);
            else if (key == "games")
                good = readGames(value);
            else if (key == "author")
                good = readText(value, pointer, m_info.author);
            else if (key == "licence")
                good = readText(value, pointer, m_info.licence);
            else if (key == "cells")
                good = readCells(value);
            else if (key == "own-attributes")
                good = readOwnAttributes(value);
            else if (key == "attributes")
                attributes = &value;
            else if (key != "format" && key != "$schema" && key != "places" && key != "links"
                     && key != "notes" && key != "background" && key != "editor")
                good = unknownKey(pointer, key,
                                  "$schema, format, key, schema, names, descriptions, games, author, "
                                  "licence, cells, own-attributes, attributes, places, links, notes, "
                                  "background, editor");
            if (!good)
                return false;
        }
        const BoardSchema *family = hasSchema ? m_schemas(m_info.schema) : nullptr;
        if (!family)
            return refuse("/schema", {"error.board-schema", {quotable(m_info.schema)}});
        m_schema.emplace(*family, m_info);
        const std::vector<AttributeSchema> ofBoard = boardAttributes(m_info);
        return !attributes || readAttributes(*attributes, "/attributes", &ofBoard, m_info.attributes);
    }

    bool readOwnAttributes(const Json &json)
    {
        auto own = ownAttributesFromJson(
            json, {m_source, "/own-attributes", m_minor > kBoardFormatMinor, m_passedOver});
        if (own)
            m_info.ownAttributes = std::move(*own);
        else
            m_error = std::move(own.error());
        return own.has_value();
    }

    bool readGames(const Json &json)
    {
        if (!json.is_array())
            return refuse("/games", {"error.board-array", {}});
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (!readText(json[i], "/games/" + std::to_string(i), m_info.games.emplace_back()))
                return false;
        }
        return true;
    }

    bool readCells(const Json &json)
    {
        CellsReading reading = cellsFromJson(json);
        m_info.cells = reading.cells;
        return reading.cells || refuse("/cells", std::move(reading.wrong), std::move(reading.right));
    }

    bool isWithin(std::size_t count, std::size_t most, const std::string &pointer)
    {
        return count <= most || refuse(pointer, {"error.board-many", {static_cast<std::int64_t>(most)}});
    }

    bool readPlaces(const Json &root)
    {
        const auto places = root.find("places");
        if (places == root.end() || !places->is_array())
            return refuse("/places", {"error.board-array", {}});
        if (!isWithin(places->size(), kMostPlaces, "/places"))
            return false;
        m_places.reserve(places->size());
        for (std::size_t i = 0; i < places->size(); ++i) {
            if (!readPlace((*places)[i], "/places/" + std::to_string(i)))
                return false;
        }
        return true;
    }

    bool readPlace(const Json &json, const std::string &pointer)
    {
        if (!isObject(json, pointer))
            return false;
        Place &place = m_places.emplace_back();
        place.side = standardSide(**m_schema);
        const Json *attributes = nullptr;
        for (const auto &[key, value] : json.items()) {
            const std::string here = pointerInto(pointer, key);
            bool good = true;
            if (key == "key")
                good = readText(value, here, place.key);
            else if (key == "kind")
                good = readText(value, here, place.kind);
            else if (key == "side")
                good = readText(value, here, place.side);
            else if (key == "x")
                good = readCoordinate(value, here, place.at.x);
            else if (key == "y")
                good = readCoordinate(value, here, place.at.y);
            else if (key == "names")
                good = readTexts(value, here, place.names);
            else if (key == "attributes")
                attributes = &value;
            else
                good = unknownKey(here, key, "key, kind, side, x, y, names, attributes");
            if (!good)
                return false;
        }
        if (!json.contains("key") || !json.contains("kind"))
            return refuse(pointer, {"error.board-place-keys", {}});
        const PlaceKind *kind = (*m_schema)->placeKind(place.kind);
        return !attributes
            || readAttributes(*attributes, pointer + "/attributes", kind ? &kind->attributes : nullptr,
                              place.attributes);
    }

    bool readLinks(const Json &root)
    {
        const auto links = root.find("links");
        if (links == root.end())
            return true;
        if (!links->is_array())
            return refuse("/links", {"error.board-array", {}});
        if (!isWithin(links->size(), kMostLinks, "/links"))
            return false;
        m_links.reserve(links->size());
        for (std::size_t i = 0; i < links->size(); ++i) {
            if (!readLink((*links)[i], "/links/" + std::to_string(i)))
                return false;
        }
        return true;
    }

    bool readLink(const Json &json, const std::string &pointer)
    {
        if (!isObject(json, pointer))
            return false;
        Link &link = m_links.emplace_back();
        const Json *attributes = nullptr;
        for (const auto &[key, value] : json.items()) {
            const std::string here = pointerInto(pointer, key);
            bool good = true;
            if (key == "kind")
                good = readText(value, here, link.kind);
            else if (key == "from")
                good = readText(value, here, link.from);
            else if (key == "to")
                good = readText(value, here, link.to);
            else if (key == "via")
                good = readVia(value, here, link.via);
            else if (key == "course")
                good = readCourse(value, here, link.course);
            else if (key == "attributes")
                attributes = &value;
            else
                good = unknownKey(here, key, "kind, from, to, course, via, attributes");
            if (!good)
                return false;
        }
        if (!json.contains("kind") || !json.contains("from") || !json.contains("to"))
            return refuse(pointer, {"error.board-link-keys", {}});
        const LinkKind *kind = (*m_schema)->linkKind(link.kind);
        return !attributes
            || readAttributes(*attributes, pointer + "/attributes", kind ? &kind->attributes : nullptr,
                              link.attributes);
    }

    bool readCourse(const Json &json, const std::string &pointer, LinkCourse &course)
    {
        std::string key;
        if (!readText(json, pointer, key))
            return false;
        const std::optional<LinkCourse> known = linkCourseOf(key);
        course = known.value_or(course);
        return known
            || refuse(pointer, {"error.board-unknown-key", {quotable(key)}},
                      {"error.board-known-keys", {std::string("straight, curved")}});
    }

    bool readVia(const Json &json, const std::string &pointer, std::vector<Point> &via)
    {
        if (!json.is_array())
            return refuse(pointer, {"error.board-array", {}});
        if (!isWithin(json.size(), kMostBends, pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            const std::string here = pointer + "/" + std::to_string(i);
            Point &point = via.emplace_back();
            if (!json[i].is_array() || json[i].size() != 2)
                return refuse(here, {"error.board-point", {}});
            if (!readCoordinate(json[i][0], here + "/0", point.x)
                || !readCoordinate(json[i][1], here + "/1", point.y))
                return false;
        }
        return true;
    }

    bool readAttributes(const Json &json, const std::string &pointer,
                        const std::vector<AttributeSchema> *known, Attributes &attributes)
    {
        if (!isObject(json, pointer) || !isWithin(json.size(), kMostAttributes, pointer))
            return false;
        for (const auto &[key, value] : json.items()) {
            const AttributeSchema *attribute = known ? findAttribute(*known, key) : nullptr;
            const std::string &name = attribute ? attribute->key : key;
            auto held = attributeFromJson(value, attribute);
            if (!held)
                return refuse(pointerInto(pointer, key), {"error.board-attribute", {quotable(key)}});
            if (attributes.contains(name))
                return refuse(pointerInto(pointer, key), {"error.board-attribute-twice", {quotable(name)}});
            attributes.emplace(name, std::move(*held));
        }
        if (known) {
            for (const AttributeSchema &attribute : *known) {
                const auto held = attributes.find(attribute.key);
                if (held != attributes.end() && held->second == attribute.standard)
                    attributes.erase(held);
            }
        }
        return true;
    }

    const SchemaLookup &m_schemas;
    const std::string &m_source;
    std::vector<std::string> *m_passedOver;
    std::optional<ExtendedSchema> m_schema; ///< of the family, with what the board adds to it
    int m_minor = 0;
    BoardInfo m_info;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    Error m_error;
};

} // namespace

Expected<Board> boardFromJson(const Json &json, const SchemaLookup &schemas, const std::string &source,
                              std::vector<std::string> *passedOver)
{
    return BoardReader(schemas, source, passedOver).read(json);
}

Expected<Board> readBoard(std::string_view text, const SchemaLookup &schemas, const std::string &source)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::make_unexpected(json.error());
    Expected<Board> board = boardFromJson(*json, schemas, source);
    if (!board)
        return tl::make_unexpected(withLineOf(text, std::move(board.error())));
    return board;
}

Expected<Board> readBoardFile(const std::filesystem::path &file, const SchemaLookup &schemas)
{
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::make_unexpected(text.error());
    return readBoard(*text, schemas, sourceName(file));
}

} // namespace merlon
