#include "core/engine/position/draft.h"

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

} // namespace

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
