#pragma once

#include "app/cli/language.h"

#include <CLI/CLI.hpp>

namespace merlon::cli {

inline std::string plain(const QString &text)
{
    return text.toStdString();
}

/// The end of a command's help: an example of its use.
inline void addExample(CLI::App &command, const char *example)
{
    command.footer(
        plain(QLatin1String("\n") + Cli::tr("Example:") + QLatin1String("\n  ") + QLatin1String(example)));
}

} // namespace merlon::cli
