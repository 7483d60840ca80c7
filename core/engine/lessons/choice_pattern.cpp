#include "core/engine/lessons/choice_pattern.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace merlon {

namespace {

std::vector<std::string_view> partsOf(std::string_view text, char between)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

bool allows(std::string_view pattern, std::string_view word)
{
    if (pattern == "*")
        return true;
    for (const std::string_view either : partsOf(pattern, '|')) {
        if (either == word)
            return true;
    }
    return false;
}

/// The types that an argument of these terms has, each once; none if one of them has no such argument.
std::optional<std::vector<std::uint8_t>> typesOf(std::span<const Term *const> terms, std::size_t argument)
{
    std::vector<std::uint8_t> types;
    for (const Term *term : terms) {
        if (argument >= term->types.size())
            return std::nullopt;
        if (std::ranges::find(types, term->types[argument]) == types.end())
            types.push_back(term->types[argument]);
    }
    return types;
}

/// The first value of a word that one of the types does not have.
std::optional<std::string> unknownValueIn(const Vocabulary &vocabulary, std::span<const std::uint8_t> types,
                                          std::string_view word)
{
    for (const std::string_view value : partsOf(word, '|')) {
        for (const std::uint8_t type : types) {
            if (!vocabulary.valueOf(type, value))
                return std::string(value);
        }
    }
    return std::nullopt;
}

/// The first word of a pattern that no line of these terms can have. Every word is looked up once for a type, however many
/// terms have it.
std::optional<std::string> unknownWordIn(const Vocabulary &vocabulary, std::span<const Term> terms,
                                         std::string_view pattern)
{
    const std::vector<std::string_view> words = partsOf(pattern, ' ');
    if (words.empty())
        return std::string();
    if (words.front() == "*")
        return words.size() == 1 ? std::nullopt : std::optional(std::string(words[1]));
    std::vector<const Term *> named;
    for (const std::string_view key : partsOf(words.front(), '|')) {
        const auto term = std::ranges::find(terms, key, &Term::key);
        if (term == terms.end())
            return std::string(key);
        named.push_back(&*term);
    }
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "*")
            continue;
        const std::optional<std::vector<std::uint8_t>> types = typesOf(named, i - 1);
        if (!types)
            return std::string(words[i]);
        if (auto unknown = unknownValueIn(vocabulary, *types, words[i]))
            return unknown;
    }
    return std::nullopt;
}

} // namespace

bool goesWith(std::string_view pattern, std::string_view notation)
{
    const std::vector<std::string_view> wanted = partsOf(pattern, ' ');
    const std::vector<std::string_view> words = partsOf(notation, ' ');
    const bool isOpen = !wanted.empty() && wanted.back() == "*";
    const std::size_t fixed = wanted.size() - (isOpen ? 1 : 0);
    if (words.size() < fixed || (!isOpen && words.size() > fixed))
        return false;
    for (std::size_t i = 0; i < fixed; ++i) {
        if (!allows(wanted[i], words[i]))
            return false;
    }
    return true;
}

std::optional<std::string> unknownWordOf(const Vocabulary &vocabulary, std::string_view pattern)
{
    return unknownWordIn(vocabulary, vocabulary.verbs(), pattern);
}

std::optional<std::string> unknownEventWordOf(const Vocabulary &vocabulary, std::string_view pattern)
{
    return unknownWordIn(vocabulary, vocabulary.events(), pattern);
}

} // namespace merlon
