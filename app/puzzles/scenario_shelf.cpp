#include "app/puzzles/scenario_shelf.h"

#include "app/words/resources.h"

#include <algorithm>

namespace merlon {

ScenarioShelf scenarioShelf()
{
    ScenarioShelf shelf;
    for (const std::filesystem::path &folder : resourceDirectories("scenarios")) {
        std::error_code ignored;
        for (const std::filesystem::directory_entry &entry :
             std::filesystem::directory_iterator(folder, ignored)) {
            const std::filesystem::path file = entry.path();
            if (file.extension() != ".json" && file.extension() != ".merlon-scenario")
                continue;
            Expected<Scenario> scenario = readScenarioFile(file);
            if (!scenario)
                continue;
            std::vector<ShelvedScenario> &kind = scenario->goal ? shelf.puzzles : shelf.others;
            kind.push_back({file, std::move(*scenario)});
        }
    }
    for (std::vector<ShelvedScenario> *kind : {&shelf.puzzles, &shelf.others})
        std::ranges::sort(*kind, {}, [](const ShelvedScenario &shelved) {
            return std::pair(shelved.scenario.game, shelved.file.filename());
        });
    return shelf;
}

} // namespace merlon
