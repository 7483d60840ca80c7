#include "core/board/files/json/arrangement_json.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/files/coordinate.h"

#include <utility>

namespace merlon {

namespace {

void addThings(Json &json, const Selection &things)
{
    if (!things.places.empty())
        json["places"] = things.places;
    for (const LinkName &link : things.links)
        json["links"].push_back(Json::array({link.kind, link.from, link.to}));
    if (!things.notes.empty())
        json["notes"] = things.notes;
}

Json thingsToJson(const Selection &things)
{
    Json json = Json::object();
    addThings(json, things);
    return json;
}

/// By the coordinate that all points of a line have.
const char *coordinateOf(GuideLine::Along along)
{
    return along == GuideLine::Along::Across ? "y" : "x";
}

/// The first thing that is wrong is kept; every reading function says whether all is well.
class ArrangementReader {
public:
    ArrangementReader(const std::string &source, bool takesUnknown, std::vector<std::string> *passedOver)
        : m_source(source)
        , m_takesUnknown(takesUnknown)
        , m_passedOver(passedOver)
    {
    }

    Expected<Arrangement> read(const Json &json)
    {
        if (!readAll(json, "/editor"))
            return tl::make_unexpected(m_error);
        return std::move(m_arrangement);
    }

private:
    bool refuse(std::string pointer, Text what, Text right = {})
    {
        m_error = {std::move(what), {m_source, 0, std::move(pointer)}, std::move(right)};
        return false;
    }

    bool unknownKey(const std::string &pointer, const std::string &key, const char *known)
    {
        if (!m_takesUnknown)
            return refuse(pointer, {"error.board-unknown-key", {quotable(key)}},
                          {"error.board-known-keys", {std::string(known)}});
        if (m_passedOver)
            m_passedOver->push_back(pointer);
        return true;
    }

    bool isArray(const Json &json, const std::string &pointer)
    {
        return json.is_array() || refuse(pointer, {"error.board-array", {}});
    }
    bool isObject(const Json &json, const std::string &pointer)
    {
        return json.is_object() || refuse(pointer, {"error.board-object", {}});
    }

    bool readFlag(const Json &json, const std::string &pointer, bool &flag)
    {
        if (!json.is_boolean())
            return refuse(pointer, {"error.sketch-flag", {}});
        flag = json.get<bool>();
        return true;
    }

    bool readName(const Json &json, const std::string &pointer, std::string &name)
    {
        if (!json.is_string())
            return refuse(pointer, {"error.board-text", {}});
        name = json.get<std::string>();
        return name.size() <= kLongestLayerName
            || refuse(pointer, {"error.sketch-long", {static_cast<std::int64_t>(kLongestLayerName)}});
    }

    bool countThing(const std::string &pointer)
    {
        return ++m_count <= kMostArranged
            || refuse(pointer, {"error.sketch-arranged", {static_cast<std::int64_t>(kMostArranged)}});
    }

