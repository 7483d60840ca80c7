#pragma once

#include "core/base/error.h"

#include <string>

namespace merlon::cli {

/// An error about what stands in a file, found after reading it: with the file's name, and the line of its
/// pointer.
Error inFile(Error error, const std::string &file);

} // namespace merlon::cli
