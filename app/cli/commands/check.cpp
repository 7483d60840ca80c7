#include "app/cli/commands/commands.h"
#include "app/cli/commands/goal_notes.h"
#include "app/cli/commands/help.h"
#include "app/cli/commands/unfinished_simulation.h"
#include "app/cli/located.h"
#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/documents.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/board/changes/change.h"
#include "core/board/files/schema_file.h"
#include "core/board/files/sketched_board.h"
#include "core/board/finding.h"
#include "core/engine/lessons/drawing_lesson.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "core/engine/records/scenario.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// What is known about boards besides what they say.
struct Besides {
    SchemaFile schema;          ///< what they may have
    const Game *game = nullptr; ///< for which graphs of other programs are; null: it is not said
};

/// What was found in a file.
struct Examined {
    QString kind; ///< "a board"
    std::vector<Error> errors;
    std::vector<Finding> findings;
    QStringList notes {}; ///< what is no mistake but should be known

    bool isSound() const { return errors.empty() && !hasError(findings); }
};

template <class T>
void keepError(Examined &examined, const Expected<T> &result, const std::string &file)
{
    if (!result)
        examined.errors.push_back(inFile(result.error(), file));
}

/// The board with the attributes of a schema that it does not know itself.
Board withSchema(const Board &board, const SchemaFile &schema)
{
    BoardInfo info = board.info();
    if (!schema.family.empty() && schema.family != info.schema)
        return board;
    for (const OwnAttribute &own : schema.attributes) {
        if (std::ranges::count(info.ownAttributes, own.key, &OwnAttribute::key) == 0)
            info.ownAttributes.push_back(own);
    }
    return {std::move(info),
            {board.places().begin(), board.places().end()},
            {board.links().begin(), board.links().end()}};
}

/// Structure first; the games look at a board only when that is sound.
void examineBoard(Examined &examined, const Board &read, const SchemaFile &more)
{
    const Board board = withSchema(read, more);
    const BoardSchema *schema = schemaOf(board.info().schema);
    examined.findings = checkBoard(board, *schema);
    if (hasError(examined.findings))
        return;
    for (const std::string &key : board.info().games) {
        if (const Game *game = findGame(key)) {
            const std::vector<Finding> findings = game->check(board);
            examined.findings.insert(examined.findings.end(), findings.begin(), findings.end());
        }
    }
}

/// A file that is read already.
struct JsonFile {
    std::string file;
    std::string text;
    Json json;
};

template <class T>
void keepError(Examined &examined, const Expected<T> &result, const JsonFile &from)
{
    if (!result)
        examined.errors.push_back(withLineOf(from.text, result.error()));
}

Examined examineBoardFile(const JsonFile &from, const SchemaFile &more)
{
    Examined examined {Cli::tr("a board"), {}, {}};
    const Expected<Board> board = boardFromJson(from.json, schemaOf, from.file);
    keepError(examined, board, from);
    if (!board)
        return examined;
    keepError(examined, sketchFromJson(from.json, from.file), from); // what lies beside it
    examineBoard(examined, *board, more);
    return examined;
}

Examined examineGraphml(const std::string &file, const std::string &text, const Besides &besides)
{
    Examined examined {Cli::tr("a board in GraphML"), {}, {}};
    const Expected<Board> board = readGraph(text, file, besides.game);
    if (!board)
        examined.errors.push_back(withGameOption(inFile(board.error(), file)));
    else
        examineBoard(examined, *board, besides.schema);
    return examined;
}

Examined examineSchema(const JsonFile &from)
{
    Examined examined {Cli::tr("a schema"), {}, {}};
    keepError(examined, schemaFileFromJson(from.json, from.file), from);
    return examined;
}

Examined examineScenario(const JsonFile &from)
{
    Examined examined {Cli::tr("a scenario"), {}, {}};
    const Expected<Scenario> scenario = scenarioFromJson(from.json, from.file);
    keepError(examined, scenario, from);
    if (!scenario)
        return examined;
    const auto boards = [](std::string_view name, const Game &) { return boardNamed(std::string(name)); };
    Expected<OpenedScenario> opened = openScenario(*scenario, boards);
    keepError(examined, opened, from.file);
    if (opened)
        examined.notes = notesOnGoal(*scenario, std::move(*opened), from.text, from.file);
    return examined;
}

Examined examineLesson(const std::string &file)
{
    Examined examined {Cli::tr("a lesson"), {}, {}};
    keepError(examined, openLessonHere(file), file);
    return examined;
}

Examined examineDrawingLesson(const std::string &file)
{
    Examined examined {Cli::tr("a drawing lesson"), {}, {}};
    keepError(examined, readDrawingLessonFile(file), file);
    return examined;
}

Examined examineSimulation(const std::string &file)
{
    Examined examined {Cli::tr("an interrupted balance test"), {}, {}};
    const Expected<UnfinishedSimulation> simulation = readUnfinishedFile(file);
    keepError(examined, simulation, file);
    if (simulation)
        keepError(examined, openUnfinished(*simulation, file), file);
    return examined;
}

Examined examineRecord(const JsonFile &from)
{
    Examined examined {Cli::tr("a saved game"), {}, {}};
    const Expected<Record> record = recordFromJson(from.json, from.file);
    keepError(examined, record, from);
    if (record)
        keepError(examined, verifyRecord(*record), from.file);
    return examined;
}

