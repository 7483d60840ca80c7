#pragma once

#include "core/base/json_box.h"
#include "core/engine/records/scenario.h"

#include <optional>
#include <variant>

/// Edits of a scenario as values: each makes a part of it into what it says.
namespace merlon {

/// What a scenario says of itself, and who is to play it.
struct ScenarioInfo {
    std::string key;
    std::map<std::string, std::string> names; ///< these and the next three by language
    std::map<std::string, std::string> descriptions;
    std::map<std::string, std::string> briefing;
    std::map<std::string, std::string> aims;
    std::map<std::string, std::string> seats; ///< by seat
    friend bool operator==(const ScenarioInfo &, const ScenarioInfo &) = default;
};
ScenarioInfo infoOf(const Scenario &scenario);

struct SetScenarioInfo {
    ScenarioInfo info;
};
struct SetOptions {
    Options options;
};
/// None: the game's own start.
struct SetPosition {
    std::optional<JsonBox> position;
};
/// None: the scenario is no puzzle.
struct SetGoal {
    std::optional<Goal> goal;
};
/// Everything: the file has been written anew.
struct SetScenario {
    Scenario scenario;
};
using ScenarioChange = std::variant<SetScenarioInfo, SetOptions, SetPosition, SetGoal, SetScenario>;

/// Does it, and gives what takes it back.
ScenarioChange apply(Scenario &scenario, const ScenarioChange &change);

/// A new scenario on a board: the first round is about to begin, everything stands as set up. `board`: itself, or its
/// name.
Scenario newScenario(const Game &game, std::variant<std::string, Board> board);

} // namespace merlon
