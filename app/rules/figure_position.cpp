#include "app/rules/figure_position.h"

#include "app/games/faces.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "core/engine/lessons/lesson_player.h"
#include "core/engine/records/scenario.h"
#include "core/games/module.h"

#include <algorithm>

namespace merlon {

namespace {

FigurePosition shown(const State &state, const View &view)
{
    const Setup &setup = state.setup();
    return {setup.board(), faceOf(setup.game())->picture(tableauOf(view), Speaker(setup))};
}

std::optional<FigurePosition> boardAsSetUp(const Game &game, const std::string &name)
{
    Expected<Board> board = boardNamed(name);
    if (!board)
        return std::nullopt;
    const Expected<std::shared_ptr<const Setup>> setup = game.open(*std::move(board), {});
    if (!setup)
        return std::nullopt;
    const std::unique_ptr<State> state = (*setup)->start();
    return shown(*state, *state->seenBy({}));
}

std::optional<FigurePosition> scenarioOf(const Game &game, const std::string &name)
{
    const auto boards = [](std::string_view board, const Game &) { return boardNamed(std::string(board)); };
    const Expected<Scenario> scenario =
        readScenarioFile(resourceDirectories("rules/figures").front() / (name + ".json"));
    if (!scenario || scenario->game != game.key())
        return std::nullopt;
    const Expected<OpenedScenario> opened = openScenario(*scenario, boards);
    if (!opened || !opened->start)
        return std::nullopt;
    return shown(*opened->start, *opened->start->seenBy(SeatSet::all()));
}

std::optional<FigurePosition> lessonAfter(const Game &game, const std::string &name, std::size_t steps)
{
    const std::vector<std::filesystem::path> files = lessonFiles();
    const auto file = std::ranges::find_if(files, [&](const auto &path) { return path.stem() == name; });
    if (file == files.end())
        return std::nullopt;
    const Expected<OpenedLesson> opened = openLessonHere(*file);
    if (!opened || opened->lesson.start.game != game.key() || steps > opened->lesson.steps.size())
        return std::nullopt;
    Match match = matchOf(*opened);
    if (!playLesson(match, *opened, steps).empty())
        return std::nullopt;
    return shown(match.state(), *match.seenBy(SeatSet::all()));
}

} // namespace

std::optional<FigurePosition> positionOf(const Game &game, const FigureName &figure)
{
    const std::string name = figure.name.toStdString();
    switch (figure.source) {
    case FigureName::Source::Board:
        return boardAsSetUp(game, name);
    case FigureName::Source::Scenario:
        return scenarioOf(game, name);
    case FigureName::Source::Lesson:
        return lessonAfter(game, name, figure.steps);
    }
    return std::nullopt;
}

} // namespace merlon
