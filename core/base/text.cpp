#include "core/base/text.h"

#include "core/base/words/tables.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace merlon {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
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
        const bool isMark = wording[i] == '%' && i + 1 < wording.size() && isDigit(wording[i + 1]);
        const std::size_t number = isMark ? static_cast<std::size_t>(wording[i + 1] - '0') : 0;
        if (number == 0 || number > arguments.size()) {
            filled += wording[i];
            continue;
        }
        filled += arguments[number - 1];
        ++i;
    }
    return filled;
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
    const auto pattern = ownName("numbered", wordings);
    if (!name || !pattern)
        return std::nullopt;
    return filledIn(*pattern, {*name, std::string(number)});
}

class EnglishWordings final : public Wordings {
public:
    EnglishWordings()
    {
        for (const auto table : {baseWords(), boardWords(), engineWords(), siegeWords(), siege2Words(), siege2PositionWords()}) {
            for (const Wording &wording : table)
                m_english.emplace(wording.code, wording.english);
        }
    }

    std::string wording(std::string_view code) const override
    {
        const auto found = m_english.find(code);
        return found == m_english.end() ? std::string() : std::string(found->second);
    }

private:
    std::unordered_map<std::string_view, std::string_view> m_english;
};

} // namespace

std::string say(const Text &text, const Wordings &wordings)
{
    std::vector<std::string> arguments;
    arguments.reserve(text.args.size());
    for (const TextArg &argument : text.args)
        arguments.push_back(shown(argument, wordings));
    const auto wording = wordingOf(text.code, wordings);
    return wording ? filledIn(*wording, arguments) : bareText(text.code, arguments);
}

std::string nameOf(const Word &word, const Wordings &wordings)
{
    if (auto name = ownName(word.key, wordings))
        return *name;
    if (auto name = nameWithNumber(word.key, wordings))
        return *name;
    if (auto name = nameWithSide(word.key, wordings))
        return *name;
    std::string name = word.key;
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

const Wordings &english()
{
    static const EnglishWordings wordings;
    return wordings;
}

} // namespace merlon
