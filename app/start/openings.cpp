#include "app/start/openings.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/board/files/library.h"
#include "core/engine/goals/goal_watch.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/durable_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "core/engine/records/scenario.h"
#include "core/players/players.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

Expected<Board> namedBoard(std::string_view name, const Game &)
{
    return loadBoard(name, resourceDirectories("boards"), schemaOf);
}

MatchSettings settingsFor(const Setup &setup, const std::vector<Sitting> &sittings, const NewGame &game)
{
    MatchSettings settings {game.seed, ChanceMode::Dealt, {}, game.takeBacks};
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat)
        settings.players.push_back(
            {setup.seats()[seat].key, sittings[seat].name.toStdString(), sittings[seat].kind.toStdString()});
    return settings;
}

/// What is played once more, with the same players; `swap`: everybody plays the next seat.
NewGame onceMore(const TableSession &session, const Record &before, std::uint64_t seed, bool swap)
{
    NewGame game;
    game.game = &session.setup().game();
    game.options = before.options;
    game.sittings = session.seating().players();
    game.seed = seed;
    game.takeBacks = before.takeBacks;
    if (swap)
        std::rotate(game.sittings.begin(), game.sittings.end() - 1, game.sittings.end());
    return game;
}

/// Those who are wished for, if they are as many as the seats; else a person and computers.
std::vector<Sitting> sittingsFor(const Setup &setup, const std::vector<Sitting> &wished)
{
    if (wished.size() == setup.seats().size())
        return wished;
    std::vector<Sitting> sittings(setup.seats().size(), Sitting {u"heuristic"_s, {}});
    sittings.front().kind = QString::fromLatin1(kPerson);
    return sittings;
}

/// Says in which file and line a scenario is wrong that can be read but not played.
Error inScenario(Error error, const std::string &text, const std::string &source)
{
    if (error.where.source.empty())
        error.where.pointer = "/board"; // its board cannot be found
    else if (error.where.source != "scenario")
        return error; // something is wrong with the board itself
    error.where.source = source;
    error.where.line = lineOfPointer(text, error.where.pointer);
    return error;
}

/// Those whom the scenario suggests, and at the other seats those who are wished for.
std::vector<Sitting> sittingsOf(const OpenedScenario &opened, const std::vector<Sitting> &wished)
{
    std::vector<Sitting> sittings = sittingsFor(*opened.setup, wished);
    for (std::size_t seat = 0; seat < sittings.size(); ++seat) {
        const std::string &player = opened.players[seat];
        if (player == kPerson || std::ranges::find(playerKinds(), player) != playerKinds().end())
            sittings[seat].kind = QString::fromStdString(player);
    }
    if (opened.solver != kNobody)
        seatForOne(sittings, opened.solver);
    return sittings;
}

/// What the players are told when it begins.
QStringList notesOf(const Scenario &scenario)
{
    QStringList notes {asSentence(nameIn(scenario.names, scenario.key)), nameIn(scenario.descriptions, {}),
                       nameIn(scenario.briefing, {}), nameIn(scenario.aims, {})};
    notes.removeAll(QString());
    return notes;
}

/// Null where nobody is to reach anything alone.
std::shared_ptr<const Puzzle> puzzleOf(const Scenario &scenario, Seat solver,
                                       const std::vector<Sitting> &sittings)
{
    if (solver == kNobody || !isForOne(sittings, solver))
        return nullptr;
    return std::make_shared<const Puzzle>(Puzzle {scenario, solver, sittings});
}

/// A puzzle is dealt as it says, and all of it may be taken back.
NewGame asPuzzle(NewGame wish, const Puzzle &puzzle)
{
    wish.seed = puzzle.goal().seed.value_or(wish.seed);
    wish.takeBacks = true;
    return wish;
}

Match scenarioMatch(OpenedScenario opened, const std::vector<Sitting> &sittings, const NewGame &wish)
{
    MatchSettings settings = settingsFor(*opened.setup, sittings, wish);
    return {opened.setup, std::move(opened.start), std::move(settings)};
}

OpenedSession sessionOf(const Scenario &scenario, OpenedScenario opened, std::vector<Sitting> sittings,
                        const NewGame &wish)
{
    std::shared_ptr<const Puzzle> puzzle = puzzleOf(scenario, opened.solver, sittings);
    Match match = scenarioMatch(std::move(opened), sittings, puzzle ? asPuzzle(wish, *puzzle) : wish);
    return {std::make_unique<TableSession>(std::move(match), std::move(sittings)), notesOf(scenario),
            std::move(puzzle)};
}

