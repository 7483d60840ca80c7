#pragma once

#include "app/kept/table_journals.h"
#include "app/start/kept/kept_games.h"
#include "app/start/openings.h"
#include "app/window/window_parts.h"
#include "core/base/error.h"
#include "core/board/board.h"

#include <QObject>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

class CampaignDesk;
struct Scenario;

/// In which file the game on a table is kept.
struct Keeping {
    TableJournal journal;
    std::optional<ChapterPlace> chapter {}; ///< where in the file of a campaign
};

/// Brings games to the table of a window: new ones, those of files, lessons, and games that were running. Keeps the game
/// on the table in a journal, which no other table has.
class GameLauncher final : public QObject {
    Q_OBJECT

public:
    /// All parts must live as long.
    explicit GameLauncher(const WindowParts &parts);
    ~GameLauncher() override;

    /// A game that is kept as a campaign begins one.
    void begin(const NewGame &game);
    /// The same on a board that need not lie in any file.
    void beginOn(const Board &board, const NewGame &game);
    /// A scenario that need not lie in any file; see beginScenario.
    void beginOn(const Scenario &scenario, const NewGame &game);
    void beginLesson(const std::filesystem::path &file);
    /// A record, or a scenario with the players of the start page.
    void openFile(const QString &file);
    void askForFile();
    /// The game on the table once more, with another deal; `swap`: everybody plays the next seat. A campaign begins another
    /// one of the same name.
    void beginRematch(bool swap);
    /// A new game that begins at this question of the one on the table.
    void playOnFrom(std::size_t ply);
    /// A game of the person's own that begins where the lesson or puzzle on the table has come to.
    void playOnAsOwnGame();
    /// The puzzle on the table once more, from its beginning.
    void tryPuzzleAgain();
    /// The campaign that was lost once more from its last save point, with the same players.
    void goBackToSavePoint();
    /// Puts the stored solution of the puzzle on the table, at its beginning.
    void showSolution();

    /// Puts a session on the table, or tells why there is none. `keeping`: in which the game has been kept up to now; none:
    /// a file of its own.
    void putOnTable(Expected<OpenedSession> opened, std::optional<Keeping> keeping = {});
    CampaignDesk &campaigns() { return *m_campaigns; }

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
    /// Nothing is on the table any more.
    void leavingWanted();

private:
    bool canGoBack() const;
    void beginCampaignAgain(std::uint64_t seed, bool swap);
    void tellMissingPictures();
    std::optional<std::vector<Sitting>> sittingsFromHere();
    bool takesFrom(const QString &host);
    void continueJournalOf(const std::filesystem::path &path);
    void keepIfItGoesOn();

    WindowParts m_parts;
    KeptGames m_kept;
    std::unique_ptr<CampaignDesk> m_campaigns;
    std::optional<TableJournal> m_journal; ///< of the game on the table
    bool m_isChapter = false;              ///< that is the file of a campaign
    bool m_isOverSinceOpened = false;      ///< it was over when it was opened, and is kept as it was
};

} // namespace merlon
