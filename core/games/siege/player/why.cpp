#include "core/games/siege/player/why.h"

#include <algorithm>

namespace merlon::siege {

namespace {

/// The word of a place, of the type that places have in the vocabulary.
Word wordOf(const Vocabulary &vocabulary, const std::string &place)
{
    const std::span<const ArgumentType> types = vocabulary.types();
    const auto type = std::ranges::find(types, ArgumentKind::Place, &ArgumentType::kind);
    return {place, type == types.end() ? std::string() : type->key};
}

} // namespace

Text textOf(const Why &why, const Setup &setup, const Battlefield &field, Choice choice)
{
    if (!why.code)
        return {};
    const Vocabulary &vocabulary = setup.vocabulary();
    Text text {why.code, {}};
    if (why.wall >= 0)
        text.args.emplace_back(wordOf(
            vocabulary, setup.board().places()[field.walls[static_cast<std::size_t>(why.wall)].place].key));
    else if (why.argument >= 0)
        text.args.push_back(vocabulary.text(choice).args[static_cast<std::size_t>(why.argument)]);
    return text;
}

} // namespace merlon::siege
