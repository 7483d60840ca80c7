#include "editor/canvas/drawing/drawing_menu.h"

#include "editor/canvas/drawing/drawing_view.h"

#include <QContextMenuEvent>

#include <optional>

namespace merlon {

DrawingMenu::DrawingMenu(DrawingView &view)
    : m_view(view)
{
}

/// Where nothing lies on it; else none is.
void DrawingMenu::selectGuideLineAt(QPoint at)
{
    DrawnGuideLines &lines = m_view.guideLines();
    if (const auto line = m_view.targets().selectionAt(at).empty() ? lines.lineAt(at) : std::nullopt)
        lines.select(*line);
    else
        lines.selectNone();
}

void DrawingMenu::open(const QContextMenuEvent &event)
{
    const bool isByKey = event.reason() == QContextMenuEvent::Keyboard;
    if (!isByKey)
        selectGuideLineAt(event.pos());
    const DrawnGuideLines &lines = m_view.guideLines();
    if (lines.selected()) {
        Q_EMIT wanted(isByKey ? lines.pointOnSelected() : event.pos(), false);
        return;
    }
    BoardDocument &document = m_view.document();
    const DrawingTargets &targets = m_view.targets();
    const Selection before = document.selection();
    const Selection there = !isByKey ? targets.withGroups(targets.selectionAt(event.pos()))
        : before.empty()             ? m_view.atKeyboard()
                                     : before;
    const bool isSelected =
        !isByKey && !there.empty() && united(before, targets.selectionAt(event.pos())) == before;
    if (!isSelected && united(before, there) != before)
        document.select(there);
    const bool isAboutSelection = !there.empty() && !document.selection().empty();
    Q_EMIT wanted(isByKey ? m_view.selectionDisplay().middle() : event.pos(), isAboutSelection);
}

} // namespace merlon
