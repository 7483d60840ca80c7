#include "core/engine/position/schema_of_form.h"

#include "core/engine/position/form.h"

#include <algorithm>
#include <set>

namespace merlon {

namespace {

Json objectOf(Json properties)
{
    return {{"type", "object"}, {"additionalProperties", false}, {"properties", std::move(properties)}};
}

Json rangeOf(int least, int most)
{
    return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
}

Json wordsOf(const DraftField &field)
{
    Json words = field.words;
    for (const std::string &word : field.otherWords)
        words.push_back(word);
    if (field.mayBeHidden)
        words.push_back(position::kUnknown);
    return {{"enum", std::move(words)}};
}

void unite(std::vector<std::string> &words, const std::vector<std::string> &more)
{
    for (const std::string &word : more) {
        if (std::ranges::count(words, word) == 0)
            words.push_back(word);
    }
}

/// Members of one name on several kinds of places: what suits any of them.
void unite(std::vector<DraftField> &fields, const std::vector<DraftField> &more)
{
    for (const DraftField &field : more) {
        const auto same = std::ranges::find(fields, field.key, &DraftField::key);
        if (same == fields.end()) {
            fields.push_back(field);
            continue;
        }
        same->least = std::min(same->least, field.least);
        same->most = std::max(same->most, field.most);
        same->mayBeHidden = same->mayBeHidden || field.mayBeHidden;
        if (same->standard != field.standard)
            same->standard = Json();
        for (std::size_t word = 0; word < field.mostOfWord.size(); ++word) {
            if (std::ranges::count(same->words, field.words[word]) == 0)
                same->mostOfWord.push_back(field.mostOfWord[word]);
        }
        unite(same->words, field.words);
        unite(same->marks, field.marks);
        if (field.kind == DraftKind::Words)
            unite(same->members, field.members);
    }
}

class SchemaMaker {
public:
    explicit SchemaMaker(const Json &notes)
        : m_notes(notes)
    {
    }

    Json properties(const std::vector<DraftField> &fields, const std::string &way)
    {
        Json result = Json::object();
        for (const DraftField &field : fields)
            result[field.key] =
                noted(schemaOf(field, pointerInto(way, field.key)), pointerInto(way, field.key));
        addNoted(result, way);
        return result;
    }

    Json noted(Json schema, const std::string &way)
    {
        const auto note = m_notes.find(way);
        if (note == m_notes.end())
            return schema;
        m_used.insert(way);
        Json result = Json::object();
        if (note->is_string())
            result["description"] = *note;
        else
            result.update(*note);
        for (const auto &[key, value] : schema.items()) {
            if (!result.contains(key))
                result[key] = value;
        }
        return result;
    }

    std::vector<std::string> idle() const
    {
        std::vector<std::string> result;
        for (const auto &[way, note] : m_notes.items()) {
            if (!m_used.contains(way))
                result.push_back(way);
        }
        return result;
    }

private:
    /// Members that stand in the notes alone.
    void addNoted(Json &properties, const std::string &way)
    {
        for (const auto &[pointer, note] : m_notes.items()) {
            const std::size_t slash = pointer.rfind('/');
            const std::string key = pointer.substr(slash + 1);
            if (pointer.substr(0, slash) == way && !key.empty() && note.is_object() && note.contains("type")
                && !properties.contains(key)) {
                properties[key] = note;
                m_used.insert(pointer);
            }
        }
    }

    Json schemaOf(const DraftField &field, const std::string &way)
    {
        Json schema = bareSchemaOf(field, way);
        if (!field.standard->is_null() && !field.standard->is_structured())
            schema["default"] = *field.standard;
        return schema;
    }

    Json bareSchemaOf(const DraftField &field, const std::string &way)
    {
        switch (field.kind) {
        case DraftKind::Number:
            return rangeOf(field.least, field.most);
        case DraftKind::Flag:
            return {{"type", "boolean"}};
        case DraftKind::Word:
            return wordsOf(field);
        case DraftKind::Set:
            return {{"type", "array"}, {"items", wordsOf(field)}, {"uniqueItems", true}};
        case DraftKind::Counts: {
            Json counts = Json::object();
            for (std::size_t word = 0; word < field.words.size(); ++word)
                counts[field.words[word]] = rangeOf(0, field.mostOfWord[word]);
            return objectOf(std::move(counts));
        }
        case DraftKind::Words: {
            Json said = Json::object();
            for (const std::string &word : field.words)
                said[word] = wordsOf(field.members.front());
            return objectOf(std::move(said));
        }
        case DraftKind::Place:
            return {{"type", "string"}};
        case DraftKind::Token:
            return tokenOf(field);
        case DraftKind::Cards:
            return {{"type", "array"},
                    {"minItems", field.most},
                    {"maxItems", field.most},
                    {"items", {{"oneOf", Json::array({wordsOf(field), {{"type", "null"}}})}}}};
        case DraftKind::Records:
            return recordsOf(field, way);
        }
        return Json::object();
    }

