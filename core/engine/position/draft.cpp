#include "core/engine/position/draft.h"

#include "core/base/json.h"

#include <algorithm>

namespace merlon {

namespace {

/// Whether all words are values of the type; the first may stand for none of them.
bool areOf(const ArgumentType &type, const std::vector<std::string> &words)
{
    const bool isKind =
        type.kind == ArgumentKind::Card || type.kind == ArgumentKind::Area || type.kind == ArgumentKind::Word;
    if (!isKind || words.size() < 2)
        return false;
    return std::all_of(words.begin() + 1, words.end(),
                       [&](const std::string &word) { return std::ranges::count(type.values, word) > 0; });
}

void findTypes(std::vector<DraftField> &fields, const Vocabulary &vocabulary)
{
    for (DraftField &field : fields) {
        const auto type = std::ranges::find_if(
            vocabulary.types(), [&](const ArgumentType &one) { return areOf(one, field.words); });
        if (type != vocabulary.types().end() && field.type.empty())
            field.type = type->key;
        findTypes(field.members, vocabulary);
    }
}

/// Whether a value can stand in a field, whatever its words and its range.
bool fits(const Json &value, DraftKind kind)
{
    switch (kind) {
    case DraftKind::Number:
        return value.is_number_integer();
    case DraftKind::Flag:
        return value.is_boolean();
    case DraftKind::Word:
        return value.is_string();
    case DraftKind::Place:
        return value.is_string() || value.is_null();
    case DraftKind::Token:
        return value.is_string() || value.is_object();
    case DraftKind::Counts:
    case DraftKind::Words:
        return value.is_object();
    case DraftKind::Set:
    case DraftKind::Cards:
    case DraftKind::Records:
        return value.is_array();
    }
    return false;
}

} // namespace

void fillValues(Draft &draft, const Json &position)
{
    for (DraftPart &part : draft.parts) {
        for (DraftField &field : part.fields) {
            const Json::json_pointer pointer(pointerInto(part.pointer, field.key));
            const bool isThere = position.contains(pointer) && fits(position[pointer], field.kind);
            field.value = isThere ? JsonBox(position[pointer]) : field.standard;
        }
    }
}

Draft draftOf(const std::shared_ptr<const Setup> &setup, const Json &position)
{
    Draft draft;
    setup->describe(position, draft);
    for (DraftPart &part : draft.parts)
        findTypes(part.fields, setup->vocabulary());
    if (auto read = setup->position(position); !read)
        draft.objection = std::move(read.error());
    return draft;
}

} // namespace merlon
