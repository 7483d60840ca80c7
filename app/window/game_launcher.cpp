#include "app/window/game_launcher.h"

#include "app/lessons/lesson_desk.h"
#include "app/look/appearance.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/start/kept/kept_words.h"
#include "app/start/openings.h"
#include "app/start/seats_dialog.h"
#include "app/start/start_page.h"
#include "app/statistics/statistics_window.h"
#include "app/table/coach/coach.h"
#include "app/table/finale/finale_display.h"
#include "app/table/table_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/boxes/question_box.h"
#include "app/window/campaign_desk.h"
#include "app/words/language.h"
#include "app/words/resources.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
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

} // namespace

GameLauncher::GameLauncher(const WindowParts &parts)
    : m_parts(parts)
{
    parts.start.follow(m_kept);
    m_campaigns = std::make_unique<CampaignDesk>(parts, *this);
    connect(&parts.table, &TablePage::stateChanged, this, &GameLauncher::keepIfItGoesOn);
    parts.table.finale().setWayBack([this] { return canGoBack(); });
    connect(&parts.table.finale(), &FinaleDisplay::backWanted, this, &GameLauncher::goBackToSavePoint);
}

GameLauncher::~GameLauncher() = default;

void GameLauncher::begin(const NewGame &game)
{
    Expected<OpenedSession> opened = beginGame(game);
    if (opened && opened->session->setup().campaign())
        m_campaigns->begin(std::move(*opened), game.campaign);
    else
        putOnTable(std::move(opened));
    m_parts.start.dealAnew();
}

void GameLauncher::beginRematch(bool swap)
{
    m_parts.start.dealAnew();
    const std::uint64_t seed = m_parts.start.newGame().seed;
    if (m_isChapter)
        beginCampaignAgain(seed, swap);
    else
        putOnTable(merlon::beginRematch(*m_parts.table.session(), seed, swap));
    m_parts.start.dealAnew();
}

/// From the beginning, wherever the last chapter began. The campaign that was played stays as it is.
void GameLauncher::beginCampaignAgain(std::uint64_t seed, bool swap)
{
    Expected<OpenedSession> opened = beginAgain(*m_parts.table.session(), seed, swap);
    if (!opened)
        return m_parts.messages.show(opened.error());
    const std::filesystem::path before = m_journal->path();
    m_campaigns->beginAgain(std::move(*opened), before);
}

void GameLauncher::beginOn(const Board &board, const NewGame &game)
{
    putOnTable(beginGameOn(board, game));
}

void GameLauncher::beginOn(const Scenario &scenario, const NewGame &game)
{
    putOnTable(beginScenario(scenario, game));
}

void GameLauncher::putOnTable(Expected<OpenedSession> opened, std::optional<Keeping> keeping)
{
    if (!opened)
        return m_parts.messages.show(opened.error());
    m_parts.messages.hide();
    m_isOverSinceOpened = opened->session->match().isOver();
    if (!m_isOverSinceOpened && !opened->puzzle) {
        if (!keeping)
            keeping = Keeping {TableJournal::fresh()};
        JournalKeeper &keeper = opened->session->journal();
        const std::filesystem::path &file = keeping->journal.path();
        static_cast<void>(keeping->chapter ? keeper.keepChapter(file, *keeping->chapter)
                                           : keeper.keep(file)); // the table tells if it fails
    }
    if (!opened->notes.isEmpty())
        m_parts.messages.tell(opened->notes.join(u' '));
    m_parts.table.close();
    m_isChapter = keeping && keeping->chapter;
    m_journal = keeping ? std::optional(std::move(keeping->journal))
                        : std::nullopt; // that of the game before is free now
    m_parts.lessons.end();
    m_parts.puzzles.end();
    m_parts.pages.setCurrentWidget(&m_parts.table);
    m_parts.table.coach().setActive(true);
    m_parts.table.open(std::move(opened->session));
    if (opened->puzzle)
        m_parts.puzzles.begin(std::move(opened->puzzle));
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
            //: Error. %1: which ones
            tr("Some images are missing and are shown as a question mark. %1").arg(troubles.first()));
}

/// The game that was running before can be continued after the lesson: no journal is kept of lessons.
void GameLauncher::beginLesson(const std::filesystem::path &file)
{
    m_parts.messages.hide();
    m_parts.table.coach().setActive(false); // one voice at a time
    if (const Expected<void> read = m_parts.lessons.begin(file); !read)
        return m_parts.messages.show(read.error());
    m_parts.puzzles.end();
    m_isOverSinceOpened = false;
    m_parts.pages.setCurrentWidget(&m_parts.table);
    Q_EMIT begun();
}

