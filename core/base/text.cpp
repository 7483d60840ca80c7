#include "core/base/text.h"

#include "core/base/wording.h"

#include <algorithm>
#include <optional>

namespace merlon {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// 1 to 9 if %1 to %9 stands there, else 0.
std::size_t markAt(std::string_view wording, std::size_t position)
{
    const bool isMark =
        position + 1 < wording.size() && wording[position] == '%' && isDigit(wording[position + 1]);
    return isMark ? static_cast<std::size_t>(wording[position + 1] - '0') : 0;
}

std::string shown(const TextArg &argument, const Wordings &wordings)
{
    if (const auto *number = std::get_if<std::int64_t>(&argument))
        return std::to_string(*number);
    if (const auto *verbatim = std::get_if<std::string>(&argument))
        return *verbatim;
    return nameOf(std::get<Word>(argument), wordings);
}

/// Replaces %1 to %9 in one pass, so that a percent sign in an argument is left alone.
std::string filledIn(std::string_view wording, const std::vector<std::string> &arguments)
{
    std::string filled;
    for (std::size_t i = 0; i < wording.size(); ++i) {
        const std::size_t number = markAt(wording, i);
        if (number == 0 || number > arguments.size()) {
            filled += wording[i];
            continue;
        }
        filled += arguments[number - 1];
        ++i;
    }
    return filled;
}

/// The form for a number: `none` for 0 in `none|one|many`, `one` for 1, and the last one for everything beyond.
std::string_view formFor(std::string_view forms, std::int64_t number)
{
    for (std::size_t end = forms.find('|'); end != std::string_view::npos && number != 0; --number) {
        forms.remove_prefix(end + 1);
        end = forms.find('|');
    }
    return forms.substr(0, forms.find('|'));
}

/// Replaces each `{%1|none|one|many}` by the form that goes with the argument: the last one if it is no number.
std::string withForms(std::string_view wording, const std::vector<TextArg> &arguments)
{
    std::string result;
    while (!wording.empty()) {
        const std::size_t begin = wording.find('{');
        result += wording.substr(0, begin);
        if (begin == std::string_view::npos)
            break;
        wording.remove_prefix(begin);
        const std::size_t argument = markAt(wording, 1);
        const std::size_t end = wording.find('}');
        if (argument == 0 || argument > arguments.size() || wording.substr(3, 1) != "|"
            || end == std::string_view::npos) {
            result += '{';
            wording.remove_prefix(1);
            continue;
        }
        const auto *number = std::get_if<std::int64_t>(&arguments[argument - 1]);
        result += formFor(wording.substr(4, end - 4), number ? *number : -1);
        wording.remove_prefix(end + 1);
    }
    return result;
}

/// With a capital letter first: ASCII and the accented letters of Western Europe, in UTF-8.
std::string capitalised(std::string text)
{
    if (text.empty())
        return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text[0] == '\xC3' && text.size() > 1) {
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= 0xA0 && second != 0xB7 && second != 0xBF)
            text[1] = static_cast<char>(second - 0x20);
    }
    return text;
}

/// What a text without a wording shows: `code (first, second)`.
std::string bareText(const std::string &code, const std::vector<std::string> &arguments)
{
    std::string bare = code;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        bare += (i == 0 ? " (" : ", ") + arguments[i];
    return arguments.empty() ? bare : bare + ")";
}

std::optional<std::string> wordingOf(std::string_view code, const Wordings &wordings)
{
    std::string wording = wordings.wording(code);
    if (wording.empty())
        return std::nullopt;
    return wording;
}

std::optional<std::string> ownName(std::string_view key, const Wordings &wordings)
{
    return wordingOf("word." + std::string(key), wordings);
}

/// The same for a word with a type.
std::optional<std::string> ownName(const Word &word, const Wordings &wordings)
{
    if (!word.type.empty()) {
        if (auto name = ownName(word.type + '.' + word.key, wordings))
            return name;
    }
    return ownName(word.key, wordings);
}

