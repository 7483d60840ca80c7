#pragma once

#include "app/words/language.h"

#include <CLI/CLI.hpp>

#include <string>

namespace merlon::cli {

inline std::string plain(const QString &text)
{
    return text.toStdString();
}

/// The end of a command's help: an example of its use.
void addExample(CLI::App &command, const char *example);

/// Help pages in the language that is spoken, as wide as a terminal.
std::shared_ptr<CLI::FormatterBase> helpFormatter();

/// Lets only whole numbers through that a seed can be, from 0 to the largest of 64 bits, and says so of all else.
CLI::Validator seedRange();

/// What is wrong with a command line, in words.
QString explained(const CLI::ParseError &error, const CLI::App &program, int argc, const char *const argv[]);

} // namespace merlon::cli
