#include "app/start/openings.h"
#include "app/widgets/message_bar.h"
#include "app/window/main_window.h"
#include "app/words/game_words.h"
#include "core/players/players.h"
#include "editor/panels/findings_panel.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"
#include "editor/window/play_test.h"

#include <QAction>
#include <QRandomGenerator>

#include <algorithm>

/// Trying a board or scenario: a game on it as it stands, saved or not.
namespace merlon {

namespace {

/// Who plays: the person at one seat, computers at all others.
std::vector<Sitting> sittingsOf(std::size_t seats, std::size_t person)
{
    std::vector<Sitting> sittings(seats, Sitting {QStringLiteral("heuristic"), {}});
    if (person < seats)
        sittings[person].kind = QLatin1String(kPerson);
    return sittings;
}

} // namespace

void EditorWindow::connectPlaying()
{
    connect(m_actions->playFirst, &QAction::triggered, this, [this] { play(0); });
    connect(m_actions->playSecond, &QAction::triggered, this, [this] { play(1); });
}

void EditorWindow::play(std::size_t seat)
{
    finishTyping();
    front()->document().checkNow();
    if (BoardTab *board = sheet())
        playBoard(*board, seat);
    else
        playScenario(*scenario(), seat);
}

NewGame EditorWindow::newPlayTest(const Game &game, const Setup &setup, std::size_t seat) const
{
    NewGame wanted;
    wanted.game = &game;
    wanted.seed = QRandomGenerator::global()->generate();
    wanted.takeBacks = true;
    wanted.sittings = sittingsOf(setup.seats().size(), seat);
    return wanted;
}

MainWindow *EditorWindow::newTable()
{
    auto *table = new MainWindow(m_language, m_appearance, m_settings);
    table->setAttribute(Qt::WA_DeleteOnClose);
    table->resize(size());
    table->show();
    return table;
}

void EditorWindow::playBoard(BoardTab &board, std::size_t seat)
{
    BoardDocument &document = board.document();
    const Game *game = gameFor(document.board());
    const auto setup = setupFor(document, game);
    if (!setup)
        return m_messages->show(setup.error());
    newTable()->beginOn(document.board(), newPlayTest(*game, **setup, seat));
}

/// At the other seats those whom the scenario suggests, as far as they are computers.
void EditorWindow::playScenario(ScenarioTab &sheet, std::size_t seat)
{
    const ScenarioDocument &document = sheet.document();
    if (const std::optional<Error> error = whyNotPlayed(document))
        return m_messages->show(*error);
    NewGame wanted = newPlayTest(document.game(), *document.setup(), seat);
    for (std::size_t other = 0; other < wanted.sittings.size(); ++other) {
        const auto suggested = document.scenario().seats.find(document.setup()->seats()[other].key);
        if (other != seat && suggested != document.scenario().seats.end() && makePlayer(suggested->second))
            wanted.sittings[other].kind = QString::fromStdString(suggested->second);
    }
    newTable()->beginOn(document.scenario(), wanted);
}

} // namespace merlon
