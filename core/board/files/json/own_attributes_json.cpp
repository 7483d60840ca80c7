#include "core/board/files/json/own_attributes_json.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/board.h"
#include "core/board/files/json/attribute_json.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace merlon {

namespace {

constexpr std::array<std::pair<std::string_view, AttributeType>, 5> kTypeNames {
    {{"flag", AttributeType::Flag},
     {"number", AttributeType::Number},
     {"text", AttributeType::Text},
     {"word", AttributeType::OneOf},
     {"words", AttributeType::Set}}};

bool hasWords(const OwnAttribute &own)
{
    return own.type == AttributeType::OneOf || own.type == AttributeType::Set;
}

Json scopeToJson(const KindScope &scope)
{
    return scope.isAll ? Json("all") : Json(scope.kinds);
}

bool isFor(const KindScope &scope)
{
    return scope.isAll || !scope.kinds.empty();
}

Json wordsToJson(const OwnAttribute &own)
{
    Json json = Json::object();
    for (const std::string &word : own.words) {
        const auto names = own.wordNames.find(word);
        json[word] = names == own.wordNames.end() ? Json::object() : Json(names->second);
    }
    return json;
}

Json ownToJson(const OwnAttribute &own)
{
    Json json = {{"key", own.key}, {"type", std::string(ownTypeName(own.type))}};
    if (!own.names.empty())
        json["names"] = own.names;
    if (!own.descriptions.empty())
        json["descriptions"] = own.descriptions;
    if (own.type == AttributeType::Number) {
        json["minimum"] = own.minimum;
        json["maximum"] = own.maximum;
    }
    if (hasWords(own))
        json["words"] = wordsToJson(own);
    if (own.standard != plainStandard(own))
        json["default"] = attributeToJson(own.standard);
    if (isFor(own.places))
        json["places"] = scopeToJson(own.places);
    if (isFor(own.links))
        json["links"] = scopeToJson(own.links);
    if (own.ofBoard)
        json["board"] = true;
    return json;
}

/// Reads a list of them. The first thing that is wrong is kept; every reading function says whether all is well.
class OwnAttributesReader {
public:
    explicit OwnAttributesReader(const OwnAttributesSource &source)
        : m_source(source)
    {
    }

    Expected<std::vector<OwnAttribute>> read(const Json &json)
    {
        if (!readAll(json))
            return tl::make_unexpected(m_error);
        return std::move(m_attributes);
    }

private:
    bool refuse(std::string pointer, Text what, Text right = {})
    {
        m_error = {std::move(what), {m_source.file, 0, std::move(pointer)}, std::move(right)};
        return false;
    }

    bool isWithin(std::size_t count, std::size_t most, const std::string &pointer)
    {
        return count <= most || refuse(pointer, {"error.board-many", {static_cast<std::int64_t>(most)}});
    }

    bool isObject(const Json &json, const std::string &pointer)
    {
        return json.is_object() || refuse(pointer, {"error.board-object", {}});
    }

    bool unknownKey(const std::string &pointer, const std::string &key)
    {
        if (!m_source.isNewer)
            return refuse(pointer, {"error.board-unknown-key", {quotable(key)}},
                          {"error.board-known-keys",
                           {std::string("key, type, names, descriptions, minimum, maximum, words, default, "
                                        "places, links, board")}});
        if (m_source.passedOver)
            m_source.passedOver->push_back(pointer);
        return true;
    }

