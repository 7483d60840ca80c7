#pragma once

#include "core/board/files/format.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace merlon {

/// The boards in some directories: the names of their files without `.json` or `.merlon-board`, sorted, each once. Directories
/// that do not exist count as empty.
std::vector<std::string> boardNames(std::span<const std::filesystem::path> directories);

/// Loads a board by its name from the first directory that has it. An unknown name is an error that says
/// which exist.
Expected<Board> loadBoard(std::string_view name, std::span<const std::filesystem::path> directories,
                          const SchemaLookup &schemas);

} // namespace merlon
