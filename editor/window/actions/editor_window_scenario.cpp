#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/board/files/library.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

#include <QMenu>

using namespace Qt::StringLiterals;

/// New scenarios, and the tabs in which they stand.
namespace merlon {

namespace {

/// The games that can be played on a board now.
std::vector<const Game *> gamesOn(const Board &board)
{
    std::vector<const Game *> games;
    for (const std::string &key : board.info().games) {
        const Game *game = findGame(key);
        if (game && objectionsTo(board, *game).empty())
            games.push_back(game);
    }
    return games;
}

QString nameOf(const Board &board, const Game &game)
{
    //: A board and the game for which a scenario on it is.
    return EditorWindow::tr("%1: %2").arg(nameIn(board.info().names, board.info().key), titleOf(game.key()));
}

} // namespace

ScenarioTab *EditorWindow::addScenario(Scenario scenario, const QString &file)
{
    auto *added = new ScenarioTab(std::move(scenario), file, m_appearance);
    addTab(*added);
    return added;
}

ScenarioTab *EditorWindow::openNewScenario(const Scenario &scenario)
{
    return addScenario(scenario, {});
}

/// The board in front becomes part of the scenario; those that everybody has are named.
void EditorWindow::fillScenarios()
{
    QMenu *menu = m_actions->scenarioMenu();
    menu->clear();
    if (BoardTab *open = sheet()) {
        const Board &board = open->document().board();
        for (const Game *game : gamesOn(board)) {
            //: Where a new scenario begins; %1 is a game.
            QAction *action = menu->addAction(tr("On this board, for %1").arg(titleOf(game->key())));
            connect(action, &QAction::triggered, this, [this, game] {
                finishTyping();
                openNewScenario(newScenario(*game, sheet()->document().board()));
            });
        }
        menu->addSeparator();
    }
    const std::vector<std::filesystem::path> folders = resourceDirectories("boards");
    for (const std::string &name : boardNames(folders)) {
        const Expected<Board> board = loadBoard(name, folders, schemaOf);
        for (const Game *game : board ? gamesOn(*board) : std::vector<const Game *> {}) {
            QAction *action = menu->addAction(nameOf(*board, *game));
            connect(action, &QAction::triggered, this,
                    [this, game, name] { openNewScenario(newScenario(*game, name)); });
        }
    }
}

} // namespace merlon
