#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/words/resources.h"
#include "core/board/library.h"
#include "core/engine/records/scenario.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

QString wordFor(const std::string &key)
{
    return QString::fromStdString(nameOf(Word {key}, spoken()));
}

/// The seats of a game need an opened board.
QStringList seatsOf(const Game &game)
{
    QStringList names;
    const Expected<Board> board = boardNamed(game.defaultBoard());
    const auto setup = board ? game.open(*board, {}) : tl::unexpected(board.error());
    if (setup) {
        for (const SeatInfo &seat : (*setup)->seats())
            names << wordFor(seat.key);
    }
    return names;
}

int listGames()
{
    for (const Game *game : allGames()) {
        print(u"%1  %2"_s.arg(QString::fromStdString(game->key()).leftJustified(12), wordFor(game->key())));
        print(u"    "_s + Cli::tr("Seats: %1.").arg(seatsOf(*game).join(u", "_s)));
        print(u"    "_s + Cli::tr("Usual board: %1.").arg(QString::fromStdString(game->defaultBoard())));
        for (const OptionInfo &option : game->options()) {
            QStringList values;
            for (const std::string &value : option.values)
                values << wordFor(value);
            print(u"    "_s
                  //: An option, its values.
                  + Cli::tr("%1: %2").arg(wordFor(option.key), values.join(u", "_s)));
        }
    }
    return kDone;
}

void describe(const std::string &name, const Board &board)
{
    const BoardInfo &info = board.info();
    print(u"%1  %2"_s.arg(QString::fromStdString(name).leftJustified(20), nameIn(info.names, info.key)));
    if (!info.descriptions.empty())
        print(wrapped(nameIn(info.descriptions, {}), u"    "_s));
    QStringList suits;
    for (const Game *game : allGames()) {
        const bool meant = std::ranges::find(info.games, game->key()) != info.games.end();
        if (meant && game->open(board, {}))
            suits << wordFor(game->key());
    }
    print(u"    "_s
          + (suits.isEmpty() ? Cli::tr("Suits no game as it is.")
                             : Cli::tr("Suits: %1.").arg(suits.join(u", "_s))));
}

int listBoards()
{
    int exitCode = kDone;
    const auto directories = resourceDirectories("boards");
    for (const std::string &name : boardNames(directories)) {
        const Expected<Board> board = loadBoard(name, directories, schemaOf);
        if (board)
            describe(name, *board);
        else
            exitCode = refuse(board.error());
    }
    return exitCode;
}

int listScenarios()
{
    int exitCode = kDone;
    for (const std::string &name : boardNames(resourceDirectories("scenarios"))) {
        const Expected<Scenario> scenario = readScenarioFile(scenarioFile(name));
        if (!scenario) {
            exitCode = refuse(scenario.error());
            continue;
        }
        print(u"%1  %2"_s.arg(QString::fromStdString(name).leftJustified(20), nameIn(scenario->names, name)));
        if (!scenario->descriptions.empty())
            print(wrapped(nameIn(scenario->descriptions, {}), u"    "_s));
    }
    return exitCode;
}

} // namespace

int refuse(const Error &error)
{
    complain(say(error));
    return kBadInput;
}

void addGamesCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command =
        program.add_subcommand("games", plain(Cli::tr("List the games, their seats and options")));
    addExample(*command, "merlon-cli games");
    command->callback([&exitCode] { exitCode = listGames(); });
}

void addBoardsCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command =
        program.add_subcommand("boards", plain(Cli::tr("List the boards and the games that they suit")));
    addExample(*command, "merlon-cli boards --language fr");
    command->callback([&exitCode] { exitCode = listBoards(); });
}

void addScenariosCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command =
        program.add_subcommand("scenarios", plain(Cli::tr("List the scenarios that come with the program")));
    addExample(*command, "merlon-cli scenarios");
    command->callback([&exitCode] { exitCode = listScenarios(); });
}

} // namespace merlon::cli
