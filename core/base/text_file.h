#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>

namespace merlon {

/// A whole file of at most kMaxFileBytes as it stands; says so when it is missing, too large or unreadable.
Expected<std::string> readTextFile(const std::filesystem::path &file);

/// The refusal of what has more than kMaxFileBytes.
Error tooLarge(const std::string &source);

/// A file's name as errors show it, in UTF-8.
std::string sourceName(const std::filesystem::path &file);

} // namespace merlon
