#include "app/window/game_launcher.h"

#include "app/lessons/lesson_desk.h"
#include "app/look/appearance.h"
#include "app/start/openings.h"
#include "app/start/start_page.h"
#include "app/statistics/statistics_window.h"
#include "app/table/table_page.h"
#include "app/widgets/message_bar.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::chrono::milliseconds kFirstPicture {800}; ///< by then a table has been drawn

/// Which game it is, and who plays it.
QString summaryOf(const TableSession &session)
{
    const Setup &setup = session.setup();
    const BoardInfo &board = setup.board().info();
    const int choices = static_cast<int>(session.match().record().entries.size());
    //: The game that was running: its board, the game, and how many choices have been made.
    const QString game = GameLauncher::tr("%1 (%2), after %n choice(s)", nullptr, choices)
                             .arg(nameIn(board.names, board.key), titleOf(setup.game().key()));
    QStringList persons;
    for (const Sitting &sitting : session.seating().players()) {
        if (sitting.isPerson() && !sitting.name.isEmpty())
            persons << sitting.name;
    }
    persons.removeDuplicates();
    return persons.isEmpty() ? game : game + u'\n' + QLocale().createSeparatedList(persons);
}

} // namespace

GameLauncher::GameLauncher(const WindowParts &parts)
    : m_parts(parts)
{
}

void GameLauncher::begin(const NewGame &game)
{
    putOnTable(beginGame(game));
}

void GameLauncher::beginOn(const Board &board, const NewGame &game)
{
    putOnTable(beginGameOn(board, game));
}

void GameLauncher::beginOn(const Scenario &scenario, const NewGame &game)
{
    putOnTable(beginScenario(scenario, game));
}

/// `journal`: in which the game has been kept up to now; none: a file of its own.
void GameLauncher::putOnTable(Expected<OpenedSession> opened, std::optional<TableJournal> journal)
{
    if (!opened)
        return m_parts.messages.show(opened.error());
    m_parts.messages.hide();
    m_running.clear();
    describeRunningGames();
    if (!journal)
        journal = TableJournal::fresh();
    static_cast<void>(opened->session->journal().keep(journal->path())); // the table tells if it fails
    if (!opened->notes.isEmpty())
        m_parts.messages.tell(opened->notes.join(u' '));
    m_parts.table.close();
    m_parts.lessons.end();
    m_parts.pages.setCurrentWidget(&m_parts.table);
    m_parts.table.open(std::move(opened->session));
    m_journal = std::move(journal); // that of the game before is free now
    m_parts.statistics.follow(m_parts.table.session());
    Q_EMIT begun();
    QTimer::singleShot(kFirstPicture, this, &GameLauncher::tellMissingPictures);
}

/// Pictures that cannot be read are noticed when they are drawn.
void GameLauncher::tellMissingPictures()
{
    const QStringList &troubles = m_parts.appearance.art().troubles();
    if (!troubles.isEmpty())
        m_parts.messages.show(
            tr("Some images are missing and are shown as a question mark. %1").arg(troubles.first()));
}

/// The game that was running before can be continued after the lesson: no journal is kept of lessons.
void GameLauncher::beginLesson(const std::filesystem::path &file)
{
    m_parts.messages.hide();
    if (const Expected<void> read = m_parts.lessons.begin(file); !read)
        return m_parts.messages.show(read.error());
    m_parts.pages.setCurrentWidget(&m_parts.table);
    Q_EMIT begun();
}

void GameLauncher::openFile(const QString &file)
{
    putOnTable(openGameFile(file, m_parts.start.newGame()));
}

void GameLauncher::askForFile()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(&m_parts.window, tr("Open saved game or scenario"), documents);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters({tr("Saved games and scenarios (*.json *.merlon-scenario)"), tr("All files (*)")});
    QStringList places {QDir::homePath(), documents, keptGamesFolder()};
    for (const std::filesystem::path &folder : resourceDirectories("scenarios"))
        places << QString::fromStdU16String(folder.u16string());
    QList<QUrl> shown;
    for (const QString &place : places) {
        if (QFileInfo::exists(place))
            shown << QUrl::fromLocalFile(place);
    }
    dialog.setSidebarUrls(shown);
    if (dialog.exec() == QDialog::Accepted)
        openFile(dialog.selectedFiles().first());
}

/// The game of now is kept as a record first: nothing is lost.
void GameLauncher::playOnFrom(std::size_t ply)
{
    const Expected<QString> kept = keepRecord(m_parts.table.session()->match());
    if (!kept)
        return m_parts.messages.show(kept.error());
    OpenedSession branch = branchOff(*m_parts.table.session(), ply);
    //: %1: a file.
    branch.notes
        << tr("A new game begins here. The previous one is kept as %1.").arg(QDir::toNativeSeparators(*kept));
    putOnTable(std::move(branch));
}

void GameLauncher::offerRunningGames()
{
    WaitingGames waiting = waitingGames();
    m_running = std::move(waiting.games);
    if (!waiting.troubles.empty())
        m_parts.messages.show(waiting.troubles.front());
    describeRunningGames();
}

void GameLauncher::describeRunningGames()
{
    QStringList summaries;
    for (const WaitingGame &game : m_running)
        summaries << summaryOf(*game.opened.session);
    m_parts.start.offerToContinue(summaries);
}

/// From the file as it is now: another table may have played on.
void GameLauncher::continueGame(int game)
{
    if (game < 0 || game >= static_cast<int>(m_running.size()))
        return;
    const std::filesystem::path path = m_running[static_cast<std::size_t>(game)].journal;
    std::optional<TableJournal> journal = TableJournal::take(path);
    Expected<std::optional<OpenedSession>> opened = continueJournal(path);
    if (journal && opened && *opened)
        return putOnTable(std::move(**opened), std::move(journal));
    offerRunningGames();
    m_parts.messages.show(opened ? tr("This game is already open in another window, or it has ended.")
                                 : say(opened.error()));
}

void GameLauncher::forgetGame(int game)
{
    const auto answer =
        QMessageBox::question(&m_parts.window, tr("Delete this game"), tr("Delete this unfinished game?"));
    if (answer != QMessageBox::Yes)
        return;
    merlon::forgetGame(m_running[static_cast<std::size_t>(game)].journal);
    offerRunningGames();
}

void GameLauncher::releaseJournal()
{
    m_journal.reset();
}

} // namespace merlon
