#pragma once

#include "core/engine/records/scenario.h"
#include "core/simulation/simulation.h"

#include <filesystem>
#include <memory>
#include <string>

namespace merlon {

/// What stands in the heading of these files.
inline constexpr const char *kUnfinishedFormatName = "merlon-simulation";

/// A simulation that was interrupted: what its remaining games need, and what came of those that have been played.
struct UnfinishedSimulation {
    Scenario scenario; ///< the board itself, the options, where each game begins
    std::vector<std::string> players;
    std::uint64_t seed = 0;
    std::uint32_t games = 0; ///< that were wished for
    std::string csv;         ///< the file for the numbers; empty: none
    SimulationResult result; ///< of the first games
};

/// What a simulation of this setup with these settings needs.
UnfinishedSimulation unfinished(const Setup &setup, const SimulationSettings &settings);

/// As a file, and back. Whether the numbers fit the game is not looked at.
std::string writeUnfinished(const UnfinishedSimulation &simulation, const GameLookup &games = findGame);
Expected<UnfinishedSimulation> readUnfinishedFile(const std::filesystem::path &file,
                                                  const GameLookup &games = findGame);

/// Whether these can be the numbers of games of this setup.
bool fits(const SimulationResult &result, const Setup &setup);

} // namespace merlon
