#include "app/puzzles/puzzle_shelf.h"

#include "app/words/resources.h"

#include <algorithm>

namespace merlon {

std::vector<ShelvedPuzzle> puzzleShelf()
{
    std::vector<ShelvedPuzzle> puzzles;
    for (const std::filesystem::path &folder : resourceDirectories("scenarios")) {
        std::error_code ignored;
        for (const std::filesystem::directory_entry &entry :
             std::filesystem::directory_iterator(folder, ignored)) {
            const std::filesystem::path file = entry.path();
            if (file.extension() != ".json" && file.extension() != ".merlon-scenario")
                continue;
            Expected<Scenario> scenario = readScenarioFile(file);
            if (scenario && scenario->goal)
                puzzles.push_back({file, std::move(*scenario)});
        }
    }
    std::ranges::sort(puzzles, {}, [](const ShelvedPuzzle &puzzle) {
        return std::pair(puzzle.scenario.game, puzzle.file.filename());
    });
    return puzzles;
}

} // namespace merlon