/// `west-foreground>west-rampart-1` and `west-wall-1~west-wall-2` from their ends.
std::optional<std::string> nameOfLink(std::string_view key, const Wordings &wordings)
{
    const std::size_t middle = key.find_first_of(">~");
    if (middle == std::string_view::npos)
        return std::nullopt;
    const auto pattern = ownName(key[middle] == '>' ? "path-between" : "link-between", wordings);
    if (!pattern)
        return std::nullopt;
    const auto end = [&](std::string_view place) { return nameOf({std::string(place), "place"}, wordings); };
    return filledIn(*pattern, {end(key.substr(0, middle)), end(key.substr(middle + 1))});
}

/// `west-wall` from `west` and `wall`.
std::optional<std::string> nameWithSide(std::string_view key, const Wordings &wordings)
{
    const std::size_t hyphen = key.find('-');
    if (hyphen == std::string_view::npos)
        return std::nullopt;
    const auto side = ownName(key.substr(0, hyphen), wordings);
    const auto kind = ownName(key.substr(hyphen + 1), wordings);
    const auto pattern = ownName("place-of-side", wordings);
    if (!side || !kind || !pattern)
        return std::nullopt;
    return filledIn(*pattern, {*side, *kind});
}

/// `ballista-2` and `west-wall-2` from what comes before the number.
std::optional<std::string> nameWithNumber(std::string_view key, const Wordings &wordings)
{
    const std::size_t hyphen = key.rfind('-');
    if (hyphen == std::string_view::npos || hyphen + 1 == key.size())
        return std::nullopt;
    const std::string_view number = key.substr(hyphen + 1);
    if (!std::all_of(number.begin(), number.end(), isDigit))
        return std::nullopt;
    const std::string_view rest = key.substr(0, hyphen);
    auto name = ownName(rest, wordings);
    if (!name)
        name = nameWithSide(rest, wordings);
    if (!name)
        return std::nullopt;
    return filledIn(ownName("numbered", wordings).value_or("%1 %2"), {*name, std::string(number)});
}

/// Numbers below zero are words too: an argument holds only those above.
bool isNumber(std::string_view key)
{
    if (key.starts_with('-'))
        key.remove_prefix(1);
    return !key.empty() && std::all_of(key.begin(), key.end(), isDigit);
}

} // namespace

std::string say(const Text &text, const Wordings &wordings)
{
    std::vector<std::string> arguments;
    arguments.reserve(text.args.size());
    for (const TextArg &argument : text.args)
        arguments.push_back(shown(argument, wordings));
    const auto wording = wordingOf(text.code, wordings);
    if (!wording)
        return bareText(text.code, arguments);
    const std::string chosen = withForms(*wording, text.args);
    const std::size_t first = markAt(chosen, 0);
    const bool nameFirst =
        first != 0 && first <= text.args.size() && std::holds_alternative<Word>(text.args[first - 1]);
    std::string said = filledIn(chosen, arguments);
    return nameFirst ? capitalised(std::move(said)) : said;
}

std::string nameOf(const Word &word, const Wordings &wordings)
{
    if (auto name = ownName(word, wordings))
        return *name;
    if (isNumber(word.key))
        return word.key.front() == '-' ? "\u2212" + word.key.substr(1) : word.key;
    if (auto name = nameOfLink(word.key, wordings))
        return *name;
    if (auto name = nameWithNumber(word.key, wordings))
        return *name;
    if (auto name = nameWithSide(word.key, wordings))
        return *name;
    std::string name = word.key;
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

EnglishWordings::EnglishWordings(std::span<const WordingTable> tables)
{
    for (const WordingTable table : tables) {
        for (const Wording &wording : table)
            m_english.emplace(wording.code, wording.english);
    }
}

std::string EnglishWordings::wording(std::string_view code) const
{
    const auto found = m_english.find(code);
    return found == m_english.end() ? std::string() : std::string(found->second);
}

} // namespace merlon
