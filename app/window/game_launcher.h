#pragma once

#include "app/start/table_journals.h"
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
    /// A new game that begins at this question of the one on the table.
    void playOnFrom(std::size_t ply);

    /// Offers to go on with the games that were running, if there are any.
    void offerRunningGames();
    /// Says again, in the language of now, which are offered.
    void describeRunningGames();
    /// `game`: its number among those that are offered.
    void continueGame(int game = 0);
    void forgetGame(int game);
    /// The game on the table has been closed: it can be continued anywhere.
    void releaseJournal();

Q_SIGNALS:
    /// A game or lesson is on the table.
    void begun();

private:
    void putOnTable(Expected<OpenedSession> opened, std::optional<TableJournal> journal = {});
    void tellMissingPictures();

    WindowParts m_parts;
    std::vector<WaitingGame> m_running;    ///< offered on the start page
    std::optional<TableJournal> m_journal; ///< of the game on the table
};

} // namespace merlon
