#include "editor/window/documents/scenario_actions.h"

#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/board/files/library.h"
#include "editor/scenario/scenario_change.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"

#include <QMainWindow>
#include <QMenu>

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

} // namespace

ScenarioActions::ScenarioActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_menu(context.actions.addMenu("scenarios", [] { return tr("New s&cenario"); }))
{
    connect(m_menu, &QMenu::aboutToShow, this, &ScenarioActions::fill);
}

/// The board in front becomes part of the scenario; those that everybody has are named.
void ScenarioActions::fill()
{
    m_menu->clear();
    OpenDocuments &documents = m_context.documents;
    if (BoardTab *open = documents.board()) {
        for (const Game *game : gamesOn(open->document().board())) {
            //: Where a new scenario begins; %1 is a game.
            QAction *action = m_menu->addAction(tr("On this board, for %1").arg(titleOf(game->key())));
            connect(action, &QAction::triggered, this, [&documents, game] {
                documents.finishTyping();
                documents.addScenario(newScenario(*game, documents.board()->document().board()));
            });
        }
        m_menu->addSeparator();
    }
    const std::vector<std::filesystem::path> folders = resourceDirectories("boards");
    for (const std::string &name : boardNames(folders)) {
        const Expected<Board> board = loadBoard(name, folders, schemaOf);
        for (const Game *game : board ? gamesOn(*board) : std::vector<const Game *> {}) {
            //: A board and the game for which a scenario on it is.
            QAction *action = m_menu->addAction(
                tr("%1: %2").arg(nameIn(board->info().names, board->info().key), titleOf(game->key())));
            connect(action, &QAction::triggered, this,
                    [&documents, game, name] { documents.addScenario(newScenario(*game, name)); });
        }
    }
}

} // namespace merlon
