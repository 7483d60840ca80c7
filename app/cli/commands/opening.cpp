#include "app/cli/commands/opening.h"

#include "app/cli/commands/help.h"
#include "app/cli/located.h"
#include "app/words/goal_words.h"
#include "app/words/resources.h"
#include "core/board/files/library.h"
#include "core/engine/records/scenario.h"

#include <filesystem>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

Expected<Board> boardForScenario(std::string_view name, const Game &)
{
    return boardNamed(std::string(name));
}

Expected<Opening> openScenarioFile(const std::string &file)
{
    const Expected<Scenario> scenario = readScenarioFile(file);
    if (!scenario)
        return tl::unexpected(scenario.error());
    Expected<OpenedScenario> opened = openScenario(*scenario, boardForScenario);
    if (!opened)
        return tl::unexpected(inFile(std::move(opened.error()), file));
    QString introduction = nameIn(scenario->names, scenario->key);
    if (!scenario->descriptions.empty())
        //: An entry of a list. %1: its number, %2: the text
        introduction = Cli::tr("%1. %2").arg(introduction, nameIn(scenario->descriptions, {}));
    for (const auto *texts : {&scenario->briefing, &scenario->aims}) {
        if (!texts->empty())
            introduction += u"\n\n"_s + nameIn(*texts, {});
    }
    std::optional<GoalWatch> goal;
    if (scenario->goal) {
        goal.emplace(*scenario->goal, opened->solver);
        //: Before a game at the terminal that is a puzzle. %1: what is to be done, one or two sentences
        introduction += u"\n\n"_s + Cli::tr("Task: %1").arg(taskOf(*scenario->goal));
    }
    return Opening {std::move(opened->setup),   std::move(opened->start),  introduction,
                    std::move(opened->players), std::move(opened->before), std::move(goal)};
}

/// From `players=3` and the like; without a value the game refuses it. An option is given once.
Expected<Options> optionsFrom(const std::vector<std::string> &words)
{
    Options options;
    for (const std::string &word : words) {
        const std::size_t equals = word.find('=');
        const std::string key = word.substr(0, equals);
        std::string value = equals == std::string::npos ? std::string() : word.substr(equals + 1);
        if (!options.emplace(key, std::move(value)).second)
            //: Error. %1: an option of a game
            return tl::unexpected(
                ownError(Cli::tr("The option “%1” is given twice.").arg(QString::fromStdString(key))));
    }
    return options;
}

using OpenedGame = Expected<std::shared_ptr<const Setup>>;

OpenedGame openOn(Expected<Board> board, const Game &game, const Options &wishes)
{
    if (!board)
        return tl::unexpected(std::move(board.error()));
    return game.open(std::move(*board), wishes);
}

/// On the default board, or on the first other shipped one that offers what is wished for: four players do not fit on
/// every board.
OpenedGame openOnUsualBoard(const Game &game, const Options &wishes)
{
    OpenedGame usual = openOn(boardNamed(game.defaultBoard()), game, wishes);
    if (usual)
        return usual;
    const std::vector<std::filesystem::path> directories = resourceDirectories("boards");
    for (const std::string &name : boardNames(directories)) {
        Expected<Board> board = loadBoard(name, directories, schemaOf);
        if (!board || board->info().schema != game.schema().key)
            continue;
        if (OpenedGame other = game.open(std::move(*board), wishes))
            return other;
    }
    return usual;
}

} // namespace

void addOpeningOptions(CLI::App &command, OpeningOptions &options)
{
    command.add_option("--game", options.game, plain(Cli::tr("Game; see the command games")))
        ->type_name("GAME");
    command
        .add_option("--board", options.board,
                    plain(Cli::tr("Board: a name from the command boards, or a file")))
        ->type_name("NAME|FILE");
    command
        .add_option("--option", options.options,
                    plain(Cli::tr("An option of the game, repeatable; see the command games")))
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
    command
        .add_option(
            "--scenario", options.scenario,
            plain(Cli::tr("Game, board and position: a scenario from the command scenarios, or a file")))
        ->type_name("NAME|FILE")
        ->excludes("--board")
        ->excludes("--game")
        ->excludes("--option");
}

Match Opening::match(MatchSettings settings) const
{
    return start ? Match(setup, start->clone(), std::move(settings)) : Match(setup, std::move(settings));
}

Expected<Opening> openGame(const OpeningOptions &options)
{
    if (!options.scenario.empty())
        return openScenarioFile(scenarioFile(options.scenario));
    const Expected<const Game *> game = gameNamed(options.game);
    if (!game)
        return tl::unexpected(game.error());
    const Expected<Options> wishes = optionsFrom(options.options);
    if (!wishes)
        return tl::unexpected(wishes.error());
    auto setup = options.board.empty() ? openOnUsualBoard(**game, *wishes)
                                       : openOn(boardNamed(options.board), **game, *wishes);
    if (!setup)
        return tl::unexpected(std::move(setup.error()));
    return Opening {std::move(*setup), nullptr, {}, {}, {}};
}

} // namespace merlon::cli
