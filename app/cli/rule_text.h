#pragma once

#include <QString>

#include <string_view>

namespace merlon::cli {

/// A piece of a rulebook for a terminal: paragraphs in lines of kColumns, tables as they stand, without the marks
/// of Markdown.
QString ruleText(std::string_view markdown);

} // namespace merlon::cli
