#pragma once

#include "app/kept/table_journals.h"
#include "app/start/kept/kept_games.h"
#include "app/start/openings.h"
#include "app/window/window_parts.h"
#include "core/base/error.h"
#include "core/board/board.h"

#include <QObject>

#include <filesystem>
#include <optional>
#include <vector>

namespace merlon {

struct Scenario;

/// Brings games to the table of a window: new ones, those of files, lessons, and games that were running. Keeps the game
/// on the table in a journal, which no other table has.
class GameLauncher final : public QObject {
    Q_OBJECT

public:
    /// All parts must live as long.
    explicit GameLauncher(const WindowParts &parts);

    void begin(const NewGame &game);
    /// The same on a board that need not lie in any file.
    void beginOn(const Board &board, const NewGame &game);
    /// A scenario that need not lie in any file; see beginScenario.
    void beginOn(const Scenario &scenario, const NewGame &game);
    void beginLesson(const std::filesystem::path &file);
    /// A record, or a scenario with the players of the start page.
    void openFile(const QString &file);
    void askForFile();
    /// The game on the table once more, with another deal; `swap`: everybody plays the next seat.
    void beginRematch(bool swap);
    /// A new game that begins at this question of the one on the table.
    void playOnFrom(std::size_t ply);
    /// A game of the person's own that begins where the lesson or puzzle on the table has come to.
    void playOnAsOwnGame();
    /// The puzzle on the table once more, from its beginning.
    void tryPuzzleAgain();
    /// Puts the stored solution of the puzzle on the table, at its beginning.
    void showSolution();

    /// Looks for the games of the person anew, and shows them on the start page.
    void offerKeptGames();
    KeptGames &keptGames() { return m_kept; }
    /// Goes on with a game that was left: the one that was played last, or that of a number among them.
    void continueGame(int game = 0);
    /// Goes on with a game of the library, or shows how it ended.
    void openKept(const std::filesystem::path &file);
    /// Deletes a game of the library, if the person really wants it.
    void deleteKept(const std::filesystem::path &file);
    /// The game on the table has been closed: it can be continued anywhere.
    void releaseJournal();

Q_SIGNALS:
    /// A game or lesson is on the table.
    void begun();

private:
    void putOnTable(Expected<OpenedSession> opened, std::optional<TableJournal> journal = {});
    void tellMissingPictures();
    std::optional<std::vector<Sitting>> sittingsFromHere();
    bool takesFrom(const QString &host);
    void continueJournalOf(const std::filesystem::path &path);
    void keepIfItGoesOn();

    WindowParts m_parts;
    KeptGames m_kept;
    std::optional<TableJournal> m_journal; ///< of the game on the table
    bool m_isOverSinceOpened = false;      ///< it was over when it was opened, and is kept as it was
};

} // namespace merlon
