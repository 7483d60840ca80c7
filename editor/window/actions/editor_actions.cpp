#include "editor/window/actions/editor_actions.h"

#include "core/board/cells/grid.h"
#include "editor/panels/tools/tool_icons.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/documents/open_documents.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace merlon {

EditorActions::EditorActions(QMainWindow &window, const OpenDocuments &documents)
    : QObject(&window)
    , m_window(window)
    , m_documents(documents)
{
    connect(&documents, &OpenDocuments::frontChanged, this, &EditorActions::enable);
    connect(&documents, &OpenDocuments::boardChanged, this, [this](const DocumentChange &change) {
        if (change.selection || change.board)
            enable();
    });
}

QAction *EditorActions::add(const NewAction &added, const Handler &handler)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1String(added.name));
    action->setShortcut(added.keys);
    m_window.addAction(action);
    m_entries.push_back({added, action});
    connect(action, &QAction::triggered, this, [handler] { handler(); });
    return action;
}

QAction *EditorActions::addSwitch(const NewAction &added, bool isOn, const Handler &handler)
{
    QAction *action = add(added, handler);
    action->setCheckable(true);
    action->setChecked(isOn);
    return action;
}

QMenu *EditorActions::addMenu(const char *name, const std::function<QString()> &text)
{
    auto *menu = new QMenu(&m_window);
    menu->setObjectName(QLatin1String(name));
    menu->menuAction()->setObjectName(QLatin1String(name));
    m_entries.push_back({{.name = name, .text = text}, menu->menuAction()});
    return menu;
}

QAction *EditorActions::find(std::string_view name) const
{
    const auto found = std::ranges::find(
        m_entries, name, [](const Entry &entry) -> std::string_view { return entry.what.name; });
    return found == m_entries.end() ? nullptr : found->action;
}

void EditorActions::drawIcons(const canvas::Art &art)
{
    const canvas::Theme &theme = art.theme();
    for (const Entry &entry : m_entries) {
        if (!entry.what.icon)
            continue;
        entry.action->setIcon(
            iconIn(QLatin1String(entry.what.icon), theme.barText, theme.byDay().shade(0.72), art));
        entry.action->setIconVisibleInMenu(false);
    }
}

void EditorActions::retranslate()
{
    for (const Entry &entry : m_entries)
        entry.action->setText(entry.what.text());
    enable();
    Q_EMIT retranslated();
}

void EditorActions::enable()
{
    BoardTab *board = m_documents.board();
    const bool hasSelection = board && !board->document().selection().empty();
    const bool isInCells = board && hasCells(board->document().board(), board->document().schema());
    for (const Entry &entry : m_entries) {
        switch (entry.what.needs) {
        case Needs::Nothing:
        case Needs::Own:
            break;
        case Needs::AnyDocument:
            entry.action->setEnabled(m_documents.front());
            break;
        case Needs::Board:
            entry.action->setEnabled(board);
            break;
        case Needs::Selection:
            entry.action->setEnabled(hasSelection);
            break;
        case Needs::FreeBoard:
            enableForFree(*entry.action, board, isInCells);
            break;
        case Needs::FreeSelection:
            enableForFree(*entry.action, hasSelection, isInCells);
            break;
        }
    }
}

void EditorActions::enableForFree(QAction &action, bool isThere, bool isInCells)
{
    action.setEnabled(isThere && !isInCells);
    //: Tool tip of an action that would move places out of their cells, as on a map of hexagons.
    const QString reason = tr("Not on this board: its places are cells side by side.");
    action.setToolTip(isInCells ? reason : QString());
}

} // namespace merlon
