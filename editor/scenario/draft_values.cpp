#include "editor/scenario/draft_values.h"

#include "core/base/json.h"

#include <algorithm>

namespace merlon {

namespace {

using Strings = std::vector<std::string>;
using Counts = std::map<std::string, std::int64_t>;
using Records = std::vector<AttributeRecord>;

/// The key under which editors know a field: that by which its words are named.
const std::string &shownKey(const DraftField &field)
{
    return field.type.empty() ? field.key : field.type;
}

/// Only what must be said of a record stands in the list; it has a part of its own for the rest.
bool isListed(const DraftField &member)
{
    return member.isNeeded;
}

std::string wordIn(const Json &json)
{
    if (json.is_object())
        return json.value("token", std::string());
    return json.is_string() ? json.get<std::string>() : std::string();
}

AttributeSchema plain(const DraftField &field, AttributeType type)
{
    AttributeSchema schema;
    schema.key = shownKey(field);
    schema.type = type;
    schema.minimum = field.least;
    schema.maximum = field.most;
    schema.words = field.words;
    return schema;
}

AttributeSchema recordSchema(const DraftField &field, const Strings &places)
{
    AttributeSchema schema = plain(field, AttributeType::Records);
    for (const DraftField &member : field.members) {
        if (!isListed(member))
            continue;
        AttributeSchema one = schemaOf(member, places);
        one.optional = false;
        const std::string word = wordIn(*member.standard);
        one.standard = word.empty() && !one.words.empty() ? one.words.front() : word;
        schema.fields.push_back(std::move(one));
    }
    return schema;
}

AttributeSchema cardSchema(const DraftField &field)
{
    AttributeSchema schema = plain(field, AttributeType::Records);
    schema.minimum = field.most;
    AttributeSchema card;
    card.key = schema.key;
    card.type = AttributeType::OneOf;
    card.words = field.words;
    card.optional = true;
    schema.fields = {card};
    return schema;
}

AttributeSchema wordSchema(const std::string &key, Strings words)
{
    AttributeSchema schema;
    schema.key = key;
    schema.type = AttributeType::OneOf;
    schema.standard = words.front();
    schema.words = std::move(words);
    return schema;
}

/// A row for each word of which something is said.
AttributeSchema wordsSchema(const DraftField &field)
{
    const DraftField &said = field.members.front();
    AttributeSchema schema = plain(field, AttributeType::Records);
    schema.maximum = static_cast<std::int64_t>(field.words.size());
    schema.fields = {wordSchema(shownKey(field), field.words),
                     wordSchema(shownKey(said), {said.words.begin() + 1, said.words.end()})};
    return schema;
}

Records rowsOfWords(const DraftField &field)
{
    Records rows;
    for (const auto &[word, said] : field.value->items())
        rows.push_back(
            AttributeRecord {{shownKey(field), word}, {shownKey(field.members.front()), wordIn(said)}});
    return rows;
}

/// A row for a word that has one already is about the first that has none.
Json wordsOfRows(const DraftField &field, const Records &rows)
{
    Json object = Json::object();
    for (const AttributeRecord &row : rows) {
        std::string word = fieldOf(row, shownKey(field));
        if (object.contains(word)) {
            const auto free = std::ranges::find_if(
                field.words, [&object](const std::string &other) { return !object.contains(other); });
            word = free == field.words.end() ? word : *free;
        }
        object[word] = fieldOf(row, shownKey(field.members.front()));
    }
    return object;
}

AttributeRecord recordOf(const Json &json, const DraftField &field)
{
    AttributeRecord record;
    for (const DraftField &member : field.members) {
        if (isListed(member))
            record[shownKey(member)] = wordIn(json.value(member.key, *member.standard));
    }
    return record;
}

/// The record of the position that is meant, with what the editor does not show.
Json jsonOf(const DraftField &field, const AttributeRecord &record, const Json &before)
{
    Json json = before;
    for (const DraftField &member : field.members) {
        if (const auto said = record.find(shownKey(member)); isListed(member) && said != record.end())
            json[member.key] = std::get<std::string>(said->second);
    }
    return json;
}

Json jsonOf(const DraftField &field, const Records &records)
{
    Json list = Json::array();
    const Json &before = *field.value;
    std::size_t next = 0; // of those that were there
    for (std::size_t i = 0; i < records.size(); ++i) {
        const bool isSame = records.size() == before.size();
        while (!isSame && next < before.size() && recordOf(before[next], field) != records[i])
            ++next;
        const std::size_t meant = isSame ? i : next++;
        list.push_back(jsonOf(field, records[i], meant < before.size() ? before[meant] : Json::object()));
    }
    return list;
}

Json cardsOf(const DraftField &field, const Records &records)
{
    Json cards = Json::array();
    for (const AttributeRecord &record : records) {
        const auto card = record.find(shownKey(field));
        cards.push_back(card == record.end() ? Json() : Json(std::get<std::string>(card->second)));
    }
    return cards;
}

} // namespace

AttributeSchema schemaOf(const DraftField &field, const Strings &places)
{
    switch (field.kind) {
    case DraftKind::Number:
        return plain(field, AttributeType::Number);
    case DraftKind::Flag:
        return plain(field, AttributeType::Flag);
    case DraftKind::Word:
    case DraftKind::Token:
        return plain(field, AttributeType::OneOf);
    case DraftKind::Set:
        return plain(field, AttributeType::Set);
    case DraftKind::Counts:
        return plain(field, AttributeType::Counts);
    case DraftKind::Words:
        return wordsSchema(field);
    case DraftKind::Place: {
        AttributeSchema schema = plain(field, AttributeType::OneOf);
        schema.words = places;
        schema.optional = true;
        return schema;
    }
    case DraftKind::Cards:
        return cardSchema(field);
    case DraftKind::Records:
        return recordSchema(field, places);
    }
    return {};
}

std::optional<AttributeValue> valueOf(const DraftField &field)
{
    const Json &value = *field.value;
    switch (field.kind) {
    case DraftKind::Number:
        return value.is_number_integer() ? std::optional<AttributeValue>(value.get<std::int64_t>())
                                         : std::nullopt;
    case DraftKind::Flag:
        return AttributeValue(value == true);
    case DraftKind::Word:
    case DraftKind::Token:
        return value.is_null() ? std::nullopt : std::optional<AttributeValue>(wordIn(value));
    case DraftKind::Place:
        return AttributeValue(wordIn(value));
    case DraftKind::Set:
        return AttributeValue(value.get<Strings>());
    case DraftKind::Counts:
        return AttributeValue(value.get<Counts>());
    case DraftKind::Words:
        return AttributeValue(rowsOfWords(field));
    case DraftKind::Cards: {
        Records records;
        for (const Json &card : value)
            records.push_back(card.is_null() ? AttributeRecord {}
                                             : AttributeRecord {{shownKey(field), wordIn(card)}});
        return AttributeValue(records);
    }
    case DraftKind::Records: {
        Records records;
        for (const Json &record : value)
            records.push_back(recordOf(record, field));
        return AttributeValue(records);
    }
    }
    return std::nullopt;
}

Json jsonOf(const DraftField &field, const AttributeValue &value)
{
    switch (field.kind) {
    case DraftKind::Number:
        return std::get<std::int64_t>(value);
    case DraftKind::Flag:
        return std::get<bool>(value);
    case DraftKind::Word:
        return std::get<std::string>(value);
    case DraftKind::Token: {
        Json token = field.value->is_object() ? *field.value : Json(std::string());
        const auto &word = std::get<std::string>(value);
        if (!token.is_object() || word == field.words.front())
            return word;
        token["token"] = word;
        return token;
    }
    case DraftKind::Place: {
        const auto &word = std::get<std::string>(value);
        return word.empty() ? Json() : Json(word);
    }
    case DraftKind::Set: {
        Json list = Json::array();
        const auto &set = std::get<Strings>(value);
        for (const std::string &word : field.words) {
            if (std::ranges::count(set, word) > 0)
                list.push_back(word);
        }
        return list;
    }
    case DraftKind::Counts: {
        Json object = Json::object();
        const auto &counts = std::get<Counts>(value);
        for (const std::string &word : field.words) {
            if (const auto count = counts.find(word); count != counts.end() && count->second != 0)
                object[word] = count->second;
        }
        return object;
    }
    case DraftKind::Words:
        return wordsOfRows(field, std::get<Records>(value));
    case DraftKind::Cards:
        return cardsOf(field, std::get<Records>(value));
    case DraftKind::Records:
        return jsonOf(field, std::get<Records>(value));
    }
    return {};
}

DraftField marksOf(const DraftField &token)
{
    DraftField marks {.key = "known", .kind = DraftKind::Set, .words = token.marks, .value = Json::array()};
    for (const std::string &mark : token.marks) {
        if (token.value->is_object() && token.value->value(mark, false))
            marks.value->push_back(mark);
    }
    return marks;
}

Json withMarks(const DraftField &token, const AttributeValue &marks)
{
    const std::string word = wordIn(*token.value);
    const auto &set = std::get<Strings>(marks);
    if (set.empty() || word == token.words.front())
        return word;
    Json json {{"token", word}};
    for (const std::string &mark : token.marks) {
        if (std::ranges::count(set, mark) > 0)
            json[mark] = true;
    }
    return json;
}

} // namespace merlon
