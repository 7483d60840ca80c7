#include "editor/canvas/tool_input.h"

#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/taken_along.h"
#include "editor/canvas/tools/selection_move.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace merlon {

namespace {

constexpr int kNudgeSeries = 1; ///< steps of the arrow keys are one step to undo

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

bool isSpace(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Space && !event.isAutoRepeat();
}

} // namespace

ToolInput::ToolInput(DrawingView &view, canvas::BoardScene &scene)
    : m_view(view)
    , m_scene(scene)
{
}

void ToolInput::setTool(std::unique_ptr<Tool> tool)
{
    m_view.guideLines().selectNone(); // arrows and Delete are for the tool from now on
    m_tool = std::move(tool);
    m_view.viewport()->setCursor(m_tool->cursor());
    m_view.tell(m_tool->hint());
    m_view.viewport()->update();
}

bool ToolInput::beginPanning(const QMouseEvent &event)
{
    m_isPanning = event.button() == Qt::MiddleButton || (m_isSpaceHeld && event.button() == Qt::LeftButton);
    if (m_isPanning)
        m_view.viewport()->setCursor(Qt::ClosedHandCursor);
    return m_isPanning;
}

void ToolInput::endPanning()
{
    m_isPanning = false;
    m_view.viewport()->setCursor(m_isSpaceHeld ? Qt::OpenHandCursor : m_tool->cursor());
}

Tool::Touch ToolInput::touchOf(const QMouseEvent &event) const
{
    const QPoint at = event.position().toPoint();
    const QPointF point = m_view.mapToScene(at);
    return {at, point, m_view.targets().targetAt(at), event.modifiers(), m_view.sketch().noteAt(point)};
}

void ToolInput::press(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton)
        m_tool->press(touchOf(event));
}

void ToolInput::move(const QMouseEvent &event)
{
    const Tool::Touch touch = touchOf(event);
    if (m_scene.marks().hovered != touch.thing)
        m_scene.editMarks().hovered = touch.thing;
    m_tool->move(touch, event.buttons() & Qt::LeftButton);
    m_view.viewport()->setCursor(m_tool->cursor());
    m_view.viewport()->update();
    tellMouse(event.position().toPoint());
}

void ToolInput::release(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton)
        m_tool->release(touchOf(event));
    m_view.viewport()->update();
}

void ToolInput::doubleClick(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton)
        m_tool->doubleClick(touchOf(event));
}

bool ToolInput::pressKey(const QKeyEvent &event)
{
    if (isSpace(event)) {
        m_isSpaceHeld = true;
        m_view.viewport()->setCursor(Qt::OpenHandCursor);
    }
    if (event.key() == Qt::Key_Escape) {
        escape();
        return true;
    }
    return m_tool->key(event) || nudge(event);
}

void ToolInput::releaseKey(const QKeyEvent &event)
{
    if (!isSpace(event))
        return;
    m_isSpaceHeld = false;
    m_view.viewport()->setCursor(m_tool->cursor());
}

void ToolInput::tellMouse(QPoint positionInViewport)
{
    Q_EMIT mouseMovedTo(m_view.pointOf(m_view.mapToScene(positionInViewport), true));
}

void ToolInput::escape()
{
    BoardDocument &document = m_view.document();
    if (m_tool->cancel())
        m_view.viewport()->update();
    else if (!document.selection().empty())
        document.select({});
    else
        Q_EMIT toolDone();
}

/// With Ctrl the arrows move the selection by a step of the grid, with Shift as well by a single point; with Alt as well
/// without the places between which it is drawn.
bool ToolInput::nudge(const QKeyEvent &event)
{
    const Point direction = directionOf(event.key());
    if (direction == Point {} || !(event.modifiers() & Qt::ControlModifier))
        return false;
    const Grid &grid = m_view.grid();
    const double step = event.modifiers() & Qt::ShiftModifier || !grid.snaps ? 1 : grid.lattice.step;
    BoardDocument &document = m_view.document();
    const Selection &selection = document.selection();
    const bool isAlone = event.modifiers() & Qt::AltModifier;
    const Selection moved = isAlone ? selection : withEnds(m_view, selection);
    const Point by = withinDrawing(document, moved, {direction.x * step, direction.y * step});
    document.performBoth(shifted(document.board(), moved, by), shifted(document.sketch(), moved, by),
                         SelectionMove::stepFor(selection), kNudgeSeries);
    m_view.selectionDisplay().bringIntoView(selection);
    return true;
}

} // namespace merlon
