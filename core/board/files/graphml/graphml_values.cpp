#include "core/board/files/graphml/graphml_values.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/graphml/graphml_names.h"
#include "core/board/files/json/attribute_json.h"

#include <utility>

namespace merlon {

void GraphmlValues::goTo(std::string where, std::size_t line)
{
    m_where = std::move(where);
    m_line = line;
}

bool GraphmlValues::refuse(Text what, Text right)
{
    m_error = {std::move(what), {m_source, m_line, m_where}, std::move(right)};
    return false;
}

bool GraphmlValues::keep(Error error, std::size_t line)
{
    m_error = std::move(error);
    m_error.where.line = line;
    return false;
}

bool GraphmlValues::badValue(const Datum &value, const std::string &name)
{
    refuse({"error.graphml-value", {quotable(value.text), quotable(name)}});
    m_error.where.line = value.line;
    m_error.where.pointer = pointerInto(m_where, quotable(name));
    return false;
}

bool GraphmlValues::tooFar()
{
    constexpr auto kFarthest = static_cast<std::int64_t>(kFarthestCoordinate);
    return refuse({"error.board-far", {-kFarthest, kFarthest}});
}

bool GraphmlValues::tooFar(const Datum &value)
{
    tooFar();
    m_error.where.line = value.line;
    return false;
}

std::optional<Json> GraphmlValues::json(const Datum &value)
{
    constexpr std::string_view kBeginnings =
        "\"[{-0123456789tfn \t\r\n"; // it is seen at once that a word is none
    if (value.text.empty() || kBeginnings.find(value.text.front()) == std::string_view::npos)
        return std::nullopt;
    Expected<Json> read = readJson(value.text, {});
    if (!read)
        return std::nullopt;
    m_values += valuesIn(*read);
    return std::move(*read);
}

bool GraphmlValues::areAllWithin()
{
    return m_values <= kMaxJsonValues
        || refuse({"error.json-values", {static_cast<std::int64_t>(kMaxJsonValues)}});
}

std::string GraphmlValues::text(const Datum &value)
{
    if (!value.text.starts_with('"'))
        return value.text;
    const std::optional<Json> read = json(value);
    return read && read->is_string() ? read->get<std::string>() : value.text;
}

std::string GraphmlValues::textOf(const Data &data, const char *name)
{
    const auto found = data.find(name);
    return found == data.end() ? std::string() : text(found->second);
}

bool GraphmlValues::readTexts(const Data &data, const char *name, std::map<std::string, std::string> &texts)
{
    const auto found = data.find(name);
    if (found == data.end())
        return true;
    const std::optional<Json> read = json(found->second);
    if (!read || !read->is_object())
        return badValue(found->second, name);
    for (const auto &[language, one] : read->items()) {
        if (!one.is_string())
            return badValue(found->second, name);
        texts[language] = one.get<std::string>();
    }
    return true;
}

bool GraphmlValues::readCoordinate(const Data &data, const char *name, double &coordinate)
{
    const auto found = data.find(name);
    if (found == data.end())
        return true;
    const std::optional<Json> read = json(found->second);
    if (!read || !read->is_number())
        return badValue(found->second, name);
    coordinate = read->get<double>();
    return isNearEnough(coordinate) || tooFar(found->second);
}

bool GraphmlValues::isWithin(std::size_t count, std::size_t most)
{
    return count <= most || refuse({"error.board-many", {static_cast<std::int64_t>(most)}});
}

bool GraphmlValues::readAttributes(const Data &data, bool (*isReserved)(std::string_view),
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
        const std::optional<Json> read = json(value);
        auto held = attributeFromJson(read ? *read : Json(value.text), attribute);
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

} // namespace merlon
