#include "app/window/main_window.h"
#include "core/canvas/view/board_camera.h"

#include "app/export/export_dialog.h"
#include "app/lessons/lesson_desk.h"
#include "app/rules/rule_window.h"
#include "app/sound/sound_player.h"
#include "app/start/openings.h"
#include "app/start/seats_dialog.h"
#include "app/start/start_page.h"
#include "app/statistics/chart_page.h"
#include "app/statistics/statistics_window.h"
#include "app/table/docks/panel_menu.h"
#include "app/table/docks/table_docks.h"
#include "app/table/question/choice_list_dialog.h"
#include "app/table/table_page.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/message_bar.h"
#include "app/window/first_show.h"
#include "app/window/window_actions.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

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
    const QString game = MainWindow::tr("%1 (%2), after %n choice(s)", nullptr, choices)
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

MainWindow::MainWindow(Language &language, Appearance &appearance, Settings settings)
    : m_language(language)
    , m_appearance(appearance)
    , m_settings(std::move(settings))
    , m_spoken(m_settings.language)
    , m_pages(new QStackedWidget)
    , m_start(new StartPage(appearance))
    , m_table(new TablePage(appearance, m_settings))
    , m_messages(new MessageBar)
    , m_rules(new RuleWindow(appearance, this))
    , m_sounds(new SoundPlayer(this))
    , m_statistics(new StatisticsWindow(appearance, this))
    , m_actions(std::make_unique<WindowActions>(*this, m_settings))
    , m_lessons(std::make_unique<LessonDesk>(*m_table, appearance))
{
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_table);
    setCentralWidget(centre);
    setWindowTitle(u"Merlon"_s);
    m_start->recall(loadStartMemory());
    connectParts();
    connectActions();
    m_actions->drawIcons(m_appearance.art());
    m_actions->shortcuts().use(m_settings.shortcuts);
    updateActions();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectParts()
{
    connect(m_start, &StartPage::newGameWanted, this, [this] {
        saveStartMemory(m_start->memory());
        begin(m_start->newGame());
    });
    connect(m_start, &StartPage::fileWanted, this, &MainWindow::askForFile);
    connect(m_start, &StartPage::continueWanted, this, &MainWindow::continueGame);
    connect(m_start, &StartPage::lessonWanted, this, &MainWindow::beginLesson);
    connect(m_lessons.get(), &LessonDesk::leavingWanted, this, &MainWindow::goHome);
    connect(m_lessons.get(), &LessonDesk::ruleWanted, this, &MainWindow::showRule);
    connect(m_start, &StartPage::forgetWanted, this, &MainWindow::forgetGame);
    connect(m_table, &TablePage::stateChanged, this, &MainWindow::updateActions);
    connect(m_table, &TablePage::newGameWanted, this, &MainWindow::goHome);
    connect(m_statistics, &StatisticsWindow::momentWanted, m_table, &TablePage::lookAtChoice);
    connect(m_table, &TablePage::playOnWanted, this, &MainWindow::playOnFrom);
    m_table->retrospect().time().actions().fillMenus(menuBar(), m_actions->helpMenu(), m_actions->viewMenu());
    connect(m_table, &TablePage::ruleWanted, this, &MainWindow::showRule);
    connect(m_table, &TablePage::statisticsWanted, this, &MainWindow::showStatistics);
    connect(m_statistics, &StatisticsWindow::exportWanted, this, &MainWindow::exportFiles);
    connect(m_table, &TablePage::troubled, m_messages, qOverload<const Error &>(&MessageBar::show));
    connect(m_table, &TablePage::notKept, this, [this](const Error &error) {
        m_messages->show(
            tr("The game goes on, but for now it is not kept on the disk. %1").arg(asSentence(say(error))));
    });
    connect(&m_appearance, &Appearance::changed, this, [this] { m_actions->drawIcons(m_appearance.art()); });
    connect(&m_table->docks(), &TableDocks::seenChanged, this, &MainWindow::updateActions);
    m_actions->addToView(new PanelMenu(m_table->docks(), *this, this));
    for (QWidget *tool : m_actions->makeTools())
        m_table->panels().addTool(tool);
    m_table->addWatchTools(m_actions->makeWatchTools());
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->home, &MainWindow::goHome);
    on(m_actions->open, &MainWindow::askForFile);
    on(m_actions->save, &MainWindow::saveRecord);
    on(m_actions->newTable, [this] { openTable(); });
    on(m_actions->quit, [] { QApplication::closeAllWindows(); }); // every game is kept
    on(m_actions->seats, &MainWindow::changeSeats);
    on(m_actions->statistics, &MainWindow::showStatistics);
    on(m_actions->exportFiles, &MainWindow::exportFiles);
    on(m_actions->undo, [this] { m_table->session()->undo(); });
    on(m_actions->redo, [this] { m_table->session()->redo(); });
    on(m_actions->pause, [this](bool paused) { m_table->events().setPaused(paused); });
    on(m_actions->step, [this] { m_table->events().stepOn(); });
    on(m_actions->list, &MainWindow::listChoices);
    on(m_actions->lastShow, [this] { m_table->events().showStage(); });
    on(m_actions->advice, [this] { m_table->session()->adviser().ask(); });
    on(m_actions->choose, [this] { m_table->session()->adviser().choose(); });
    on(m_actions->resign, &MainWindow::resign);
    on(m_actions->zoomIn, [this] { m_table->board().camera().zoomBy(1.25); });
    on(m_actions->zoomOut, [this] { m_table->board().camera().zoomBy(0.8); });
    on(m_actions->fit, [this] { m_table->board().camera().fit(); });
    on(m_actions->balance, [this](bool shown) { m_table->display().setBalancesShown(shown); });
    on(m_actions->odds, [this](bool shown) { m_table->panels().setOddsShown(shown); });
    on(m_actions->rules, [this] { showRule(m_table->questioner().ruleAtHand()); });
    on(m_actions->learn, [this] {
        goHome();
        m_start->focusLessons();
    });
    on(m_actions->about, &MainWindow::showAbout);
    connectSettings();
}

