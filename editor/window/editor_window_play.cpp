#include "app/start/openings.h"
#include "app/widgets/message_bar.h"
#include "app/window/main_window.h"
#include "core/base/random.h"
#include "editor/window/board_sheet.h"
#include "editor/window/editor_window.h"
#include "editor/window/trial.h"

#include <QAction>
#include <QRandomGenerator>

/// Trying a board: a game on it as it stands, saved or not.
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
    BoardDocument &document = sheet()->document();
    const Game *game = gameFor(document.board());
    const auto setup = setupFor(document, game);
    if (!setup)
        return m_messages->show(setup.error());
    NewGame wanted;
    wanted.game = game;
    wanted.seed = QRandomGenerator::global()->generate();
    wanted.takeBacks = true;
    wanted.sittings = sittingsOf((*setup)->seats().size(), seat);
    auto *table = new MainWindow(m_language, m_appearance, m_settings);
    table->setAttribute(Qt::WA_DeleteOnClose);
    table->resize(size());
    table->show();
    table->beginOn(document.board(), wanted);
}

} // namespace merlon
