#include "core/board/files/json/attribute_json.h"

#include "core/base/json.h"

#include <limits>

namespace merlon {

namespace {

std::optional<std::int64_t> wholeNumber(const Json &json)
{
    if (!json.is_number_integer())
        return std::nullopt;
    constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > kLargest)
        return std::nullopt;
    return json.get<std::int64_t>();
}

std::string properWord(std::string word, const AttributeSchema *attribute)
{
    if (!attribute)
        return word;
    const auto alias = attribute->wordAliases.find(word);
    return alias == attribute->wordAliases.end() ? word : alias->second;
}

std::optional<AttributeRecord> recordFromJson(const Json &json, const AttributeSchema *attribute)
{
    AttributeRecord record;
    for (const auto &[key, value] : json.items()) {
        const AttributeSchema *field = attribute ? findAttribute(attribute->fields, key) : nullptr;
        const std::string &name = field ? field->key : key;
        if (value.is_boolean())
            record[name] = value.get<bool>();
        else if (value.is_string())
            record[name] = properWord(value.get<std::string>(), field);
        else if (const auto number = wholeNumber(value))
            record[name] = *number;
        else
            return std::nullopt;
    }
    return record;
}

std::optional<AttributeValue> recordsFromJson(const Json &json, const AttributeSchema *attribute)
{
    std::vector<AttributeRecord> records;
    for (const Json &item : json) {
        auto record = item.is_object() ? recordFromJson(item, attribute) : std::nullopt;
        if (!record)
            return std::nullopt;
        records.push_back(std::move(*record));
    }
    return records;
}

std::optional<AttributeValue> setFromJson(const Json &json, const AttributeSchema *attribute)
{
    std::vector<std::string> words;
    for (const Json &item : json) {
        if (!item.is_string())
            return std::nullopt;
        words.push_back(properWord(item.get<std::string>(), attribute));
    }
    return words;
}

std::optional<AttributeValue> countsFromJson(const Json &json, const AttributeSchema *attribute)
{
    std::map<std::string, std::int64_t> counts;
    for (const auto &[key, value] : json.items()) {
        const auto number = wholeNumber(value);
        if (!number || !counts.emplace(properWord(key, attribute), *number).second)
            return std::nullopt;
    }
    return counts;
}

Json fieldToJson(const AttributeRecord::mapped_type &field)
{
    return std::visit([](const auto &value) { return Json(value); }, field);
}

struct ToJson {
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(const std::string &value) const { return value; }

    Json operator()(const std::vector<std::string> &words) const
    {
        Json json = Json::array();
        for (const std::string &word : words)
            json.push_back(word);
        return json;
    }

    Json operator()(const std::map<std::string, std::int64_t> &counts) const
    {
        Json json = Json::object();
        for (const auto &[word, number] : counts)
            json[word] = number;
        return json;
    }

    Json operator()(const std::vector<AttributeRecord> &records) const
    {
        Json json = Json::array();
        for (const AttributeRecord &record : records) {
            Json row = Json::object();
            if (const auto type = record.find("type"); type != record.end())
                row["type"] = fieldToJson(type->second); // reads better in front
            for (const auto &[key, field] : record) {
                if (key != "type")
                    row[key] = fieldToJson(field);
            }
            json.push_back(std::move(row));
        }
        return json;
    }
};

} // namespace

Json attributeToJson(const AttributeValue &value)
{
    return std::visit(ToJson {}, value);
}

std::optional<AttributeValue> attributeFromJson(const Json &json, const AttributeSchema *attribute)
{
    if (json.is_boolean())
        return json.get<bool>();
    if (json.is_string())
        return properWord(json.get<std::string>(), attribute);
    if (json.is_object())
        return countsFromJson(json, attribute);
    if (json.is_array()) {
        const bool records =
            json.empty() ? attribute && attribute->type == AttributeType::Records : json.front().is_object();
        return records ? recordsFromJson(json, attribute) : setFromJson(json, attribute);
    }
    if (const auto number = wholeNumber(json))
        return *number;
    return std::nullopt;
}

} // namespace merlon