/// What can be done now.
void MainWindow::updateActions()
{
    const TableSession *session = m_pages->currentWidget() == m_table ? m_table->session() : nullptr;
    const auto stage = session ? session->stage() : TableSession::Stage::Over;
    m_actions->home->setEnabled(session);
    for (QAction *action : {m_actions->save, m_actions->exportFiles, m_actions->statistics})
        action->setEnabled(session && stage != TableSession::Stage::HandingOver);
    m_actions->undo->setEnabled(session && session->match().canUndo());
    m_actions->redo->setEnabled(session && session->match().canRedo());
    m_actions->pause->setEnabled(
        session && session->seating().persons() < static_cast<int>(session->seating().players().size())
        && stage != TableSession::Stage::Over);
    m_actions->pause->setChecked(session && session->computers().isPaused());
    m_actions->step->setEnabled(session
                                && (stage == TableSession::Stage::Paused || m_table->events().isPlaying()));
    m_actions->lastShow->setEnabled(session && m_table->events().isStageFilled());
    for (QAction *action : {m_actions->list, m_actions->advice, m_actions->choose, m_actions->resign})
        action->setEnabled(session && stage == TableSession::Stage::Asking && !m_table->retrospect().isOn()
                           && !m_table->events().isPlaying());
    m_actions->seats->setEnabled(session && stage != TableSession::Stage::Over
                                 && !m_table->retrospect().isOn());
    for (QAction *action :
         {m_actions->zoomIn, m_actions->zoomOut, m_actions->fit, m_actions->balance, m_actions->odds})
        action->setEnabled(session);
    m_actions->odds->setChecked(session && m_table->panels().areOddsShown());
}

void MainWindow::lookForRunningGame()
{
    WaitingGames waiting = waitingGames();
    m_running = std::move(waiting.games);
    if (!waiting.troubles.empty())
        m_messages->show(waiting.troubles.front());
    describeRunningGame();
}

/// Which games can be continued.
void MainWindow::describeRunningGame()
{
    QStringList summaries;
    for (const WaitingGame &game : m_running)
        summaries << summaryOf(*game.opened.session);
    m_start->offerToContinue(summaries);
}

/// `journal`: in which the game has been kept up to now; none: a file of its own.
void MainWindow::putOnTable(Expected<OpenedSession> opened, std::optional<TableJournal> journal)
{
    if (!opened)
        return m_messages->show(opened.error());
    m_messages->hide();
    m_running.clear();
    describeRunningGame();
    if (!journal)
        journal = TableJournal::fresh();
    static_cast<void>(opened->session->journal().keep(journal->path())); // the table tells if it fails
    if (!opened->notes.isEmpty())
        m_messages->tell(opened->notes.join(u' '));
    m_table->close();
    m_lessons->end();
    m_pages->setCurrentWidget(m_table);
    m_table->open(std::move(opened->session));
    m_journal = std::move(journal); // that of the game before is free now
    m_statistics->follow(m_table->session());
    updateActions();
    QTimer::singleShot(kFirstPicture, this, &MainWindow::tellMissingPictures);
}

/// Pictures that cannot be read are noticed when they are drawn.
void MainWindow::tellMissingPictures()
{
    const QStringList &troubles = m_appearance.art().troubles();
    if (!troubles.isEmpty())
        m_messages->show(
            tr("Some pictures are missing, a question mark stands for them. %1").arg(troubles.first()));
}

/// The game that was running before can be continued after the lesson: no journal is kept of lessons.
void MainWindow::beginLesson(const std::filesystem::path &file)
{
    m_messages->hide();
    if (const Expected<void> begun = m_lessons->begin(file); !begun)
        return m_messages->show(begun.error());
    m_pages->setCurrentWidget(m_table);
    updateActions();
}

void MainWindow::begin(const NewGame &game)
{
    putOnTable(beginGame(game));
}

void MainWindow::beginOn(const Board &board, const NewGame &game)
{
    putOnTable(beginGameOn(board, game));
}

void MainWindow::beginOn(const Scenario &scenario, const NewGame &game)
{
    putOnTable(beginScenario(scenario, game));
}