/// A game that was over when it was opened is kept as soon as something of it has been undone.
void GameLauncher::keepIfItGoesOn()
{
    TableSession *session = m_parts.table.session();
    if (!m_isOverSinceOpened || !session || m_parts.lessons.guide() || m_parts.puzzles.puzzle()
        || session->match().isOver())
        return;
    m_isOverSinceOpened = m_isChapter = false;
    m_journal = TableJournal::fresh();
    static_cast<void>(session->journal().keep(m_journal->path()));
}

void GameLauncher::openFile(const QString &file)
{
    if (const std::filesystem::path path(file.toStdU16String()); isCampaignFile(path))
        return m_campaigns->resume(path, {}); // with those who played it
    Expected<OpenedSession> opened = openGameFile(file, m_parts.start.newGame());
    if (!opened && QFileInfo(file).isFile() && !isMerlonFile(file))
        //: Error. %1: the name of a file, %2: what is wrong with it, with its place.
        return m_parts.messages.show(tr("“%1” is not a saved game or a scenario of Merlon. (%2)")
                                         .arg(QFileInfo(file).fileName(), say(opened.error())));
    putOnTable(std::move(opened));
    m_parts.start.dealAnew();
}

void GameLauncher::askForFile()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(&m_parts.window, tr("Open saved game or scenario"), documents);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters(
        {tr("Saved games, campaigns and scenarios (*.json *.merlon-campaign *.merlon-scenario)"),
         tr("All files (*)")});
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

/// Who plays on; where only computers have played, it is asked. None: the question was cancelled.
std::optional<std::vector<Sitting>> GameLauncher::sittingsFromHere()
{
    const TableSession &session = *m_parts.table.session();
    if (session.seating().persons() > 0)
        return session.seating().players();
    SeatsDialog dialog(m_parts.appearance, session.setup(), session.seating().players(),
                       SeatsDialog::Occasion::Branch, &m_parts.window);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.sittings()) : std::nullopt;
}

/// The game of now is saved first: nothing is lost. A campaign stays as it is.
void GameLauncher::playOnFrom(std::size_t ply)
{
    std::optional<std::vector<Sitting>> sittings = sittingsFromHere();
    if (!sittings)
        return;
    const bool isChapter = m_isChapter;
    if (!isChapter) {
        if (const Expected<QString> kept = keepRecord(m_parts.table.session()->match()); !kept)
            return m_parts.messages.show(kept.error());
    }
    const std::optional<std::filesystem::path> before =
        m_journal && !isChapter ? std::optional(m_journal->path()) : std::nullopt;
    OpenedSession branch = branchOff(*m_parts.table.session(), ply, std::move(*sittings));
    branch.notes << (isChapter ? tr("A new game begins here. The campaign stays as it is.")
                               : tr("A new game begins here. The previous one is in My games."));
    putOnTable(std::move(branch));
    if (before)
        deleteJournal(*before); // it is among the saved games now
}

/// No journal was kept of the lesson or puzzle; of the game there is one.
void GameLauncher::playOnAsOwnGame()
{
    const TableSession &session = *m_parts.table.session();
    OpenedSession branch = branchOff(session, session.match().ply(), session.seating().players());
    branch.notes << tr("This is a game of your own now. It is saved as you play.");
    putOnTable(std::move(branch));
}

void GameLauncher::tryPuzzleAgain()
{
    const std::shared_ptr<const Puzzle> puzzle = m_parts.puzzles.puzzle(); // until its game is gone
    putOnTable(beginPuzzle(*puzzle, m_parts.start.newGame().seed));
    m_parts.start.dealAnew();
}

/// Step by step on the timeline.
void GameLauncher::showSolution()
{
    const std::shared_ptr<const Puzzle> puzzle = m_parts.puzzles.puzzle(); // until its game is gone
    Expected<OpenedSession> solution = openSolution(*puzzle);
    const bool isThere = solution.has_value();
    putOnTable(std::move(solution));
    if (isThere)
        m_parts.table.lookAt(0);
}

bool GameLauncher::canGoBack() const
{
    const TableSession *session = m_parts.table.session();
    return m_isChapter && session && !m_parts.lessons.guide()
        && mayGoBack(session->match(), session->seating().players());
}

