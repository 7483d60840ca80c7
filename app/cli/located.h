#pragma once

#include "core/base/error.h"

#include <string>

namespace merlon::cli {

/// An error about what stands in a file, found after reading it: with the file's name, and the line of its
/// pointer.
Error inFile(Error error, const std::string &file);

/// A graph of another program, which does not say for which game it is: that the option says it.
Error withGameOption(Error error);

} // namespace merlon::cli
