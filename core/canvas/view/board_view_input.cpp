#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/board_walk.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

/// Mouse, touch and keyboard.
namespace merlon::canvas {

namespace {

constexpr double kReach = 3; ///< pixels beside a small thing that still count

} // namespace

Thing BoardView::pickableAt(QPoint position) const
{
    const double reach = kReach / transform().m11();
    std::vector<Thing> things = m_scene->thingsAt(mapToScene(position), reach);
    if (const Thing named = m_scene->namedAt(mapToScene(position)); !named.isNothing())
        things.push_back(named);
    for (const Thing &thing : things) {
        if (const Thing *choosable = m_scene->choosable(thing))
            return *choosable;
    }
    return things.empty() ? Thing {} : things.front();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    m_press = {};
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_press.at = m_press.last = event->position().toPoint();
    m_press.kind = Press::Kind::Pan;
    if (event->button() == Qt::MiddleButton)
        return;
    m_press.thing = pickableAt(m_press.at);
    if (m_press.thing.isNothing())
        return;
    m_press.kind = Press::Kind::Pick;
    if (m_scene->spotOf(m_press.thing)) {
        m_press.kind = Press::Kind::Drag;
        Q_EMIT grasped(Thing(m_press.thing)); // shows at once where it may go
    }
}

void BoardView::drag(QPoint position)
{
    if (const Spot *spot = m_scene->spotOf(m_press.thing)) {
        Token token = m_scene->tokenAt(*spot);
        token.count = 1;
        m_scene->setDragged(&token, mapToScene(position), spot->size * 1.12);
    }
    hover(position);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    const QPoint position = event->position().toPoint();
    if (m_press.kind == Press::Kind::None) {
        hover(position);
        return;
    }
    if (!m_press.moved && (position - m_press.at).manhattanLength() < QApplication::startDragDistance())
        return;
    m_press.moved = true;
    if (m_press.kind == Press::Kind::Drag) {
        drag(position);
        return;
    }
    m_press.kind = Press::Kind::Pan;
    const QPoint step = position - m_press.last;
    m_press.last = position;
    if (m_fitted) // everything is seen already
        return;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - step.y());
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    const Press press = std::exchange(m_press, {});
    const QPoint position = event->position().toPoint();
    m_scene->setDragged(nullptr, {}, 0);
    if (press.kind != Press::Kind::Pick && press.kind != Press::Kind::Drag)
        return;
    const Thing target = press.kind == Press::Kind::Drag && press.moved ? pickableAt(position) : press.thing;
    if (target == press.thing)
        Q_EMIT picked(Thing(press.thing));
    else
        Q_EMIT dropped(Thing(press.thing), Thing(target));
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const double steps = event->angleDelta().y() / 120.0;
    if (steps != 0)
        zoomAbout(event->position(), std::pow(1.2, steps));
}

void BoardView::point(const Thing &thing)
{
    if (m_scene->marks().hovered == thing)
        return;
    m_scene->editMarks().hovered = thing;
    Q_EMIT pointed(Thing(thing));
}

void BoardView::hover(QPoint position)
{
    const Thing thing = viewport()->rect().contains(position) ? pickableAt(position) : Thing {};
    point(thing);
    viewport()->setCursor(m_scene->choosable(thing) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

Thing BoardView::dragOver(QPoint positionInViewport)
{
    hover(positionInViewport);
    return m_scene->marks().hovered;
}

void BoardView::showTooltip(QPoint position)
{
    const Thing thing = pickableAt(position);
    const QString text = thing.isNothing() ? QString()
        : m_explain                        ? m_explain(thing)
                                           : m_scene->nameOf(thing);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(viewport()->mapToGlobal(position), text, viewport(), rectOf(thing));
}

bool BoardView::gesture(QEvent *event)
{
    auto *pinch =
        static_cast<QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    m_press = {}; // two fingers neither pick nor pan
    m_scene->setDragged(nullptr, {}, 0);
    if (pinch->changeFlags() & QPinchGesture::ScaleFactorChanged)
        zoomAbout(viewport()->mapFromGlobal(pinch->centerPoint()), pinch->scaleFactor());
    event->accept();
    return true;
}

bool BoardView::viewportEvent(QEvent *event)
{
    switch (static_cast<int>(event->type())) {
    case QEvent::ToolTip:
        showTooltip(static_cast<QHelpEvent *>(event)->pos());
        return true;
    case QEvent::Leave:
        point({});
        break;
    case QEvent::Gesture:
        return gesture(event);
    case QEvent::NativeGesture: {
        const auto *native = static_cast<QNativeGestureEvent *>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture)
            break;
        zoomAbout(native->position(), 1 + native->value());
        return true;
    }
    default:
        break;
    }
    return QGraphicsView::viewportEvent(event);
}

void BoardView::stepFocus(const Thing &thing)
{
    setCurrent(thing);
    Q_EMIT pointed(Thing(thing));
}

void BoardView::pointAtFirst()
{
    if (const std::vector<Thing> stops = tabStops(*m_scene); !stops.empty())
        stepFocus(stops.front());
}

bool BoardView::moveByKey(int key)
{
    QPointF direction;
    switch (key) {
    case Qt::Key_Left:
        direction = {-1, 0};
        break;
    case Qt::Key_Right:
        direction = {1, 0};
        break;
    case Qt::Key_Up:
        direction = {0, -1};
        break;
    case Qt::Key_Down:
        direction = {0, 1};
        break;
    default:
        return false;
    }
    const Thing next = neighbourOf(*m_scene, m_scene->marks().current, direction);
    if (!next.isNothing())
        stepFocus(next);
    return true;
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (moveByKey(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!m_scene->marks().current.isNothing())
            Q_EMIT picked(Thing(m_scene->marks().current));
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(1.25);
        return;
    case Qt::Key_Minus:
        zoomBy(0.8);
        return;
    case Qt::Key_0:
        fit();
        return;
    default:
        event->ignore();
    }
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const std::vector<Thing> stops = tabStops(*m_scene);
    if (stops.empty())
        return;
    if (event->reason() == Qt::TabFocusReason)
        stepFocus(stops.front());
    if (event->reason() == Qt::BacktabFocusReason)
        stepFocus(stops.back());
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    const bool leaves =
        event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    if (leaves && !m_scene->marks().current.isNothing())
        setCurrent({});
}

bool BoardView::focusNextPrevChild(bool next)
{
    const std::vector<Thing> stops = tabStops(*m_scene);
    if (hasFocus() && !stops.empty()) {
        const auto now = std::ranges::find(stops, m_scene->marks().current);
        if (now == stops.end()) {
            stepFocus(next ? stops.front() : stops.back());
            return true;
        }
        if (next ? now + 1 != stops.end() : now != stops.begin()) {
            stepFocus(next ? *(now + 1) : *(now - 1));
            return true;
        }
    }
    return QGraphicsView::focusNextPrevChild(next); // beyond the last: on to the next widget
}

} // namespace merlon::canvas