Expected<OpenedSession> beginScenarioText(const std::string &text, const Json &json,
                                          const std::string &source, const NewGame &wish)
{
    const Expected<Scenario> scenario = scenarioFromJson(json, source);
    if (!scenario)
        return tl::unexpected(withLineOf(text, scenario.error()));
    Expected<OpenedScenario> opened = openScenario(*scenario, namedBoard);
    if (!opened)
        return tl::unexpected(inScenario(std::move(opened.error()), text, source));
    std::vector<Sitting> sittings = sittingsOf(*opened, wish.sittings);
    return sessionOf(*scenario, std::move(*opened), std::move(sittings), wish);
}

} // namespace

Expected<OpenedSession> openSession(const Record &record, const std::string &name, const State *before)
{
    QStringList notes;
    // An autosave does not tell the result; a saved game that is over does.
    Expected<Match> replayed =
        record.result.empty() ? replayChoices(record, findGame, before) : replayRecord(record);
    if (replayed)
        return OpenedSession {std::make_unique<TableSession>(std::move(*replayed), sittingsOf(record)),
                              notes};
    Expected<OpenedRecord> opened = openRecord(record, findGame, name);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    for (const Text &note : opened->notes)
        notes << say(note);
    if (opened->notes.empty()) { // of these rules, but it does not play as it says
        //: A note on a saved game. %1: what is wrong, in a sentence.
        notes << QCoreApplication::translate(
                     "Openings", "What was played before its last saved position cannot be shown: %1")
                     .arg(say(replayed.error()));
    }
    return OpenedSession {std::make_unique<TableSession>(std::move(opened->match), sittingsOf(record)),
                          notes};
}

std::vector<Sitting> sittingsOf(const Record &record)
{
    std::vector<Sitting> sittings;
    for (const RecordSeat &seat : record.seats) {
        const bool isComputer = std::ranges::find(playerKinds(), seat.player) != playerKinds().end();
        const bool isKnown = isComputer || seat.player == kOpenPerson;
        sittings.push_back({isKnown ? QString::fromStdString(seat.player) : QString::fromLatin1(kPerson),
                            QString::fromStdString(seat.name)});
    }
    return sittings;
}

bool FoundBoard::isMeantFor(const Game &game) const
{
    const std::vector<std::string> &games = board.info().games;
    return games.empty() || std::ranges::find(games, game.key()) != games.end();
}

BoardShelf boardsFor(const Game &game)
{
    const std::vector<std::filesystem::path> folders = resourceDirectories("boards");
    BoardShelf shelf;
    for (const std::string &name : boardNames(folders)) {
        Expected<Board> board = loadBoard(name, folders, schemaOf);
        if (!board) {
            shelf.troubles.push_back(std::move(board.error()));
        } else if (board->info().schema == game.schema().key) {
            std::vector<Finding> against = objectionsTo(*board, game);
            shelf.boards.push_back({name, std::move(*board), std::move(against)});
        }
    }
    const auto rank = [&game](const FoundBoard &found) {
        if (!found.suits())
            return 3;
        return found.name == game.defaultBoard() ? 0 : found.isMeantFor(game) ? 1 : 2;
    };
    std::ranges::stable_sort(shelf.boards, {}, rank);
    return shelf;
}

Expected<OpenedSession> beginGame(const NewGame &game)
{
    Expected<Board> board = namedBoard(game.board, *game.game);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    return beginGameOn(std::move(*board), game);
}

Expected<OpenedSession> beginGameOn(Board board, const NewGame &game)
{
    Expected<std::shared_ptr<const Setup>> setup = game.game->open(std::move(board), game.options);
    if (!setup)
        return tl::unexpected(std::move(setup.error()));
    MatchSettings settings = settingsFor(**setup, game.sittings, game);
    return OpenedSession {
        std::make_unique<TableSession>(Match(std::move(*setup), std::move(settings)), game.sittings), {}};
}

Expected<OpenedSession> beginAgain(const TableSession &session, std::uint64_t seed, bool swap)
{
    Record before = session.match().record();
    const NewGame game = onceMore(session, before, seed, swap);
    return beginGameOn(std::move(before.board), game);
}

