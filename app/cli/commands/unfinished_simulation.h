#pragma once

#include "core/base/error.h"
#include "core/engine/records/scenario.h"
#include "core/simulation/unfinished.h"

#include <QString>

#include <filesystem>
#include <string>

namespace merlon::cli {

/// Where its games begin; an error if its numbers cannot be those of such games. `file`: in which it was kept.
Expected<OpenedScenario> openUnfinished(const UnfinishedSimulation &simulation, const std::string &file);

/// Keeps a simulation of which games are left, all of it or not at all: in the file in which it was kept before, else beside
/// its CSV file, else in the folder of running games. Returns the file.
Expected<std::filesystem::path> keepUnfinished(UnfinishedSimulation simulation,
                                               const std::filesystem::path &before);

/// How a person goes on with it.
QString commandToGoOn(const std::filesystem::path &file);

} // namespace merlon::cli
