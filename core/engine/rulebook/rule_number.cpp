#include "core/engine/rulebook/rule_number.h"

#include <algorithm>
#include <charconv>

namespace merlon {

namespace {

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char capital(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::optional<std::string> prefixFrom(std::string_view text)
{
    const bool isName = !text.empty() && isLetter(text.front())
        && std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || isDigit(c); });
    if (!isName)
        return std::nullopt;
    std::string prefix(text);
    std::transform(prefix.begin(), prefix.end(), prefix.begin(), capital);
    return prefix;
}

/// Up to 255, digits only, no zero before others.
std::optional<std::uint8_t> ordinalFrom(std::string_view text, int least)
{
    std::uint8_t value = 0;
    const char *end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data(), end, value);
    if (failure != std::errc() || rest != end || value < least || (text.size() > 1 && text.front() == '0'))
        return std::nullopt;
    return value;
}

} // namespace

std::optional<RuleNumber> ruleNumberFrom(std::string_view text)
{
    RuleNumber number;
    if (const std::size_t hyphen = text.find('-'); hyphen != std::string_view::npos) {
        const auto prefix = prefixFrom(text.substr(0, hyphen));
        if (!prefix)
            return std::nullopt;
        number.prefix = *prefix;
        text.remove_prefix(hyphen + 1);
    }
    const std::size_t point = text.find('.');
    const auto chapter = ordinalFrom(text.substr(0, point), 0);
    if (!chapter)
        return std::nullopt;
    number.id.chapter = *chapter;
    if (point == std::string_view::npos)
        return number;
    const auto item = ordinalFrom(text.substr(point + 1), 1);
    if (!item)
        return std::nullopt;
    number.id.item = *item;
    return number;
}

std::string toString(const RuleNumber &number)
{
    std::string text = number.prefix.empty() ? "" : number.prefix + "-";
    text += std::to_string(number.id.chapter);
    return number.isChapter() ? text : text + "." + std::to_string(number.id.item);
}

} // namespace merlon