    bool readKeys(const Json &json, const std::string &pointer, std::set<std::string> &keys)
    {
        if (!isArray(json, pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (!json[i].is_string())
                return refuse(pointer + "/" + std::to_string(i), {"error.board-text", {}});
            if (!countThing(pointer))
                return false;
            keys.insert(json[i].get<std::string>());
        }
        return true;
    }

    bool readLinks(const Json &json, const std::string &pointer, std::set<LinkName> &links)
    {
        if (!isArray(json, pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            const Json &link = json[i];
            const bool isName = link.is_array() && link.size() == 3 && link[0].is_string()
                && link[1].is_string() && link[2].is_string();
            if (!isName)
                return refuse(pointer + "/" + std::to_string(i), {"error.sketch-link", {}},
                              {"error.sketch-link-right", {}});
            if (!countThing(pointer))
                return false;
            links.insert(
                {link[0].get<std::string>(), link[1].get<std::string>(), link[2].get<std::string>()});
        }
        return true;
    }

    /// Whether a member is one of those that name things; what is wrong with it is in `isGood`.
    bool isOfThings(const std::string &key, const Json &value, const std::string &here, Selection &things,
                    bool &isGood)
    {
        if (key == "places")
            isGood = readKeys(value, here, things.places);
        else if (key == "links")
            isGood = readLinks(value, here, things.links);
        else if (key == "notes")
            isGood = readKeys(value, here, things.notes);
        else
            return false;
        return true;
    }

    bool readThings(const Json &json, const std::string &pointer, Selection &things)
    {
        if (!isObject(json, pointer))
            return false;
        for (const auto &[key, value] : json.items()) {
            const std::string here = pointerInto(pointer, key);
            bool isGood = true;
            if (!isOfThings(key, value, here, things, isGood))
                isGood = unknownKey(here, key, "places, links, notes");
            if (!isGood)
                return false;
        }
        return true;
    }

    bool readLayer(const Json &json, const std::string &pointer)
    {
        if (!isObject(json, pointer))
            return false;
        OwnLayer &layer = m_arrangement.layers.emplace_back();
        for (const auto &[key, value] : json.items()) {
            const std::string here = pointerInto(pointer, key);
            bool isGood = true;
            if (key == "name")
                isGood = readName(value, here, layer.name);
            else if (key == "visible")
                isGood = readFlag(value, here, layer.isVisible);
            else if (key == "locked")
                isGood = readFlag(value, here, layer.isLocked);
            else if (!isOfThings(key, value, here, layer.things, isGood))
                isGood = unknownKey(here, key, "name, visible, locked, places, links, notes");
            if (!isGood)
                return false;
        }
        return true;
    }

    bool readLayers(const Json &json, const std::string &pointer)
    {
        if (!isArray(json, pointer))
            return false;
        if (json.size() > kMostLayers)
            return refuse(pointer, {"error.sketch-layers", {static_cast<std::int64_t>(kMostLayers)}});
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (!readLayer(json[i], pointer + "/" + std::to_string(i)))
                return false;
        }
        return true;
    }

    bool readGroups(const Json &json, const std::string &pointer)
    {
        if (!isArray(json, pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            Selection things;
            if (!countThing(pointer) || !readThings(json[i], pointer + "/" + std::to_string(i), things))
                return false;
            m_arrangement.groups.push_back(std::move(things));
        }
        return true;
    }

    bool readLines(const Json &json, const std::string &pointer, GuideLine::Along along)
    {
        if (!isArray(json, pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            const std::string here = pointer + "/" + std::to_string(i);
            if (m_arrangement.guides.size() >= kMostGuideLines)
                return refuse(here, {"error.sketch-guides", {static_cast<std::int64_t>(kMostGuideLines)}});
            if (!json[i].is_number())
                return refuse(here, {"error.board-number", {}});
            const double at = json[i].get<double>();
            if (!isNearEnough(at))
                return refuse(here,
                              {"error.sketch-range",
                               {static_cast<std::int64_t>(-kFarthestCoordinate),
                                static_cast<std::int64_t>(kFarthestCoordinate)}});
            m_arrangement.guides.push_back({along, at});
        }
        return true;
    }

    bool readGuides(const Json &json, const std::string &pointer)
    {
        if (!isObject(json, pointer))
            return false;
        for (const auto &[key, value] : json.items()) {
            const std::string here = pointerInto(pointer, key);
            bool isGood = true;
            if (key == coordinateOf(GuideLine::Along::Across))
                isGood = readLines(value, here, GuideLine::Along::Across);
            else if (key == coordinateOf(GuideLine::Along::Down))
                isGood = readLines(value, here, GuideLine::Along::Down);
            else
                isGood = unknownKey(here, key, "x, y");
            if (!isGood)
                return false;
        }
        return true;
    }

    bool readAll(const Json &json, const std::string &pointer)
    {
        if (!isObject(json, pointer))
            return false;
        for (const auto &[key, value] : json.items()) {
            const std::string here = pointerInto(pointer, key);
            bool isGood = true;
            if (key == "layers")
                isGood = readLayers(value, here);
            else if (key == "groups")
                isGood = readGroups(value, here);
            else if (key == "locked")
                isGood = readThings(value, here, m_arrangement.locked);
            else if (key == "guides")
                isGood = readGuides(value, here);
            else
                isGood = unknownKey(here, key, "layers, groups, locked, guides");
            if (!isGood)
                return false;
        }
        m_arrangement = tidied(std::move(m_arrangement));
        return true;
    }

    const std::string &m_source;
    bool m_takesUnknown;
    std::vector<std::string> *m_passedOver;
    std::size_t m_count = 0; ///< of names of things, and of groups
    Arrangement m_arrangement;
    Error m_error;
};

} // namespace

Json arrangementToJson(const Arrangement &arrangement)
{
    Json json = Json::object();
    for (const OwnLayer &layer : arrangement.layers) {
        Json one = {{"name", layer.name}};
        if (!layer.isVisible)
            one["visible"] = false;
        if (layer.isLocked)
            one["locked"] = true;
        addThings(one, layer.things);
        json["layers"].push_back(std::move(one));
    }
    for (const Selection &group : arrangement.groups)
        json["groups"].push_back(thingsToJson(group));
    if (!arrangement.locked.empty())
        json["locked"] = thingsToJson(arrangement.locked);
    for (const GuideLine &line : arrangement.guides)
        json["guides"][coordinateOf(line.along)].push_back(coordinateToJson(line.at));
    return json;
}

Expected<Arrangement> arrangementFromJson(const Json &json, const std::string &source, bool takesUnknown,
                                          std::vector<std::string> *passedOver)
{
    return ArrangementReader(source, takesUnknown, passedOver).read(json);
}

} // namespace merlon
