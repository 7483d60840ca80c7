#pragma once

#include <QString>

namespace merlon::cli {

/// What stands on the standard error, as the last line, if a signal ends the program from now on: Ctrl+C, the end of the
/// terminal, a closed pipe. Empty: nothing. The program then ends as that signal ends programs.
void setFarewell(const QString &sentence);

} // namespace merlon::cli
