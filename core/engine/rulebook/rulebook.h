#pragma once

#include "core/base/error.h"
#include "core/engine/rulebook/rule_number.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// A numbered rule of a rulebook.
struct Rule {
    RuleNumber number;
    std::string text;     ///< Markdown, without the number; not empty
    std::size_t line = 0; ///< 1-based
};

/// A chapter with numbered rules, in the order of the book.
struct RuleChapter {
    RuleNumber number;
    std::string title; ///< without the number
    std::vector<Rule> rules;
};

/// A rulebook in one language, written in Markdown. A chapter begins with `## S2-6 Title`, a rule with its
/// number in bold at the start of a line (`**S2-6.3** ...`, or `- **S2-6.3** ...`); a rule ends before the
/// next rule or heading. Everything else (overview, annexes, lines with figures) belongs to the book but to no rule.
class Rulebook {
public:
    /// Reads a file. Refuses a book without rules, and rules that stand twice, have no text or stand outside
    /// the chapter of their number, with the line.
    static Expected<Rulebook> read(const std::filesystem::path &file);
    /// The same for a text; `source` names it in errors.
    static Expected<Rulebook> parse(std::string text, const std::string &source);

    const std::string &text() const { return m_text; }
    std::span<const RuleChapter> chapters() const { return m_chapters; }
    /// What all numbers begin with: `S2`.
    const std::string &prefix() const { return m_chapters.front().number.prefix; }

    /// All numbers in the order of the book: `S2-1.1`, ...
    std::vector<std::string> numbers() const;
    /// The paragraph of a rule with its number in bold; none if there is no such rule. The number may lack
    /// its prefix or its capitals.
    std::optional<std::string> rule(std::string_view number) const;
    /// Heading and rules of a chapter, a blank line between them; none if there is no such chapter.
    std::optional<std::string> chapter(std::string_view number) const;
    /// The rule or chapter of this number; otherwise an error that names the nearest ones.
    Expected<std::string> find(std::string_view number) const;
    /// Those of the ids that are not in the book, each once, in order.
    std::vector<std::string> missing(std::span<const RuleId> ids) const;

private:
    friend class RulebookReader;
    Rulebook() = default;

    std::optional<RuleNumber> ownNumber(std::string_view text) const;
    const RuleChapter *chapterAt(const RuleNumber &number) const;
    const Rule *ruleAt(const RuleNumber &number) const;
    std::string nearestTo(const RuleNumber &wanted) const;

    std::string m_text;
    std::vector<RuleChapter> m_chapters; ///< not empty, each with rules
};

} // namespace merlon
