#include "editor/window/checks/analysis_actions.h"

#include "app/table/docks/panel_dock.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/compare_window.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/dock_layout.h"
#include "editor/window/documents/open_documents.h"

#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace merlon {

AnalysisActions::AnalysisActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_panel(new AnalysisPanel)
    , m_dock(&context.docks.add(u"analysis"_s, m_panel, Qt::BottomDockWidgetArea))
{
    m_dock->hide(); // until somebody asks for it
    context.actions.add({"analyse", [] { return tr("&Analysis"); }, Needs::Board, Qt::Key_F7, "analyse"},
                        [this] { togglePanel(); });
    context.actions.add({"analyse-here",
                         [] {
                             //: An entry of the menu of a place: the analysis shows what it says of it.
                             return tr("Analy&ze this place");
                         },
                         Needs::Selection},
                        [this] { analyseSelected(); });
    context.actions.add(
        {"compare", [] { return tr("&Compare boards…"); }, Needs::Board, Qt::SHIFT | Qt::Key_F7},
        [this] { compareBoards(); });
    connect(m_panel, &AnalysisPanel::comparisonWanted, this, &AnalysisActions::compareBoards);
    connect(m_panel, &AnalysisPanel::imageWanted, this, &AnalysisActions::imageWanted);
    connect(m_panel, &AnalysisPanel::shown, this, [this] {
        if (BoardTab *front = m_context.documents.board())
            front->view().selectionDisplay().bringIntoView(front->document().selection());
    });
    connect(&context.documents, &OpenDocuments::aboutToRemove, this, [this] { m_panel->setView(nullptr); });
    connect(&context.documents, &OpenDocuments::frontChanged, this, [this] {
        BoardTab *front = m_context.documents.board();
        m_panel->setView(front ? &front->view() : nullptr);
    });
}

void AnalysisActions::togglePanel()
{
    if (m_dock->isSeen())
        return m_dock->hide();
    m_context.docks.open(*m_dock);
    const bool isBelow = m_context.window.dockWidgetArea(m_dock) == Qt::BottomDockWidgetArea;
    if (isBelow && m_panel->height() < m_panel->sizeHint().height())
        m_context.window.resizeDocks({m_dock}, {m_dock->sizeHint().height()}, Qt::Vertical);
    m_dock->focusPanel();
}

void AnalysisActions::analyseSelected()
{
    BoardTab *front = m_context.documents.board();
    if (!front || front->document().selection().places.size() != 1)
        return;
    if (!m_dock->isSeen())
        togglePanel();
    m_panel->askAbout(*front->document().selection().places.begin());
}

void AnalysisActions::compareBoards()
{
    BoardTab *front = m_context.documents.board();
    if (!front)
        return;
    std::vector<BoardDocument *> others;
    for (BoardTab *open : m_context.documents.boards()) {
        if (open != front)
            others.push_back(&open->document());
    }
    auto *window = new CompareWindow(m_context.appearance, front->document(), others, &m_context.window);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

} // namespace merlon
