#pragma once

#include "app/puzzles/puzzle.h"
#include "app/table/match/table_session.h"
#include "core/base/error.h"
#include "core/board/finding.h"

#include <QDateTime>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// What a new game is begun with.
struct NewGame {
    const Game *game = nullptr;
    std::string board; ///< the name of its file
    Options options {};
    std::vector<Sitting> sittings;
    std::uint64_t seed = 0;
    bool takeBacks = false; ///< choices may be taken back whatever came out since
    QString campaign {};    ///< its name, if it is one; empty: that of the game
};

/// A session that is ready to be put on a table, and what the players should know about it.
struct OpenedSession {
    std::unique_ptr<TableSession> session;
    QStringList notes;
    std::shared_ptr<const Puzzle> puzzle {}; ///< null: it is none
};

struct FoundBoard {
    std::string name; ///< of its file
    Board board;
    std::vector<Finding> against; ///< why the game cannot be played on it

    bool suits() const { return against.empty(); }
    /// Whether the board itself names the game, or none at all.
    bool isMeantFor(const Game &game) const;
};

/// The boards of a game's family: those meant for it, then the others on which it can be played, then the rest, each
/// in order of their names; and what is wrong with the files that hold none.
struct BoardShelf {
    std::vector<FoundBoard> boards;
    std::vector<Error> troubles;
};

/// Looks through the boards that come with the program and those of the person. One that cannot be read is a trouble
/// whatever its game.
BoardShelf boardsFor(const Game &game);

Expected<OpenedSession> beginGame(const NewGame &game);
/// The same game once more, from its set-up, with another deal; `swap`: everybody plays the next seat.
Expected<OpenedSession> beginAgain(const TableSession &session, std::uint64_t seed, bool swap);
/// The same from where it began, which may be a position of a scenario.
Expected<OpenedSession> beginRematch(const TableSession &session, std::uint64_t seed, bool swap);
/// The same on this very board, wherever it comes from.
Expected<OpenedSession> beginGameOn(Board board, const NewGame &game);
/// A scenario that need not lie in any file, with the players of `wish`; where it has none, with those that it suggests.
/// With a goal, and a person at its seat alone, it is a puzzle.
Expected<OpenedSession> beginScenario(const Scenario &scenario, const NewGame &wish);
/// Once more, from its beginning. `seed`: unless the puzzle has one of its own.
Expected<OpenedSession> beginPuzzle(const Puzzle &puzzle, std::uint64_t seed);
/// The puzzle with its stored solution played; an error if it cannot be played to its end.
Expected<OpenedSession> openSolution(const Puzzle &puzzle);
/// Opens a record or a scenario, whichever the file holds. A record goes on where it ends, with those who sat there;
/// unknown players become persons. A scenario begins with the players that it suggests, else with those of `wish`, and
/// with its seed.
Expected<OpenedSession> openGameFile(const QString &file, const NewGame &wish);
/// Goes on with a record, with those who sat there: with its whole history if it can be played again, else from its last
/// position. `name`: of the record. `before`: see replayChoices.
Expected<OpenedSession> openSession(const Record &record, const std::string &name,
                                    const State *before = nullptr);
/// Whether something in the file says that it is one of Merlon’s, whole or damaged.
bool isMerlonFile(const QString &file);
/// Who sat there; unknown players are persons.
std::vector<Sitting> sittingsOf(const Record &record);
/// A new game that begins at question `ply` of the one on the table, with the same history. What chance answers from
/// there on is what it answered before, as long as it is asked the same.
OpenedSession branchOff(const TableSession &session, std::size_t ply, std::vector<Sitting> players);
/// Keeps the record of a match, which was played last at that time, in the folder of kept games, under a name of its
/// own. The file.
Expected<QString> keepRecord(const Match &match, const QDateTime &when = QDateTime::currentDateTime());
/// Where games are kept that are over, or that another has taken the place of.
QString keptGamesFolder();
/// Writes the record of a match, as a whole or not at all.
Expected<void> saveRecordFile(const Match &match, const QString &file);

/// The game that a journal holds; none if it was over, or if nothing was kept. An error if what is kept cannot be
/// read.
Expected<std::optional<OpenedSession>> continueJournal(const std::filesystem::path &path);

} // namespace merlon
