#include "app/window/main_window.h"

#include "app/course/chart_page.h"
#include "app/course/course_window.h"
#include "app/export/export_dialog.h"
#include "app/rules/rule_dialog.h"
#include "app/start/openings.h"
#include "app/start/start_page.h"
#include "app/table/question/choice_list_dialog.h"
#include "app/table/table_page.h"
#include "app/widgets/message_bar.h"
#include "app/window/window_actions.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
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

} // namespace

MainWindow::MainWindow(Language &language, Appearance &appearance, Settings settings)
    : m_language(language)
    , m_appearance(appearance)
    , m_settings(std::move(settings))
    , m_pages(new QStackedWidget)
    , m_start(new StartPage(appearance))
    , m_table(new TablePage(appearance, m_settings))
    , m_messages(new MessageBar)
    , m_rules(new RuleDialog(this))
    , m_course(new CourseWindow(appearance, this))
    , m_actions(std::make_unique<WindowActions>(*this, m_settings))
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
    connect(m_table, &TablePage::stateChanged, this, &MainWindow::updateActions);
    connect(m_table, &TablePage::newGameWanted, this, &MainWindow::goHome);
    connect(m_table, &TablePage::ruleWanted, this, &MainWindow::showRule);
    connect(m_table, &TablePage::courseWanted, this, &MainWindow::showCourse);
    connect(m_course, &CourseWindow::exportWanted, this, &MainWindow::exportFiles);
    connect(m_table, &TablePage::troubled, m_messages, qOverload<const Error &>(&MessageBar::show));
    connect(m_table, &TablePage::notKept, this, [this](const Error &error) {
        m_messages->show(
            tr("The game goes on, but for now it is not kept on the disk. %1").arg(asSentence(say(error))));
    });
    connect(&m_appearance, &Appearance::changed, this, [this] { m_actions->drawIcons(m_appearance.art()); });
    for (QWidget *tool : m_actions->makeTools())
        m_table->addTool(tool);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->home, &MainWindow::goHome);
    on(m_actions->open, &MainWindow::askForFile);
    on(m_actions->save, &MainWindow::saveRecord);
    on(m_actions->course, &MainWindow::showCourse);
    on(m_actions->exportFiles, &MainWindow::exportFiles);
    on(m_actions->quit, &QWidget::close);
    on(m_actions->undo, [this] { m_table->session()->undo(); });
    on(m_actions->redo, [this] { m_table->session()->redo(); });
    on(m_actions->pause, [this](bool rests) { m_table->session()->setResting(rests); });
    on(m_actions->step, [this] { m_table->session()->stepOnce(); });
    on(m_actions->list, &MainWindow::listChoices);
    on(m_actions->advice, [this] { m_table->session()->askForAdvice(); });
    on(m_actions->choose, [this] { m_table->session()->letComputerChoose(); });
    on(m_actions->resign, &MainWindow::resign);
    on(m_actions->zoomIn, [this] { m_table->board().zoomBy(1.25); });
    on(m_actions->zoomOut, [this] { m_table->board().zoomBy(0.8); });
    on(m_actions->fit, [this] { m_table->board().fit(); });
    on(m_actions->rules, [this] { showRule({}); });
    on(m_actions->about, &MainWindow::showAbout);
    connect(m_actions.get(), &WindowActions::languageWanted, this, [this](const QString &code) {
        m_settings.language = code;
        m_language.change(code);
        saveSettings(m_settings);
    });
    connect(m_actions.get(), &WindowActions::themeWanted, this, [this](ThemeWish wish) {
        m_settings.theme = wish;
        m_appearance.wish(wish);
        saveSettings(m_settings);
    });
    connect(m_actions.get(), &WindowActions::speedWanted, this, [this](Speed speed) {
        m_settings.speed = speed;
        m_table->applySettings();
        saveSettings(m_settings);
    });
    connect(m_actions.get(), &WindowActions::swappedSidesWanted, this, [this](bool wanted) {
        m_settings.swapsSides = wanted;
        m_table->applySettings();
        saveSettings(m_settings);
    });
    connect(m_actions.get(), &WindowActions::animationsWanted, this, [this](bool wanted) {
        m_settings.animations = wanted;
        saveSettings(m_settings);
    });
}