/// Its file is whole on the disk, and free for the next chapter, once the table is clear.
void GameLauncher::goBackToSavePoint()
{
    const std::filesystem::path file = m_journal->path();
    const std::vector<Sitting> players = m_parts.table.session()->seating().players();
    m_parts.table.close();
    releaseJournal();
    m_campaigns->goBack(file, players);
    if (!m_parts.table.session())
        Q_EMIT leavingWanted(); // the message says why
}

void GameLauncher::offerKeptGames()
{
    m_kept.look();
    m_campaigns->campaigns().look();
    if (!m_kept.troubles().empty())
        m_parts.messages.show(m_kept.troubles().front());
    if (const QString missing = missingResources(); !missing.isEmpty())
        m_parts.messages.show(
            //: Error. %1: a folder
            tr("Merlon’s own files are missing: there is no folder %1. Install Merlon again, or set "
               "MERLON_RESOURCES "
               "to the folder that holds them.")
                .arg(missing));
}

void GameLauncher::continueGame(int game)
{
    for (const KeptGame &kept : m_kept.games()) {
        if (kept.isRunning() && kept.position && game-- == 0)
            return openKept(std::filesystem::path(kept.file));
    }
}

void GameLauncher::openKept(const std::filesystem::path &file)
{
    const KeptGame *kept = m_kept.find(file);
    if (!kept)
        return;
    if (kept->trouble)
        return m_parts.messages.show(*kept->trouble);
    if (kept->isJournal) {
        const std::filesystem::path path = file; // the list may be read anew meanwhile
        if (!kept->host.isEmpty() && !takesFrom(kept->host))
            return;
        takeFromOtherHost(path);
        return continueJournalOf(path);
    }
    const std::filesystem::path saved = file;
    Expected<OpenedSession> opened =
        openGameFile(QString::fromStdU16String(saved.u16string()), m_parts.start.newGame());
    const bool goesOn = opened && !opened->session->match().isOver();
    putOnTable(std::move(opened));
    if (goesOn && !m_parts.table.session()->journal().error())
        QFile::remove(QString::fromStdU16String(saved.u16string())); // its autosave has everything
}

/// Whether the person wants a game that another computer has.
bool GameLauncher::takesFrom(const QString &host)
{
    QuestionBox box(
        m_parts.window, m_parts.appearance.art(), u"icons/computer"_s, tr("Continue game"),
        //: %1: the name of a computer.
        tr("This game is open on the computer “%1”, or was when its files were copied. If it is still "
           "being played there, one of the two will not be kept.")
            .arg(host));
    box.setObjectName(u"take-game"_s);
    return box.confirms(
        /*: A button: takes over a game that another computer has. */ tr("Continue here"),
        QMessageBox::AcceptRole,
        /*: A button: does not take over a game that another computer has. */ tr("Leave it"));
}

/// From the file as it is now: another table may have played on.
void GameLauncher::continueJournalOf(const std::filesystem::path &path)
{
    std::optional<TableJournal> journal = TableJournal::take(path);
    Expected<std::optional<OpenedSession>> opened = continueJournal(path);
    if (journal && opened && *opened)
        return putOnTable(std::move(**opened), Keeping {std::move(*journal)});
    journal.reset();
    offerKeptGames();
    m_parts.messages.show(opened ? tr("This game is open in another window, or it is over.")
                                 : say(opened.error()));
}

void GameLauncher::deleteKept(const std::filesystem::path &file)
{
    const KeptGame *kept = m_kept.find(file);
    if (!kept)
        return;
    const KeptWords words = wordsOf(*kept);
    QuestionBox box(
        m_parts.window, m_parts.appearance.art(), u"icons/remove"_s, tr("Delete game"),
        //: %1: a game, or the name of a file; %2: how it stands, `Round 4 of 7`; %3: `Today, 11:42`.
        tr("Delete this game for good? %1: %2. %3").arg(words.title, words.state, words.when));
    box.setObjectName(u"delete-game"_s);
    if (box.confirms(/*: A button: deletes a game for good. */ tr("Delete"), QMessageBox::DestructiveRole,
                     /*: A button: does not delete a game. */ tr("Keep")))
        m_kept.remove(std::filesystem::path(file));
}

void GameLauncher::releaseJournal()
{
    m_isOverSinceOpened = m_isChapter = false;
    m_journal.reset();
}

} // namespace merlon