/// From the file as it is now: another table may have played on.
void MainWindow::continueGame(int game)
{
    if (game < 0 || game >= static_cast<int>(m_running.size()))
        return;
    const std::filesystem::path path = m_running[static_cast<std::size_t>(game)].journal;
    std::optional<TableJournal> journal = TableJournal::take(path);
    Expected<std::optional<OpenedSession>> opened = continueJournal(path);
    if (journal && opened && *opened)
        return putOnTable(std::move(**opened), std::move(journal));
    lookForRunningGame();
    m_messages->show(opened ? tr("This game is at another table, or it is over.") : say(opened.error()));
}

void MainWindow::forgetGame(int game)
{
    if (QMessageBox::question(this, tr("Forget this game"), tr("Do you really want to forget this game?"))
        != QMessageBox::Yes)
        return;
    merlon::forgetGame(m_running[static_cast<std::size_t>(game)].journal);
    lookForRunningGame();
}

MainWindow *MainWindow::openTable()
{
    auto *window = new MainWindow(m_language, m_appearance, m_settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    showBeside(*window, *this);
    window->startPage().drawBoards();
    window->lookForRunningGame();
    return window;
}

/// At once, whoever is thinking.
void MainWindow::changeSeats()
{
    TableSession *session = m_table->session();
    SeatsDialog dialog(m_appearance, session->setup().seats(), session->seating().players(), this);
    if (dialog.exec() == QDialog::Accepted)
        session->changePlayers(dialog.sittings());
}

void MainWindow::askForFile()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(this, tr("Open a record or scenario"), documents);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters({tr("Records and scenarios (*.json *.merlon-scenario)"), tr("All files (*)")});
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

void MainWindow::openFile(const QString &file)
{
    putOnTable(openGameFile(file, m_start->newGame()));
}

void MainWindow::saveRecord()
{
    QString file = QFileDialog::getSaveFileName(
        this, tr("Save the record"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u"/merlon.json"_s,
        QStringList {tr("Records (*.json)"), tr("All files (*)")}.join(u";;"_s));
    if (file.isEmpty())
        return;
    if (const Expected<void> saved = saveRecordFile(m_table->session()->match(), file); !saved)
        m_messages->show(saved.error());
}

/// The game of now is kept as a record first: nothing is lost.
void MainWindow::playOnFrom(std::size_t ply)
{
    const Expected<QString> kept = keepRecord(m_table->session()->match());
    if (!kept)
        return m_messages->show(kept.error());
    OpenedSession branch = branchOff(*m_table->session(), ply);
    //: %1: a file.
    branch.notes
        << tr("A new game begins here. The one before is kept as %1.").arg(QDir::toNativeSeparators(*kept));
    putOnTable(std::move(branch));
}

/// Back to the start page; the game can be continued there.
void MainWindow::goHome()
{
    m_table->close();
    m_lessons->end();
    m_journal.reset();
    m_pages->setCurrentWidget(m_start);
    lookForRunningGame();
    updateActions();
}

void MainWindow::listChoices()
{
    ChoiceListDialog dialog(m_table->questioner().allChoices(), m_table->questioner().allRefusals(), this);
    if (dialog.exec() == QDialog::Accepted && dialog.chosen())
        m_table->choose(*dialog.chosen());
}

void MainWindow::resign()
{
    TableSession *session = m_table->session();
    const Seat seat = session->asked();
    const std::span<const SeatInfo> seats = session->setup().seats();
    const bool hasMates = std::ranges::count(seats, seats[seat].team, &SeatInfo::team) > 1;
    const QString question = hasMates
        //: %1: a side and perhaps a name, `Eastern defender (Anne)`.
        ? asSentence(tr("Does %1 really give up this game? The whole team loses it.")
                         .arg(m_table->playerNames().inSentence(seat)))
        : tr("Do you really want to give up this game?");
    if (m_settings.asksBeforeResigning
        && QMessageBox::question(this, tr("Give up"), question) != QMessageBox::Yes)
        return;
    if (const Expected<void> resigned = session->resign(seat); !resigned)
        m_messages->show(resigned.error());
}

void MainWindow::showRule(const QString &rule)
{
    const TableSession *session = m_table->session();
    const Game *game = session ? &session->setup().game() : m_start->newGame().game;
    if (game)
        m_rules->show(*game, rule);
}

void MainWindow::showStatistics()
{
    m_statistics->show();
    m_statistics->raise();
    m_statistics->activateWindow();
}

void MainWindow::exportFiles()
{
    ExportDialog dialog(*m_table->session(), m_statistics->charts(), m_appearance,
                        QApplication::activeWindow());
    if (sender() == m_statistics)
        dialog.chooseChart(m_statistics->page().chart().title);
    dialog.exec();
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Merlon"),
                       tr("<b>Merlon %1</b><br>Board games of siege and territory.<br>"
                          "Free software under the GNU General Public License, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        m_lessons->retranslate();
        describeRunningGame();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_table->close(); // the journal is on the disk when this returns
    m_journal.reset();
    event->accept();
}

} // namespace merlon
