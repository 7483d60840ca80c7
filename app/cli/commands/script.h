#pragma once

#include "core/base/error.h"
#include "core/engine/match/match.h"

#include <span>
#include <string>
#include <string_view>

namespace merlon::cli {

/// What became of a script.
struct ScriptResult {
    int played = 0;   ///< choices
    int expected = 0; ///< expectations
    int failed = 0;   ///< of them
};

/// Plays the lines of a file in notation, results of chance included; `-` is the standard input. Blank lines and
/// lines that begin with # are passed over. Lines that begin with `expect` are looked at (expectation.h): what does not
/// hold is said on the standard error, and the script goes on. `before`: what has happened before the first question.
/// An error names file and line.
Expected<ScriptResult> playScript(Match &match, const std::string &file, std::span<const Event> before = {});
/// The same for a text; `source` names it in errors.
Expected<ScriptResult> playLines(Match &match, std::string_view text, const std::string &source,
                                 std::span<const Event> before = {});

} // namespace merlon::cli