    /// Its word alone, or what else is known of it, too.
    static Json tokenOf(const DraftField &field)
    {
        DraftField token = field;
        token.words.erase(token.words.begin());
        Json members {{"token", wordsOf(token)}};
        for (const std::string &mark : field.marks)
            members[mark] = {{"type", "boolean"}};
        Json object = objectOf(std::move(members));
        object["required"] = {"token"};
        return {{"oneOf", Json::array({wordsOf(field), std::move(object)})}};
    }

    Json recordsOf(const DraftField &field, const std::string &way)
    {
        Json record = objectOf(properties(field.members, way));
        for (const DraftField &member : field.members) {
            if (member.isNeeded)
                record["required"].push_back(member.key);
        }
        return {{"type", "array"},
                {"maxItems", field.most},
                {"items", noted(std::move(record), pointerInto(way, "*"))}};
    }

    const Json &m_notes;
    std::set<std::string> m_used;
};

/// The parts of all drafts: those of places, of links and of other names that are many under one member.
struct Parts {
    std::vector<DraftField> root;
    std::vector<DraftPart> single; ///< `/invader`, `/seats/defender`
    std::vector<DraftPart> many;   ///< one for all below `/places`

    void add(const DraftPart &part)
    {
        if (part.pointer.empty())
            return unite(root, part.fields);
        const bool isOneOfMany = part.place >= 0 || part.link >= 0 || !part.names.empty();
        DraftPart whole = part;
        if (isOneOfMany)
            whole.pointer = part.pointer.substr(0, part.pointer.rfind('/'));
        std::vector<DraftPart> &parts = isOneOfMany ? many : single;
        const auto same = std::ranges::find(parts, whole.pointer, &DraftPart::pointer);
        if (same == parts.end())
            parts.push_back(std::move(whole));
        else
            unite(same->fields, part.fields);
    }
};

/// The object in which a member of a pointer with one or two steps stands.
Json &propertiesAround(SchemaMaker &maker, Json &properties, const std::string &pointer)
{
    const std::size_t slash = pointer.rfind('/');
    if (slash == 0)
        return properties;
    Json &outer = properties[pointer.substr(1, slash - 1)];
    if (outer.is_null())
        outer = maker.noted(objectOf(Json::object()), pointer.substr(0, slash));
    return outer["properties"];
}

} // namespace

Json schemaOfPositions(std::span<const std::shared_ptr<const Setup>> setups, const Json &notes,
                       std::vector<std::string> &idle)
{
    Parts parts;
    for (const auto &setup : setups) {
        for (const DraftPart &part : draftOf(setup, Json::object()).parts)
            parts.add(part);
    }
    SchemaMaker maker(notes);
    Json properties {{"$schema", maker.noted({{"type", "string"}}, "/$schema")}};
    properties.update(maker.properties(parts.root, ""));
    for (const DraftPart &part : parts.many) {
        Json members {{"type", "object"}};
        if (!part.names.empty())
            members["propertyNames"] = {{"enum", part.names}};
        members["additionalProperties"] = maker.noted(objectOf(maker.properties(part.fields, part.pointer)),
                                                      pointerInto(part.pointer, "*"));
        propertiesAround(maker, properties, part.pointer)[part.pointer.substr(part.pointer.rfind('/') + 1)] =
            maker.noted(std::move(members), part.pointer);
    }
    for (const DraftPart &part : parts.single) {
        const std::string key = part.pointer.substr(part.pointer.rfind('/') + 1);
        propertiesAround(maker, properties, part.pointer)[key] =
            maker.noted(objectOf(maker.properties(part.fields, part.pointer)), part.pointer);
    }
    Json schema {{"$schema", "https://json-schema.org/draft/2020-12/schema"}};
    schema.update(maker.noted(objectOf(std::move(properties)), "/"));
    idle = maker.idle();
    return schema;
}

} // namespace merlon
