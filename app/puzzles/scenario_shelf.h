#pragma once

#include "core/engine/records/scenario.h"

#include <filesystem>
#include <vector>

namespace merlon {

/// A scenario that can be begun.
struct ShelvedScenario {
    std::filesystem::path file;
    Scenario scenario;
};

/// The scenarios that come with the program and those of the person, in order of their games and then of their files. Files
/// that cannot be read are left out.
struct ScenarioShelf {
    std::vector<ShelvedScenario> puzzles; ///< those with a goal
    std::vector<ShelvedScenario> others;
};
ScenarioShelf scenarioShelf();

} // namespace merlon
