#pragma once

#include "core/base/error.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string_view>

namespace merlon {

/// Objects keep the order of their keys, so that files stay readable when they are written again.
using Json = nlohmann::ordered_json;

inline constexpr std::size_t kMaxJsonBytes = 64u << 20;
inline constexpr int kMaxJsonDepth = 64;

/// Parses a whole document, as a stream with at most kMaxJsonDepth levels (memory stays bounded: 64 MB of `[`
/// are refused after 65 characters) and kMaxJsonBytes. Refuses doubled keys and what follows the value.
/// Errors carry `source`, the line and the pointer.
Expected<Json> readJson(std::string_view text, const std::string &source);

/// The same for a file; says so when it is missing, too large or unreadable.
Expected<Json> readJsonFile(const std::filesystem::path &file);

/// The line (1-based) on which the value at a JSON pointer begins; 0 if there is none.
std::size_t lineOfPointer(std::string_view text, std::string_view pointer);

} // namespace merlon
