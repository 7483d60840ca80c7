#pragma once

#include "core/base/error.h"
#include "core/simulation/unfinished.h"

#include <QString>

#include <filesystem>

namespace merlon::cli {

/// Keeps an interrupted simulation: in the file in which it was kept before, else beside its CSV file, else in the folder
/// of running games. Returns the file.
Expected<std::filesystem::path> keepUnfinished(UnfinishedSimulation simulation,
                                               const std::filesystem::path &before);

/// How a person goes on with it.
QString commandToGoOn(const std::filesystem::path &file);

} // namespace merlon::cli
