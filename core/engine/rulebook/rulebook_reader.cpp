#include "core/engine/rulebook/rulebook_reader.h"

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// The line split into the number of the rule that begins here and the rest; empty if none begins.
std::pair<std::string_view, std::string_view> ruleStart(std::string_view line)
{
    constexpr std::string_view kBold = "**";
    if (line.starts_with("- "))
        line.remove_prefix(2);
    if (!line.starts_with(kBold))
        return {};
    line.remove_prefix(kBold.size());
    const std::size_t end = line.find(kBold);
    if (end == std::string_view::npos)
        return {};
    const std::string_view inBold = line.substr(0, end);
    const auto number = ruleNumberFrom(inBold);
    if (!number || number->prefix.empty() || number->isChapter())
        return {};
    return {inBold, trimmed(line.substr(end + kBold.size()))};
}

void appendLine(std::string &text, std::string_view line)
{
    if (!text.empty())
        text += '\n';
    text += line;
}

} // namespace

RulebookReader::RulebookReader(std::string source)
    : m_source(std::move(source))
{
}

Expected<Rulebook> RulebookReader::read(std::string text)
{
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t breaks = std::min(rest.find_first_not_of('\n'), rest.size());
        passBreaks(breaks);
        rest.remove_prefix(breaks);
        if (rest.empty())
            break;
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        ++m_line;
        if (const auto done = readLine(trimmed(rest.substr(0, end))); !done)
            return tl::make_unexpected(done.error());
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (const auto done = endRule(); !done)
        return tl::make_unexpected(done.error());
    std::erase_if(m_book.m_chapters, [](const RuleChapter &chapter) { return chapter.rules.empty(); });
    if (m_book.m_chapters.empty())
        return tl::make_unexpected(wrong("error.rulebook-empty", 0, {}));
    m_book.m_text = std::move(text);
    return std::move(m_book);
}

/// Empty lines, of which there may be many.
void RulebookReader::passBreaks(std::size_t breaks)
{
    m_line += breaks;
    std::string *const text = m_inRule ? &m_book.m_chapters.back().rules.back().text : nullptr;
    if (text && !text->empty())
        text->append(breaks, '\n');
}

Expected<void> RulebookReader::readLine(std::string_view line)
{
    const auto [number, text] = ruleStart(line);
    if (!number.empty())
        return beginRule(number, text);
    if (line.starts_with('#')) {
        auto done = endRule();
        beginSection(line);
        return done;
    }
    if (const bool isFigure = line.starts_with("!["); m_inRule && !isFigure)
        appendLine(m_book.m_chapters.back().rules.back().text, line);
    return {};
}

void RulebookReader::beginSection(std::string_view heading)
{
    m_inChapter = false;
    if (!heading.starts_with("## "))
        return;
    heading = trimmed(heading.substr(3));
    const std::size_t blank = std::min(heading.find(' '), heading.size());
    const auto number = ruleNumberFrom(heading.substr(0, blank));
    if (!number || number->prefix.empty() || !number->isChapter())
        return;
    m_inChapter = true;
    if (m_book.m_chapters.size() > 1 && m_book.m_chapters.back().rules.empty())
        m_book.m_chapters.pop_back(); // nothing came of it
    m_book.m_chapters.push_back({*number, std::string(trimmed(heading.substr(blank))), {}});
}

Expected<void> RulebookReader::beginRule(std::string_view text, std::string_view rest)
{
    if (auto done = endRule(); !done)
        return done;
    const RuleNumber number = *ruleNumberFrom(text);
    const RuleNumber home {number.prefix, {number.id.chapter, 0}};
    if (!m_inChapter || m_book.m_chapters.back().number != home)
        return tl::make_unexpected(
            wrong("error.rulebook-chapter", m_line, {toString(number), toString(home)}));
    if (number.prefix != m_book.prefix())
        return tl::make_unexpected(
            wrong("error.rulebook-prefix", m_line, {toString(number), m_book.prefix()}));
    if (!m_numbers.insert(number.id).second)
        return tl::make_unexpected(wrong("error.rulebook-doubled", m_line, {toString(number)}));
    m_inRule = true;
    m_book.m_chapters.back().rules.push_back({number, std::string(rest), m_line});
    return {};
}

Expected<void> RulebookReader::endRule()
{
    if (!std::exchange(m_inRule, false))
        return {};
    Rule &rule = m_book.m_chapters.back().rules.back();
    rule.text.erase(rule.text.find_last_not_of('\n') + 1);
    if (rule.text.empty())
        return tl::make_unexpected(wrong("error.rulebook-no-text", rule.line, {toString(rule.number)}));
    return {};
}

Error RulebookReader::wrong(const char *code, std::size_t line, std::vector<TextArg> args) const
{
    return {{code, std::move(args)}, {m_source, line, {}}, {}};
}

} // namespace merlon