Expected<OpenedSession> beginRematch(const TableSession &session, std::uint64_t seed, bool swap)
{
    const Record before = session.match().record();
    if (!before.start)
        return beginAgain(session, seed, swap);
    const NewGame game = onceMore(session, before, seed, swap);
    Expected<std::shared_ptr<const Setup>> setup = game.game->open(before.board, game.options);
    if (!setup)
        return tl::unexpected(std::move(setup.error()));
    Expected<std::unique_ptr<State>> start = (*setup)->position(**before.start);
    if (!start)
        return tl::unexpected(std::move(start.error()));
    Match match(*setup, std::move(*start), settingsFor(**setup, game.sittings, game));
    return OpenedSession {std::make_unique<TableSession>(std::move(match), game.sittings), {}};
}

Expected<OpenedSession> beginScenario(const Scenario &scenario, const NewGame &wish)
{
    Expected<OpenedScenario> opened = openScenario(scenario, namedBoard);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    std::vector<Sitting> sittings =
        wish.sittings.empty() ? sittingsOf(*opened, {}) : sittingsFor(*opened->setup, wish.sittings);
    return sessionOf(scenario, std::move(*opened), std::move(sittings), wish);
}

Expected<OpenedSession> beginPuzzle(const Puzzle &puzzle, std::uint64_t seed)
{
    NewGame wish;
    wish.sittings = puzzle.sittings;
    wish.seed = seed;
    return beginScenario(puzzle.scenario, wish);
}

Expected<OpenedSession> openSolution(const Puzzle &puzzle)
{
    Expected<OpenedScenario> opened = openScenario(puzzle.scenario, namedBoard);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    Match match = scenarioMatch(std::move(*opened), puzzle.sittings, asPuzzle({}, puzzle));
    if (const std::string line = playSolution(match, puzzle.goal()); !line.empty()) {
        //: Error. %1: a choice in notation, such as “march west orc”.
        const QString what = QCoreApplication::translate(
            "Openings", "The stored solution cannot be played: nothing fits “%1”.");
        return tl::unexpected(ownError(what.arg(QString::fromStdString(line))));
    }
    Puzzle shown = puzzle;
    shown.isSolution = true;
    return OpenedSession {std::make_unique<TableSession>(std::move(match), puzzle.sittings),
                          {},
                          std::make_shared<const Puzzle>(std::move(shown))};
}

Expected<OpenedSession> openGameFile(const QString &file, const NewGame &wish)
{
    const std::filesystem::path path(file.toStdU16String());
    const Expected<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    const std::string source = sourceName(path);
    const Expected<Json> json = readJson(*text, source);
    if (!json)
        return tl::unexpected(json.error());
    if (formatNameOf(*json) == kScenarioFormatName)
        return beginScenarioText(*text, *json, source, wish);
    const Expected<Record> record = recordFromJson(*json, source);
    if (!record)
        return tl::unexpected(withLineOf(*text, record.error()));
    Expected<OpenedSession> opened = openSession(*record, path.stem().string());
    if (!opened && opened.error().where.source.empty())
        opened.error().where.source = source;
    return opened;
}

bool isMerlonFile(const QString &file)
{
    constexpr qint64 kHead = 1 << 16; // the format stands at the beginning
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) && opened.read(kHead).contains("\"merlon-");
}

Expected<void> saveRecordFile(const Match &match, const QString &file)
{
    return replaceFile(std::filesystem::path(file.toStdU16String()), writeRecord(match.record()));
}

Expected<std::optional<OpenedSession>> continueJournal(const std::filesystem::path &path)
{
    const Expected<RecoveredJournal> recovered = rescueJournal(path);
    if (!recovered)
        return tl::unexpected(recovered.error());
    if (!recovered->record.result.empty() || recovered->record.entries.empty())
        return std::nullopt;
    Expected<OpenedSession> opened = openSession(recovered->record, {});
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    if (opened->session->match().isOver())
        return std::nullopt;
    if (recovered->damage)
        opened->notes << asSentence(say(*recovered->damage))
                      << QCoreApplication::translate("Openings",
                                                     "The game resumes from what could still be read.");
    if (recovered->wasCut)
        opened->notes << QCoreApplication::translate(
            "Openings", "The last choice was not written to its end: it is lost.");
    return std::optional(std::move(*opened));
}

} // namespace merlon
