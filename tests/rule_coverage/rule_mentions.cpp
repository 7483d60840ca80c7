#include "tests/rule_coverage/rule_mentions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>

namespace merlon {

namespace {

/// How the parts of a number are joined: in prose, or where only letters, digits and underscores may stand.
struct Spelling {
    std::string prefix;
    char point;
    char hyphen;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAlphanumeric(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
    return lower;
}

/// Takes the digits at the beginning off the text.
std::string_view takeDigits(std::string_view &text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    const std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    return digits;
}

/// The rule whose number begins the text, right after its prefix.
std::optional<RuleNumber> ruleAfterPrefix(std::string_view text, const Spelling &spelling,
                                          std::string_view prefix)
{
    if (!text.starts_with(spelling.hyphen))
        return std::nullopt;
    text.remove_prefix(1);
    const std::string_view chapter = takeDigits(text);
    if (!text.starts_with(spelling.point))
        return std::nullopt;
    text.remove_prefix(1);
    const std::string_view item = takeDigits(text);
    return ruleNumberFrom(std::string(prefix) + "-" + std::string(chapter) + "." + std::string(item));
}

} // namespace

std::set<RuleNumber> rulesMentionedIn(std::string_view source, std::string_view prefix)
{
    const std::array<Spelling, 2> spellings {
        {{std::string(prefix), '.', '-'}, {lowerCase(prefix), '_', '_'}}};
    std::set<RuleNumber> mentioned;
    for (const Spelling &spelling : spellings) {
        const std::string &word = spelling.prefix;
        for (std::size_t at = source.find(word); at != source.npos; at = source.find(word, at + 1)) {
            if (at > 0 && isAlphanumeric(source[at - 1]))
                continue;
            if (const auto rule = ruleAfterPrefix(source.substr(at + word.size()), spelling, prefix))
                mentioned.insert(*rule);
        }
    }
    return mentioned;
}

std::vector<std::filesystem::path> sourcesBelow(const std::filesystem::path &folder)
{
    constexpr std::array<std::string_view, 3> kEndings {".cpp", ".h", ".json"};
    std::vector<std::filesystem::path> sources;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string ending = entry.path().extension().string();
        if (entry.is_regular_file() && std::ranges::find(kEndings, ending) != kEndings.end())
            sources.push_back(entry.path());
    }
    std::sort(sources.begin(), sources.end());
    return sources;
}

} // namespace merlon