/// What can be done now.
void MainWindow::updateActions()
{
    const TableSession *session = m_pages->currentWidget() == m_table ? m_table->session() : nullptr;
    const auto stage = session ? session->stage() : TableSession::Stage::Over;
    m_actions->home->setEnabled(session);
    for (QAction *action : {m_actions->save, m_actions->exportFiles, m_actions->course})
        action->setEnabled(session && stage != TableSession::Stage::HandingOver);
    m_actions->undo->setEnabled(session && session->canUndo());
    m_actions->redo->setEnabled(session && session->canRedo());
    m_actions->pause->setEnabled(session && session->persons() < static_cast<int>(session->sittings().size())
                                 && stage != TableSession::Stage::Over);
    m_actions->pause->setChecked(session && session->isResting());
    m_actions->step->setEnabled(session && stage == TableSession::Stage::Resting);
    for (QAction *action : {m_actions->list, m_actions->advice, m_actions->choose, m_actions->resign})
        action->setEnabled(session && stage == TableSession::Stage::Asking);
    for (QAction *action : {m_actions->zoomIn, m_actions->zoomOut, m_actions->fit, m_actions->rules})
        action->setEnabled(session);
}

void MainWindow::lookForRunningGame()
{
    Expected<std::optional<OpenedSession>> running = continueJournal();
    if (!running)
        return m_messages->show(running.error());
    if (!*running)
        return;
    m_running = std::make_unique<OpenedSession>(std::move(**running));
    describeRunningGame();
}

/// Which game can be continued.
void MainWindow::describeRunningGame()
{
    if (!m_running)
        return m_start->offerToContinue({});
    const TableSession &session = *m_running->session;
    const Setup &setup = session.match().setup();
    const BoardInfo &board = setup.board().info();
    //: The game that was running: its board, the game, and how many choices have been made.
    const QString game =
        tr("%1 (%2), after %n choice(s)", nullptr, static_cast<int>(session.match().record().entries.size()))
            .arg(nameIn(board.names, board.key), titleOf(setup.game().key()));
    QStringList persons;
    for (const Sitting &sitting : session.sittings()) {
        if (sitting.isPerson() && !sitting.name.isEmpty())
            persons << sitting.name;
    }
    persons.removeDuplicates();
    m_start->offerToContinue(persons.isEmpty() ? game
                                               : game + u'\n' + QLocale().createSeparatedList(persons));
}

void MainWindow::putOnTable(Expected<OpenedSession> opened)
{
    if (!opened)
        return m_messages->show(opened.error());
    m_messages->hide();
    m_running.reset();
    describeRunningGame();
    static_cast<void>(opened->session->keepJournal(journalPath())); // the table tells if it fails
    if (!opened->notes.isEmpty())
        m_messages->tell(opened->notes.join(u' '));
    m_pages->setCurrentWidget(m_table);
    m_table->open(std::move(opened->session));
    m_course->follow(m_table->session());
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

void MainWindow::begin(const NewGame &game)
{
    putOnTable(beginGame(game));
}

void MainWindow::continueGame()
{
    if (m_running)
        putOnTable(std::move(*std::exchange(m_running, nullptr)));
}

void MainWindow::askForFile()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(this, tr("Open a record or scenario"), documents);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters({tr("Records and scenarios (*.json)"), tr("All files (*)")});
    QStringList places {QDir::homePath(), documents};
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

/// Back to the start page; the game can be continued there.
void MainWindow::goHome()
{
    m_table->close();
    m_pages->setCurrentWidget(m_start);
    lookForRunningGame();
    updateActions();
}

void MainWindow::listChoices()
{
    ChoiceListDialog dialog(m_table->allChoices(), m_table->allRefusals(), this);
    if (dialog.exec() == QDialog::Accepted && dialog.chosen())
        m_table->choose(*dialog.chosen());
}

void MainWindow::resign()
{
    TableSession *session = m_table->session();
    const Seat seat = session->asked();
    const std::span<const SeatInfo> seats = session->match().setup().seats();
    const bool hasMates = std::ranges::count(seats, seats[seat].team, &SeatInfo::team) > 1;
    const QString question = hasMates
        //: %1: a side and perhaps a name, `Eastern defender (Anne)`.
        ? tr("Does %1 really give up this game? The whole team loses it.").arg(m_table->playerName(seat))
        : tr("Do you really want to give up this game?");
    if (QMessageBox::question(this, tr("Give up"), question) != QMessageBox::Yes)
        return;
    if (const Expected<void> resigned = session->resign(seat); !resigned)
        m_messages->show(resigned.error());
}

void MainWindow::showRule(const QString &rule)
{
    if (const TableSession *session = m_table->session())
        m_rules->show(session->match().setup().game(), rule);
}

void MainWindow::showCourse()
{
    m_course->show();
    m_course->raise();
    m_course->activateWindow();
}

void MainWindow::exportFiles()
{
    ExportDialog dialog(*m_table->session(), m_course->charts(), m_appearance, QApplication::activeWindow());
    if (sender() == m_course)
        dialog.chooseChart(m_course->page().chart().title);
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
        describeRunningGame();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_table->close(); // the journal is on the disk when this returns
    event->accept();
}

} // namespace merlon
