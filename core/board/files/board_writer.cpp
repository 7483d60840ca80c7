#include "core/board/files/format.h"

#include "core/board/files/coordinate.h"
#include "core/board/files/json/attribute_json.h"
#include "core/board/files/json/cells_json.h"
#include "core/board/files/json/own_attributes_json.h"

#include <algorithm>

namespace merlon {

namespace {

Json attributesToJson(const Attributes &attributes)
{
    Json json = Json::object();
    for (const auto &[key, value] : attributes)
        json[key] = attributeToJson(value);
    return json;
}

Json placeToJson(const Place &place, const std::string &leftOutSide)
{
    Json json = {{"key", place.key}, {"kind", place.kind}};
    if (place.side != leftOutSide)
        json["side"] = place.side;
    json["x"] = coordinateToJson(place.at.x);
    json["y"] = coordinateToJson(place.at.y);
    if (!place.names.empty())
        json["names"] = place.names;
    if (!place.attributes.empty())
        json["attributes"] = attributesToJson(place.attributes);
    return json;
}

Json linkToJson(const Link &link)
{
    Json json = {{"kind", link.kind}, {"from", link.from}, {"to", link.to}};
    if (!link.attributes.empty())
        json["attributes"] = attributesToJson(link.attributes);
    if (link.course != LinkCourse::AsUsual)
        json["course"] = keyOf(link.course);
    if (!link.via.empty()) {
        Json via = Json::array();
        for (const Point &point : link.via)
            via.push_back(Json::array({coordinateToJson(point.x), coordinateToJson(point.y)}));
        json["via"] = std::move(via);
    }
    return json;
}

} // namespace

std::string boardFormatVersion(int minor)
{
    return std::to_string(kBoardFormatMajor) + "." + std::to_string(minor);
}

int minorFor(const Board &board)
{
    const bool hasCourse = std::ranges::any_of(
        board.links(), [](const Link &link) { return link.course != LinkCourse::AsUsual; });
    const bool hasOwn = !board.info().ownAttributes.empty() || !board.info().attributes.empty();
    if (hasCourse || hasOwn)
        return std::max(kCourseFormatMinor, kOwnFormatMinor);
    return board.info().cells ? kCellsFormatMinor : 0;
}

Json boardToJson(const Board &board, const BoardSchema &schema)
{
    const Board sparse = withoutDefaults(board, schema);
    const BoardInfo &info = sparse.info();
    Json json = Json::object();
    json["format"] = {{"name", kBoardFormatName}, {"version", boardFormatVersion(minorFor(board))}};
    json["key"] = info.key;
    json["schema"] = info.schema;
    if (!info.names.empty())
        json["names"] = info.names;
    if (!info.descriptions.empty())
        json["descriptions"] = info.descriptions;
    if (!info.games.empty())
        json["games"] = info.games;
    if (!info.author.empty())
        json["author"] = info.author;
    if (!info.licence.empty())
        json["licence"] = info.licence;
    if (info.cells)
        json["cells"] = cellsToJson(*info.cells);
    if (!info.ownAttributes.empty())
        json["own-attributes"] = ownAttributesToJson(info.ownAttributes);
    if (!info.attributes.empty())
        json["attributes"] = attributesToJson(info.attributes);
    const std::string side = standardSide(schema);
    Json &places = json["places"] = Json::array();
    for (const Place &place : sparse.places())
        places.push_back(placeToJson(place, side));
    Json &links = json["links"] = Json::array();
    for (const Link &link : sparse.links())
        links.push_back(linkToJson(link));
    return json;
}

std::string writeBoard(const Board &board, const BoardSchema &schema)
{
    return writeJson(boardToJson(board, schema));
}

} // namespace merlon
