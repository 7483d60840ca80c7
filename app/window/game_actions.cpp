#include "app/window/game_actions.h"

#include "app/export/export_dialog.h"
#include "app/lessons/lesson_desk.h"
#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/rules/rule_window.h"
#include "app/start/openings.h"
#include "app/start/save_name.h"
#include "app/start/seats_dialog.h"
#include "app/start/start_page.h"
#include "app/statistics/chart_page.h"
#include "app/statistics/statistics_window.h"
#include "app/table/docks/table_docks.h"
#include "app/table/question/choice_list_dialog.h"
#include "app/table/table_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/boxes/question_box.h"
#include "app/window/window_actions.h"
#include "app/words/language.h"
#include "core/canvas/view/board_camera.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QStackedWidget>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

GameActions::GameActions(const WindowParts &parts, WindowActions &actions, const Settings &settings)
    : m_parts(parts)
    , m_actions(actions)
    , m_settings(settings)
    , m_rules(new RuleWindow(parts.appearance, &parts.window))
{
    connectActions();
    TablePage *table = &parts.table;
    connect(table, &TablePage::stateChanged, this, &GameActions::enable);
    connect(&table->docks(), &TableDocks::seenChanged, this, &GameActions::enable);
    connect(table, &TablePage::ruleWanted, this, &GameActions::showRule);
    connect(&parts.lessons, &LessonDesk::ruleWanted, this, &GameActions::showRule);
    connect(table, &TablePage::statisticsWanted, this, &GameActions::showStatistics);
    connect(&parts.statistics, &StatisticsWindow::momentWanted, table, &TablePage::lookAtChoice);
    connect(&parts.statistics, &StatisticsWindow::exportWanted, this, &GameActions::exportChart);
}

void GameActions::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    TablePage &table = m_parts.table;
    on(m_actions.save, &GameActions::saveRecord);
    on(m_actions.seats, &GameActions::changeSeats);
    on(m_actions.statistics, &GameActions::showStatistics);
    on(m_actions.exportFiles, &GameActions::exportFiles);
    on(m_actions.undo, [&table] { table.session()->undo(); });
    on(m_actions.redo, [&table] { table.session()->redo(); });
    on(m_actions.pause, [&table](bool paused) { table.acts().setPaused(paused); });
    on(m_actions.step, [&table] { table.acts().stepOn(); });
    on(m_actions.list, &GameActions::listChoices);
    on(m_actions.lastShow, [&table] { table.fights().showSheet(); });
    on(m_actions.advice, [&table] { table.session()->adviser().ask(); });
    on(m_actions.choose, [&table] { table.session()->adviser().choose(); });
    on(m_actions.resign, &GameActions::resign);
    on(m_actions.zoomIn, [&table] { table.board().camera().zoomBy(1.25); });
    on(m_actions.zoomOut, [&table] { table.board().camera().zoomBy(0.8); });
    on(m_actions.fit, [&table] { table.board().camera().fit(); });
    on(m_actions.odds, [&table](bool shown) { table.panels().setOddsShown(shown); });
    on(m_actions.rules, [this, &table] { showRule(table.questioner().ruleAtHand()); });
}

void GameActions::enable()
{
    TablePage &table = m_parts.table;
    const TableSession *session = m_parts.pages.currentWidget() == &table ? table.session() : nullptr;
    const auto stage = session ? session->stage() : TableSession::Stage::Over;
    m_actions.home->setEnabled(session);
    for (QAction *action : {m_actions.save, m_actions.scenario, m_actions.exportFiles, m_actions.statistics})
        action->setEnabled(session && stage != TableSession::Stage::HandingOver);
    m_actions.undo->setEnabled(session && session->match().canUndo());
    m_actions.redo->setEnabled(session && session->match().canRedo());
    m_actions.pause->setEnabled(
        session && session->seating().persons() < static_cast<int>(session->seating().players().size())
        && stage != TableSession::Stage::Over);
    m_actions.pause->setChecked(session && session->computers().isPaused());
    m_actions.showSpeed(table.isWatched() ? m_settings.watchSpeed : m_settings.speed);
    m_actions.step->setEnabled(session && (stage == TableSession::Stage::Paused || table.acts().isPlaying()));
    m_actions.lastShow->setEnabled(session && table.fights().isSheetFilled());
    for (QAction *action : {m_actions.list, m_actions.advice, m_actions.choose, m_actions.resign})
        action->setEnabled(session && stage == TableSession::Stage::Asking && !table.retrospect().isOn()
                           && !table.acts().isPlaying());
    m_actions.seats->setEnabled(session && stage != TableSession::Stage::Over && !table.retrospect().isOn());
    for (QAction *action :
         {m_actions.zoomIn, m_actions.zoomOut, m_actions.fit, m_actions.balance, m_actions.odds})
        action->setEnabled(session);
    m_actions.odds->setChecked(session && table.panels().areOddsShown());
}

