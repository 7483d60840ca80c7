#include "app/table/docks/panel_dock.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/compare_window.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

#include <QAction>

using namespace Qt::StringLiterals;

/// What is found out about the board in front, and how it differs from others.
namespace merlon {

/// The panel is there when somebody asks for it.
void EditorWindow::buildAnalysis()
{
    PanelDock *dock = addDock(u"analysis"_s, m_analysis, Qt::BottomDockWidgetArea);
    dock->hide();
    connect(m_analysis, &AnalysisPanel::shown, this, [this] {
        if (BoardTab *front = sheet())
            front->view().showSelection(front->document().selection());
    });
    connect(m_analysis, &AnalysisPanel::comparisonWanted, this, &EditorWindow::compareBoards);
    connect(m_actions->analyse, &QAction::triggered, this, &EditorWindow::showAnalysis);
    connect(m_actions->compare, &QAction::triggered, this, &EditorWindow::compareBoards);
}

/// Brings the panel to the front with the keyboard on it, or puts it away if it is there.
void EditorWindow::showAnalysis()
{
    PanelDock *dock = dockOf(m_analysis);
    if (dock->isSeen())
        return dock->hide();
    dock->show();
    if (m_analysis->height() < m_analysis->sizeHint().height())
        resizeDocks({dock}, {dock->sizeHint().height()}, Qt::Vertical);
    dock->raise();
    dock->focusPanel();
}

void EditorWindow::compareBoards()
{
    BoardTab *front = sheet();
    if (!front)
        return;
    std::vector<BoardDocument *> others;
    for (BoardTab *open : sheets()) {
        if (open != front)
            others.push_back(&open->document());
    }
    auto *window = new CompareWindow(m_appearance, front->document(), others, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

} // namespace merlon
