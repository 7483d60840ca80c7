#include "editor/scenario/scenario_change.h"

#include "core/base/json.h"

#include <utility>

namespace merlon {

namespace {

struct Applying {
    Scenario &scenario;

    ScenarioChange operator()(const SetScenarioInfo &change) const
    {
        SetScenarioInfo before {infoOf(scenario)};
        const ScenarioInfo &info = change.info;
        scenario.key = info.key;
        scenario.names = info.names;
        scenario.descriptions = info.descriptions;
        scenario.briefing = info.briefing;
        scenario.aims = info.aims;
        scenario.seats = info.seats;
        return before;
    }
    ScenarioChange operator()(const SetOptions &change) const
    {
        return SetOptions {std::exchange(scenario.options, change.options)};
    }
    ScenarioChange operator()(const SetPosition &change) const
    {
        return SetPosition {std::exchange(scenario.position, change.position)};
    }
    ScenarioChange operator()(const SetGoal &change) const
    {
        return SetGoal {std::exchange(scenario.goal, change.goal)};
    }
    ScenarioChange operator()(const SetScenario &change) const
    {
        return SetScenario {std::exchange(scenario, change.scenario)};
    }
};

} // namespace

ScenarioInfo infoOf(const Scenario &scenario)
{
    return {scenario.key,      scenario.names, scenario.descriptions,
            scenario.briefing, scenario.aims,  scenario.seats};
}

ScenarioChange apply(Scenario &scenario, const ScenarioChange &change)
{
    return std::visit(Applying {scenario}, change);
}

Scenario newScenario(const Game &game, std::variant<std::string, Board> board)
{
    Scenario scenario;
    scenario.key = "scenario";
    scenario.names = {{"en", "New scenario"}, {"fr", "Nouveau scénario"}};
    scenario.game = game.key();
    scenario.board = std::move(board);
    scenario.position = Json::object();
    return scenario;
}

} // namespace merlon
