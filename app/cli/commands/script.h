#pragma once

#include "core/base/error.h"
#include "core/engine/match/match.h"

#include <string>

namespace merlon::cli {

/// Plays the lines of a file in notation, results of chance included; `-` is the standard input. Blank lines and
/// lines that begin with # are passed over. An error names file and line. How many choices were played.
Expected<int> playScript(Match &match, const std::string &file);

} // namespace merlon::cli