/// At once, whoever is thinking.
void GameActions::changeSeats()
{
    TableSession *session = m_parts.table.session();
    SeatsDialog dialog(m_parts.appearance, session->setup(), session->seating().players(),
                       SeatsDialog::Occasion::InGame, &m_parts.window);
    if (dialog.exec() == QDialog::Accepted)
        session->changePlayers(dialog.sittings());
}

void GameActions::saveRecord()
{
    const TableSession &session = *m_parts.table.session();
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString name = saveName(*session.match().seenBy(session.eyes()), QDate::currentDate());
    const QString file = QFileDialog::getSaveFileName(
        &m_parts.window, tr("Save game"), folder.filePath(name),
        QStringList {tr("Saved games (*.json)"), tr("All files (*)")}.join(u";;"_s));
    if (file.isEmpty())
        return;
    if (const Expected<void> saved = saveRecordFile(session.match(), file); !saved)
        m_parts.messages.show(saved.error());
}

void GameActions::exportFiles()
{
    ExportDialog dialog(*m_parts.table.session(), m_parts.statistics.charts(), m_parts.appearance,
                        QApplication::activeWindow());
    dialog.exec();
}

/// The one that is looked at is chosen already.
void GameActions::exportChart()
{
    ExportDialog dialog(*m_parts.table.session(), m_parts.statistics.charts(), m_parts.appearance,
                        QApplication::activeWindow());
    dialog.chooseChart(m_parts.statistics.page().chart().title);
    dialog.exec();
}

void GameActions::showStatistics()
{
    m_parts.statistics.show();
    m_parts.statistics.raise();
    m_parts.statistics.activateWindow();
}

void GameActions::listChoices()
{
    const Questioner &questioner = m_parts.table.questioner();
    ChoiceListDialog dialog(questioner.allChoices(), questioner.allRefusals(), &m_parts.window);
    if (dialog.exec() == QDialog::Accepted && dialog.chosen())
        m_parts.table.choose(*dialog.chosen());
}

/// Enter plays on.
bool GameActions::confirmsResigning(const QString &question)
{
    QuestionBox box(m_parts.window, m_parts.appearance.art(), u"icons/flag"_s, tr("Resign"), question);
    box.setObjectName(u"resign"_s);
    return box.confirms(/*: A button: gives up the game. */ tr("Resign"), QMessageBox::DestructiveRole,
                        /*: A button: does not give up the game. */ tr("Keep playing"));
}

void GameActions::resign()
{
    TableSession *session = m_parts.table.session();
    const Seat seat = session->asked();
    const std::span<const SeatInfo> seats = session->setup().seats();
    const bool hasMates = std::ranges::count(seats, seats[seat].team, &SeatInfo::team) > 1;
    const QString question = hasMates
        //: %1: a side and perhaps a name, `Eastern defender (Anne)`.
        ? asSentence(tr("Resign for %1? The whole team loses the game.")
                         .arg(m_parts.table.playerNames().inSentence(seat)))
        : tr("Resign this game?");
    if (m_settings.asksBeforeResigning && !confirmsResigning(question))
        return;
    if (const Expected<void> resigned = session->resign(seat); !resigned)
        m_parts.messages.show(resigned.error());
}

void GameActions::showBook(const Game &game)
{
    m_rules->show(game, {});
}

void GameActions::showRule(const QString &rule)
{
    const TableSession *session = m_parts.table.session();
    const Game *game = session ? &session->setup().game() : m_parts.start.newGame().game;
    if (game)
        m_rules->show(*game, rule);
}

} // namespace merlon
