#include "app/window/main_window.h"

#include "app/lessons/lesson_desk.h"
#include "app/look/appearance.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/sound/sound_player.h"
#include "app/start/start_page.h"
#include "app/statistics/statistics_window.h"
#include "app/table/docks/panel_menu.h"
#include "app/table/table_page.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/boxes/about_box.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/wheel_guard.h"
#include "app/window/first_show.h"
#include "app/window/game_actions.h"
#include "app/window/game_launcher.h"
#include "app/window/scenario_maker.h"
#include "app/window/window_actions.h"
#include "app/window/window_settings.h"
#include "app/words/language.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

MainWindow::MainWindow(Language &language, Appearance &appearance, Settings settings)
    : m_language(language)
    , m_appearance(appearance)
    , m_settings(std::move(settings))
    , m_pages(new QStackedWidget)
    , m_start(new StartPage(appearance))
    , m_table(new TablePage(appearance, m_settings))
    , m_messages(new MessageBar)
    , m_sounds(new SoundPlayer(this))
    , m_statistics(new StatisticsWindow(appearance, this))
    , m_actions(std::make_unique<WindowActions>(*this, m_settings))
    , m_lessons(std::make_unique<LessonDesk>(*m_table, appearance))
    , m_puzzles(std::make_unique<PuzzleDesk>(*m_table, appearance))
    , m_games(std::make_unique<GameLauncher>(parts()))
    , m_gameActions(std::make_unique<GameActions>(parts(), *m_actions, m_settings))
    , m_scenarios(std::make_unique<ScenarioMaker>(parts()))
{
    new WheelGuard(*this);
    build();
    m_start->recall(loadStartMemory());
    connectParts();
    connectActions();
    m_settingsControl = std::make_unique<WindowSettings>(
        m_settings, WindowSettings::Parts {language, appearance, *m_actions, *m_table, *m_sounds}, *this);
    m_actions->drawIcons(m_appearance.art());
    m_gameActions->enable();
}

MainWindow::~MainWindow() = default;

void MainWindow::build()
{
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_table);
    m_messages->layOver(*m_pages, m_table->board());
    // The page that is not shown does not say how small the window may be.
    connect(m_pages, &QStackedWidget::currentChanged, this, [this] {
        for (int page = 0; page < m_pages->count(); ++page) {
            const QSizePolicy::Policy policy =
                page == m_pages->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            m_pages->widget(page)->setSizePolicy(policy, policy);
        }
    });
    setCentralWidget(centre);
    setWindowTitle(u"Merlon"_s);
    TimeActions &time = m_table->retrospect().time().actions();
    time.fillMenus(menuBar(), m_actions->helpMenu(), m_actions->viewMenu());
    time.addEntry(m_actions->scenario);
    m_actions->addToView(new PanelMenu(m_table->docks(), *this, this));
    for (QWidget *tool : m_actions->makeTools())
        m_table->panels().addTool(tool);
    m_table->addWatchTools(m_actions->makeWatchTools());
}

WindowParts MainWindow::parts()
{
    return {*this,       m_appearance, *m_pages,   *m_start,     *m_table,
            *m_messages, *m_lessons,   *m_puzzles, *m_statistics};
}

