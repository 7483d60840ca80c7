#pragma once

#include "core/engine/records/scenario.h"

#include <filesystem>
#include <vector>

namespace merlon {

/// A puzzle that can be begun.
struct ShelvedPuzzle {
    std::filesystem::path file;
    Scenario scenario;
};

/// The puzzles among the scenarios that come with the program and those of the person, in order of their games and then of
/// their files. Files that cannot be read are left out.
std::vector<ShelvedPuzzle> puzzleShelf();

} // namespace merlon
