#pragma once

#include "core/engine/rulebook/rulebook.h"

#include <set>
#include <string>
#include <string_view>

namespace merlon {

/// Takes a rulebook apart, line by line.
class RulebookReader {
public:
    explicit RulebookReader(std::string source);
    Expected<Rulebook> read(std::string text);

private:
    void passBreaks(std::size_t breaks);
    Expected<void> readLine(std::string_view line);
    Expected<void> beginRule(std::string_view number, std::string_view text);
    Expected<void> endRule();
    void beginSection(std::string_view heading);
    Error wrong(const char *code, std::size_t line, std::vector<TextArg> args) const;

    std::string m_source;
    std::size_t m_line = 0;
    bool m_inChapter = false;
    bool m_inRule = false;
    Rulebook m_book;
    std::set<RuleId> m_numbers; ///< of the rules so far
};

} // namespace merlon