    bool readAll(const Json &json)
    {
        if (!json.is_array())
            return refuse(m_source.pointer, {"error.board-array", {}});
        if (!isWithin(json.size(), kMostOwnAttributes, m_source.pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (!readOne(json[i], m_source.pointer + "/" + std::to_string(i)))
                return false;
        }
        return true;
    }

    bool readOne(const Json &json, const std::string &pointer)
    {
        OwnAttribute own;
        const Json *standard = nullptr;
        if (!isObject(json, pointer) || !readType(json, pointer, own))
            return false;
        own.minimum = 0;
        own.maximum = own.type == AttributeType::Number ? kUsualMost : 0;
        for (const auto &[key, value] : json.items()) {
            if (key == "default")
                standard = &value;
            else if (!readMember(key, value, pointerInto(pointer, key), own))
                return false;
        }
        if (own.key.empty())
            return refuse(pointer, {"error.own-key-missing", {}}, {"error.own-example", {}});
        if (!isWhole(json, pointer, own) || !readStandard(standard, pointer, own))
            return false;
        m_attributes.push_back(std::move(own));
        return true;
    }

    /// It says which other members there may be.
    bool readType(const Json &json, const std::string &pointer, OwnAttribute &own)
    {
        const auto held = json.find("type");
        if (held == json.end())
            return refuse(pointer, {"error.own-type-missing", {}}, {"error.own-types", {}});
        const std::string name = held->is_string() ? held->get<std::string>() : std::string();
        const auto type = std::find_if(kTypeNames.begin(), kTypeNames.end(),
                                       [&](const auto &one) { return one.first == name; });
        if (type == kTypeNames.end())
            return refuse(pointer + "/type", {"error.own-type", {quotable(name)}}, {"error.own-types", {}});
        own.type = type->second;
        return true;
    }

    bool readMember(const std::string &key, const Json &value, const std::string &here, OwnAttribute &own)
    {
        if (key == "type")
            return true;
        if (key == "key")
            return readKey(value, here, own);
        if (key == "names")
            return readTexts(value, here, own.names);
        if (key == "descriptions")
            return readTexts(value, here, own.descriptions);
        if (key == "minimum" || key == "maximum")
            return readNumber(value, here, key == "minimum" ? own.minimum : own.maximum);
        if (key == "words")
            return readWords(value, here, own);
        if (key == "places" || key == "links")
            return readScope(value, here, key == "places" ? own.places : own.links);
        if (key != "board")
            return unknownKey(here, key);
        own.ofBoard = value.is_boolean() && value.get<bool>();
        return value.is_boolean() || refuse(here, {"error.own-flag", {}});
    }

    bool readKeyText(const Json &value, const std::string &here, std::string &key)
    {
        if (!value.is_string())
            return refuse(here, {"error.board-text", {}});
        key = value.get<std::string>();
        return isKey(key, here);
    }

    bool isKey(const std::string &key, const std::string &here)
    {
        return (isWellFormedKey(key) && key.size() <= kLongestOwnKey)
            || refuse(here, {"error.sketch-key", {quotable(key)}});
    }

    bool readKey(const Json &value, const std::string &here, OwnAttribute &own)
    {
        return readKeyText(value, here, own.key)
            && (m_keys.insert(own.key).second || refuse(here, {"error.own-twice", {own.key}}));
    }

    bool readTexts(const Json &json, const std::string &pointer, OwnAttribute::Texts &texts)
    {
        if (!isObject(json, pointer) || !isWithin(json.size(), kMostOwnLanguages, pointer))
            return false;
        for (const auto &[language, text] : json.items()) {
            const std::string here = pointerInto(pointer, language);
            if (!text.is_string())
                return refuse(here, {"error.board-text", {}});
            std::string held = text.get<std::string>();
            if (held.size() > kLongestOwnText)
                return refuse(here, {"error.sketch-long", {static_cast<std::int64_t>(kLongestOwnText)}});
            texts.emplace(language, std::move(held));
        }
        return true;
    }

    bool readNumber(const Json &value, const std::string &here, std::int64_t &number)
    {
        const auto read = attributeFromJson(value, nullptr);
        const auto *held = read ? std::get_if<std::int64_t>(&*read) : nullptr;
        if (!held || *held < -kFarthestOwnNumber || *held > kFarthestOwnNumber)
            return refuse(here, {"error.sketch-range", {-kFarthestOwnNumber, kFarthestOwnNumber}});
        number = *held;
        return true;
    }

    bool readWords(const Json &json, const std::string &pointer, OwnAttribute &own)
    {
        if (!json.is_object())
            return refuse(pointer, {"error.own-words", {}}, {"error.own-words-right", {}});
        if (!isWithin(json.size(), kMostOwnWords, pointer))
            return false;
        for (const auto &[word, names] : json.items()) {
            const std::string here = pointerInto(pointer, word);
            OwnAttribute::Texts texts;
            if (!isKey(word, here) || !readTexts(names, here, texts))
                return false;
            own.words.push_back(word);
            if (!texts.empty())
                own.wordNames.emplace(word, std::move(texts));
        }
        return true;
    }

    bool readScope(const Json &json, const std::string &pointer, KindScope &scope)
    {
        scope.isAll = json.is_string() && json.get<std::string>() == "all";
        if (scope.isAll)
            return true;
        if (!json.is_array())
            return refuse(pointer, {"error.own-scope", {}}, {"error.own-scope-right", {}});
        if (!isWithin(json.size(), kMostOwnKinds, pointer))
            return false;
        for (std::size_t i = 0; i < json.size(); ++i) {
            std::string kind;
            if (!readKeyText(json[i], pointer + "/" + std::to_string(i), kind))
                return false;
            if (!scope.has(kind))
                scope.kinds.push_back(std::move(kind));
        }
        return true;
    }

    /// Whether its members go together.
    bool isWhole(const Json &json, const std::string &pointer, const OwnAttribute &own)
    {
        if (own.type != AttributeType::Number && (json.contains("minimum") || json.contains("maximum")))
            return refuse(pointer, {"error.own-no-range", {own.key}});
        if (own.minimum > own.maximum)
            return refuse(pointer, {"error.own-range", {own.key, own.minimum, own.maximum}});
        if (hasWords(own) && own.words.empty())
            return refuse(pointer, {"error.own-no-words", {own.key}}, {"error.own-words-right", {}});
        if (!hasWords(own) && json.contains("words"))
            return refuse(pointer, {"error.own-words-for-nothing", {own.key}});
        return true;
    }

    bool readStandard(const Json *json, const std::string &pointer, OwnAttribute &own)
    {
        own.standard = plainStandard(own);
        if (!json)
            return true;
        const AttributeSchema schema = asSchema(own);
        auto held = attributeFromJson(*json, &schema);
        if (!held || !isValidFor(schema, *held))
            return refuse(pointer + "/default", {"error.own-default", {own.key}});
        own.standard = std::move(*held);
        return true;
    }

    static constexpr std::int64_t kUsualMost = 100; ///< of a number that does not say its greatest

    const OwnAttributesSource &m_source;
    std::vector<OwnAttribute> m_attributes;
    std::set<std::string> m_keys;
    Error m_error;
};

} // namespace

std::string_view ownTypeName(AttributeType type)
{
    const auto named = std::find_if(kTypeNames.begin(), kTypeNames.end(),
                                    [type](const auto &one) { return one.second == type; });
    return named == kTypeNames.end() ? std::string_view() : named->first;
}

Json ownAttributesToJson(const std::vector<OwnAttribute> &attributes)
{
    Json json = Json::array();
    for (const OwnAttribute &own : attributes)
        json.push_back(ownToJson(own));
    return json;
}

Expected<std::vector<OwnAttribute>> ownAttributesFromJson(const Json &json, const OwnAttributesSource &source)
{
    return OwnAttributesReader(source).read(json);
}

} // namespace merlon