Examined examineJournal(const std::string &file)
{
    Examined examined {Cli::tr("the autosave of a running game"), {}, {}};
    const Expected<RecoveredJournal> recovered = recoverJournal(file);
    keepError(examined, recovered, file);
    if (!recovered)
        return examined;
    keepError(examined, verifyJournal(*recovered), file);
    if (recovered->wasCut)
        examined.notes << Cli::tr("The last line was not written to its end: that choice is lost.");
    return examined;
}

Examined examine(const std::string &file, const Besides &besides)
{
    Examined unknown {Cli::tr("unknown file type"), {}, {}};
    Expected<std::string> text = readTextFile(file);
    if (!text) {
        keepError(unknown, text, file);
        return unknown;
    }
    if (text->starts_with('<'))
        return examineGraphml(file, *text, besides);
    const std::string_view firstLine = std::string_view(*text).substr(0, text->find('\n'));
    if (firstLine.find("merlon-journal") != std::string_view::npos)
        return examineJournal(file);
    Expected<Json> json = readJson(*text, file);
    if (!json) {
        keepError(unknown, json, file);
        return unknown;
    }
    const std::string format = formatNameOf(*json);
    using Examination = Examined (*)(const std::string &);
    static const std::map<std::string, Examination> kReadAnew {{kLessonFormatName, examineLesson},
                                                               {kDrawingLessonName, examineDrawingLesson},
                                                               {kUnfinishedFormatName, examineSimulation}};
    if (const auto examination = kReadAnew.find(format); examination != kReadAnew.end()) {
        *json = nullptr; // it need not be held twice
        return examination->second(file);
    }
    const JsonFile from {file, std::move(*text), std::move(*json)};
    if (format == kBoardFormatName)
        return examineBoardFile(from, besides.schema);
    if (format == kSchemaFormatName)
        return examineSchema(from);
    if (format == kScenarioFormatName)
        return examineScenario(from);
    if (format == "merlon-record")
        return examineRecord(from);
    unknown.errors.push_back(ownError(
        Cli::tr("This is neither a board nor a scenario, a lesson or a saved game of Merlon."), {}, file));
    return unknown;
}

void printFinding(const Finding &finding)
{
    const QString severity = finding.severity == Severity::Error ? Cli::tr("error") : Cli::tr("warning");
    QStringList places;
    for (const std::string &place : finding.places)
        places << QString::fromStdString(place);
    const QString where = places.isEmpty() ? QString() : u" [%1]"_s.arg(separated(places));
    print(wrapped(say(finding.message),
                  u"  %1 %2%3: "_s.arg(severity, QString::fromStdString(finding.id), where)));
}

struct CheckOptions {
    std::vector<std::string> files;
    std::string schema;
    std::string game;
};

/// Of the option; nothing if it is not given.
Expected<SchemaFile> schemaOfOption(const std::string &file)
{
    if (file.empty())
        return SchemaFile {};
    const Expected<std::string> text = readTextFile(file);
    return text ? readSchemaFile(*text, file) : tl::make_unexpected(text.error());
}

int check(const CheckOptions &options)
{
    Expected<SchemaFile> more = schemaOfOption(options.schema);
    if (!more)
        return refuse(more.error());
    const Expected<const Game *> game =
        options.game.empty() ? Expected<const Game *>(nullptr) : gameNamed(options.game);
    if (!game)
        return refuse(game.error());
    const Besides besides {std::move(*more), *game};
    int exitCode = kDone;
    for (const std::string &file : options.files) {
        const Examined examined = examine(file, besides);
        const QString name = QString::fromStdString(file);
        //: A file, what it is.
        print(Cli::tr("%1: %2").arg(name, examined.kind));
        for (const Error &error : examined.errors) {
            const QString id = QString::fromStdString(error.what.code);
            print(u"  %1 [%2] %3"_s.arg(Cli::tr("error"), id, say(error)));
        }
        for (const Finding &finding : examined.findings)
            printFinding(finding);
        for (const QString &note : examined.notes)
            print(u"  "_s + note);
        if (examined.errors.empty() && examined.findings.empty() && examined.notes.isEmpty())
            print(u"  "_s + Cli::tr("No problems found."));
        if (!examined.isSound())
            exitCode = kBadInput;
    }
    return exitCode;
}

} // namespace

void addCheckCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "check", plain(Cli::tr("Check boards, scenarios, lessons and saved games; the type is detected")));
    const auto options = std::make_shared<CheckOptions>();
    command->add_option("files", options->files, plain(Cli::tr("Files to check")))
        ->type_name("FILE...")
        ->required();
    command
        ->add_option("--schema", options->schema,
                     plain(Cli::tr("Schema with attributes that boards may have besides those of the game")))
        ->type_name("FILE");
    command
        ->add_option("--game", options->game,
                     plain(Cli::tr("GraphML of other programs only: the game that the boards are for")))
        ->type_name("GAME");
    addExample(*command, "merlon-cli check my-board.json game.json");
    command->callback([options, &exitCode] { exitCode = check(*options); });
}

} // namespace merlon::cli
