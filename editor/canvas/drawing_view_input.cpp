#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/tools/tool.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"

#include <QKeyEvent>
#include <QMouseEvent>

/// Mouse and keyboard of the drawing.
namespace merlon {

namespace {

constexpr int kNudgeSeries = 1; ///< steps of the arrow keys are one step to undo

/// A middle button does at the table what the space bar and the left one do here.
QMouseEvent asMiddle(const QMouseEvent &event)
{
    return {event.type(),     event.position(), event.globalPosition(),
            Qt::MiddleButton, Qt::MiddleButton, event.modifiers()};
}

Point directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

void DrawingView::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::MiddleButton || (m_spaceHeld && event->button() == Qt::LeftButton)) {
        m_isPanning = true;
        viewport()->setCursor(Qt::ClosedHandCursor);
        QMouseEvent middle = asMiddle(*event);
        BoardView::mousePressEvent(&middle);
        return;
    }
    const QPoint at = event->position().toPoint();
    const canvas::Thing thing = targetAt(at);
    event->accept();
    if (event->button() == Qt::LeftButton)
        m_tool->press({at, mapToScene(at), thing, event->modifiers(), noteAt(mapToScene(at))});
}

void DrawingView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isPanning) {
        BoardView::mouseMoveEvent(event);
        return;
    }
    event->accept();
    const QPoint at = event->position().toPoint();
    const canvas::Thing thing = targetAt(at);
    if (boardScene().marks().hovered != thing)
        boardScene().editMarks().hovered = thing;
    m_tool->move({at, mapToScene(at), thing, event->modifiers(), noteAt(mapToScene(at))},
                 event->buttons() & Qt::LeftButton);
    viewport()->setCursor(m_tool->cursor());
    viewport()->update();
    Q_EMIT mouseMovedTo(pointOf(mapToScene(at), true));
}

void DrawingView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isPanning) {
        m_isPanning = false;
        BoardView::mouseReleaseEvent(event);
        viewport()->setCursor(m_spaceHeld ? Qt::OpenHandCursor : m_tool->cursor());
        return;
    }
    event->accept();
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton)
        m_tool->release({at, mapToScene(at), targetAt(at), event->modifiers(), noteAt(mapToScene(at))});
    viewport()->update();
}

void DrawingView::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton)
        m_tool->doubleClick({at, mapToScene(at), targetAt(at), event->modifiers(), noteAt(mapToScene(at))});
}

void DrawingView::escape()
{
    if (m_tool->cancel())
        viewport()->update();
    else if (!m_document.selection().empty())
        m_document.select({});
    else
        Q_EMIT toolDone();
}

/// With Ctrl the arrows move the selection by a step of the grid, with Shift as well by a single point.
bool DrawingView::nudge(const QKeyEvent &event)
{
    const Point direction = directionOf(event.key());
    if (direction == Point {} || !(event.modifiers() & Qt::ControlModifier))
        return false;
    const double step = event.modifiers() & Qt::ShiftModifier || !m_grid.snaps ? 1 : m_grid.step;
    const Selection &selection = m_document.selection();
    const Point by = withinDrawing(m_document, selection, {direction.x * step, direction.y * step});
    m_document.performBoth(shifted(m_document.board(), selection, by),
                           shifted(m_document.sketch(), selection, by), tr("Move"), kNudgeSeries);
    showSelection(selection);
    return true;
}

bool DrawingView::useKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape) {
        escape();
        return true;
    }
    return m_tool->key(event) || nudge(event);
}

void DrawingView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = true;
        viewport()->setCursor(Qt::OpenHandCursor);
    }
    event->accept();
    if (!useKey(*event))
        BoardView::keyPressEvent(event);
    viewport()->update();
}

void DrawingView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        viewport()->setCursor(m_tool->cursor());
    }
    BoardView::keyReleaseEvent(event);
}

} // namespace merlon