void MainWindow::connectParts()
{
    GameLauncher *games = m_games.get();
    connect(m_start, &StartPage::newGameWanted, this, [this] {
        saveStartMemory(m_start->memory());
        m_games->begin(m_start->newGame());
    });
    connect(m_start, &StartPage::fileWanted, games, &GameLauncher::askForFile);
    connect(m_start, &StartPage::keptGameWanted, games, &GameLauncher::openKept);
    connect(m_start, &StartPage::deleteWanted, games, &GameLauncher::deleteKept);
    connect(m_start, &StartPage::rulesWanted, m_gameActions.get(), &GameActions::showBook);
    connect(m_start, &StartPage::lessonWanted, games, &GameLauncher::beginLesson);
    connect(m_start, &StartPage::scenarioWanted, games, [games](const std::filesystem::path &file) {
        games->openFile(QString::fromStdU16String(file.u16string()));
    });
    connect(m_table, &TablePage::playOnWanted, games, &GameLauncher::playOnFrom);
    connect(m_table, &TablePage::rematchWanted, games, &GameLauncher::beginRematch);
    connect(games, &GameLauncher::begun, m_gameActions.get(), &GameActions::enable);
    connect(m_table, &TablePage::newGameWanted, this, &MainWindow::goHome);
    connect(games, &GameLauncher::leavingWanted, this, &MainWindow::goHome);
    connect(m_lessons.get(), &LessonDesk::leavingWanted, this, &MainWindow::goHome);
    connect(m_lessons.get(), &LessonDesk::lessonWanted, games, &GameLauncher::beginLesson);
    connect(m_lessons.get(), &LessonDesk::playOnWanted, games, &GameLauncher::playOnAsOwnGame);
    connect(m_lessons.get(), &LessonDesk::newGameWanted, this, [this](const Game &game) {
        goHome();
        m_start->showNewGame(game);
    });
    connect(m_puzzles.get(), &PuzzleDesk::leavingWanted, this, &MainWindow::goHome);
    connect(m_puzzles.get(), &PuzzleDesk::againWanted, games, &GameLauncher::tryPuzzleAgain);
    connect(m_puzzles.get(), &PuzzleDesk::solutionWanted, games, &GameLauncher::showSolution);
    connect(m_puzzles.get(), &PuzzleDesk::playOnWanted, games, &GameLauncher::playOnAsOwnGame);
    connect(m_table, &TablePage::sounded, m_sounds, &SoundPlayer::play);
    connect(m_table, &TablePage::troubled, m_messages, qOverload<const Error &>(&MessageBar::show));
    connect(m_table, &TablePage::notKept, this, [this](const Error &error) {
        //: Warning. %1: the reason, a sentence
        m_messages->show(tr("The game continues, but it is not saved to disk at the moment. %1")
                             .arg(asSentence(say(error))));
    });
    connect(&m_appearance, &Appearance::changed, this, [this] { m_actions->drawIcons(m_appearance.art()); });
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->home, &MainWindow::goHome);
    on(m_actions->open, [this] { m_games->askForFile(); });
    on(m_actions->scenario, [this] { m_scenarios->make(); });
    on(m_actions->newTable, [this] { openTable(); });
    on(m_actions->quit, [] { QApplication::closeAllWindows(); }); // every game is kept
    on(m_actions->learn, [this] {
        goHome();
        m_start->showLessons(nullptr);
    });
    on(m_actions->about, &MainWindow::showAbout);
}

MainWindow *MainWindow::openTable()
{
    auto *window = new MainWindow(m_language, m_appearance, m_settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    showBeside(*window, *this);
    window->startPage().drawBoards();
    window->games().offerKeptGames();
    return window;
}

void MainWindow::goHome()
{
    m_table->close();
    m_lessons->end();
    m_puzzles->end();
    m_games->releaseJournal();
    m_pages->setCurrentWidget(m_start);
    m_games->offerKeptGames();
    m_gameActions->enable();
}

void MainWindow::showAbout()
{
    AboutBox box(*this, m_appearance, tr("About Merlon"),
                 //: %1: the version
                 tr("<b>Merlon %1</b><br>Board games of siege and territory.<br>"
                    "Free software under the GNU General Public License, version 3 or later.<br>"
                    "Fonts: EB Garamond and Inter, under the SIL Open Font License.")
                     .arg(QCoreApplication::applicationVersion()));
    box.exec();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        m_lessons->retranslate();
        m_puzzles->retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_table->close(); // the journal is on the disk when this returns
    m_games->releaseJournal();
    event->accept();
}

} // namespace merlon
