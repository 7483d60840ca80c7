#include "app/cli/commands/goal_notes.h"

#include "app/cli/commands/help.h"
#include "app/words/language.h"
#include "core/base/json.h"
#include "core/engine/goals/goal_watch.h"
#include "core/engine/match/match.h"

#include <utility>
#include <vector>

namespace merlon::cli {

namespace {

/// As everybody plays it who has it shown.
QString noteOnSolution(const Goal &goal, OpenedScenario opened)
{
    const Seat solver = opened.solver;
    MatchSettings settings;
    settings.seed = goal.seed.value_or(0);
    settings.takeBacks = true;
    Match match(opened.setup, std::move(opened.start), std::move(settings));
    GoalWatch watch(goal, solver);
    if (const std::string line = playSolution(match, goal); !line.empty())
        //: Note on a puzzle. %1: a choice in notation, such as “march west orc”
        return Cli::tr("The stored solution cannot be played: nothing fits “%1”.")
            .arg(QString::fromStdString(line));
    if (watch.look(match).outcome != GoalStanding::Outcome::Reached)
        return Cli::tr("The stored solution does not reach the goal.");
    return {};
}

} // namespace

QStringList notesOnGoal(const Scenario &scenario, OpenedScenario opened, std::string_view text,
                        const std::string &file)
{
    QStringList notes;
    if (!scenario.goal)
        return notes;
    std::vector<std::string> languages;
    for (const auto &[language, name] : scenario.names)
        languages.push_back(language);
    for (GoalFinding &finding : objectionsTo(*scenario.goal, *opened.setup, *opened.start, languages)) {
        finding.error.where = {file, 0, "/goal" + finding.error.where.pointer};
        notes << say(withLineOf(text, std::move(finding.error)));
    }
    if (scenario.goal->solution.empty())
        return notes;
    if (const QString note = noteOnSolution(*scenario.goal, std::move(opened)); !note.isEmpty())
        notes << note;
    return notes;
}

} // namespace merlon::cli
