#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string_view>

namespace merlon {

/// Parses a whole document, as a stream with at most kMaxJsonDepth levels (memory stays bounded: 64 MB of `[`
/// are refused after 65 characters), kMaxFileBytes, kMaxJsonValues and kMaxJsonToken (limits.h). Refuses doubled
/// keys and what follows the value. Errors carry `source`, the line and the pointer.
Expected<Json> readJson(std::string_view text, const std::string &source);

/// readJson of a file (readTextFile).
Expected<Json> readJsonFile(const std::filesystem::path &file);

/// Readable text of a document: whatever fits into 110 columns stands on one line.
std::string writeJson(const Json &json);

/// The line (1-based) on which the value at a JSON pointer begins; 0 if there is none.
std::size_t lineOfPointer(std::string_view text, std::string_view pointer);

/// The line of an error's pointer in the text that was read.
Error withLineOf(std::string_view text, Error error);

/// A JSON pointer extended by a key or number: `/` and `~` in it are escaped.
std::string pointerInto(const std::string &pointer, std::string_view key);

/// How many values a document holds, with itself.
std::size_t valuesIn(const Json &json);

} // namespace merlon
