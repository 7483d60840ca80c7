#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/board/files/library.h"
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

/// Its values as they are typed and as they are called, the usual one first.
void describe(const Game &game, const OptionInfo &option)
{
    QStringList values;
    for (const std::string &value : option.values) {
        const QString typed = QString::fromStdString(value);
        const QString called = nameOf(option, value);
        //: A value of an option as it is typed, and what it means.
        values << (typed == called ? typed : Cli::tr("%1 (%2)").arg(typed, called));
    }
    if (option.numbers)
        //: Values of an option: all numbers in between.
        values << Cli::tr("%1 to %2").arg(option.numbers->least).arg(option.numbers->most);
    print(wrapped(Cli::tr("%1: %2").arg(nameOf(option), separated(values)),
                  u"    --option %1=…  "_s.arg(QString::fromStdString(option.key))));
    if (const QString explanation = explanationOf(game, option); !explanation.isEmpty())
        print(wrapped(explanation, u"        "_s));
}

int listGames()
{
    for (const Game *game : allGames()) {
        print(u"%1  %2"_s.arg(QString::fromStdString(game->key()).leftJustified(12), wordFor(game->key())));
        //: Of a game. %1: a list of roles, such as “invader, defender”
        print(u"    "_s + Cli::tr("Roles: %1.").arg(separated(seatsOf(*game))));
        //: Of a game. %1: the name of a board
        const QString board = Cli::tr("Default board: %1.").arg(QString::fromStdString(game->defaultBoard()));
        print(u"    "_s + board);
        for (const OptionInfo &option : game->options())
            describe(*game, option);
    }
    return kDone;
}

void tellObjections(const Game &game, const std::vector<Finding> &findings)
{
    constexpr std::size_t kFew = 3;
    //: %1: a game; the problems follow
    print(u"    "_s + Cli::tr("Not playable with %1:").arg(wordFor(game.key())));
    for (std::size_t i = 0; i < std::min(findings.size(), kFew); ++i)
        print(wrapped(say(findings[i]), u"      "_s));
    if (findings.size() > kFew)
        print(u"      "_s + Cli::tr("… and %n more", nullptr, static_cast<int>(findings.size() - kFew)));
}

/// Which games can be played on a board, and why the others cannot.
void tellGames(const Board &board)
{
    QStringList suits;
    for (const Game *game : allGames()) {
        if (objectionsTo(board, *game).empty())
            suits << wordFor(game->key());
    }
    print(
        u"    "_s
        + (suits.isEmpty()
               ? Cli::tr("Not playable with any game yet.")
               : /*: Of a board. %1: a list of games */ Cli::tr("Playable with: %1.").arg(separated(suits))));
    for (const Game *game : allGames()) {
        const std::vector<Finding> findings = objectionsTo(board, *game);
        if (!findings.empty() && game->schema().key == board.info().schema)
            tellObjections(*game, findings);
    }
}

void describe(const std::string &name, const Board &board)
{
    const BoardInfo &info = board.info();
    print(u"%1  %2"_s.arg(QString::fromStdString(name).leftJustified(20), nameIn(info.names, info.key)));
    if (!info.descriptions.empty())
        print(wrapped(nameIn(info.descriptions, {}), u"    "_s));
    tellGames(board);
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
        QString title = nameIn(scenario->names, name);
        if (scenario->goal)
            //: In a list of scenarios. %1: the name of one that is a puzzle
            title = Cli::tr("%1 (puzzle)").arg(title);
        print(u"%1  %2"_s.arg(QString::fromStdString(name).leftJustified(20), title));
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

int refuseAsJson(const Error &error)
{
    Json refusal = Json::object();
    refusal["what"] = say(error.what).toStdString();
    if (!error.right.code.empty())
        refusal["right"] = say(error.right).toStdString();
    if (!error.where.source.empty())
        refusal["source"] = error.where.source;
    if (error.where.line > 0)
        refusal["line"] = error.where.line;
    if (!error.where.pointer.empty())
        refusal["pointer"] = error.where.pointer;
    print(QString::fromStdString(writeJson(Json {{"refused", std::move(refusal)}})).trimmed());
    return kBadInput;
}

void addGamesCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command =
        program.add_subcommand("games", plain(Cli::tr("List the games, their roles and options")));
    addExample(*command, "merlon-cli games");
    command->callback([&exitCode] { exitCode = listGames(); });
}

void addBoardsCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "boards", plain(Cli::tr("List the boards and the games they can be played with")));
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
