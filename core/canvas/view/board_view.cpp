#include "core/canvas/view/board_view.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_pointer.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/canvas/view/motion_player.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <cmath>
#include <cstdlib>

namespace merlon::canvas {

BoardView::BoardView(const Art &art, QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(std::make_unique<BoardScene>(art))
    , m_camera(std::make_unique<BoardCamera>(*this, *m_scene, [this] { return wholeArea(); }))
    , m_pointer(std::make_unique<BoardPointer>(*this, *m_scene, *m_camera))
    , m_keyboard(std::make_unique<BoardKeyboard>(*this, *m_scene, *m_camera))
    , m_player(std::make_unique<MotionPlayer>(*m_scene))
    , m_highlights(std::make_unique<BoardHighlights>(*this, *m_scene, *m_camera))
    , m_tooltips(std::make_unique<BoardTooltips>(*this, *m_pointer))
{
    installBoardAccessibility();
    setScene(m_scene.get());
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setAcceptDrops(false); // nothing is dropped on a map: the window around it takes files
    viewport()->setAcceptDrops(false);
    viewport()->grabGesture(Qt::PinchGesture);
    setLayoutDirection(Qt::LeftToRight); // a map is not mirrored
    //: Read aloud: the board of the game.
    setAccessibleName(tr("Board"));
    m_scene->setNameFont(font());
    connect(m_scene.get(), &BoardScene::groundChanged, this, &BoardView::groundChanged);
    connect(m_camera.get(), &BoardCamera::seenChanged, this, &BoardView::seenChanged);
    connect(m_camera.get(), &BoardCamera::lookRenewed, this, [this] { lookChanged(); });
    connect(m_pointer.get(), &BoardPointer::picked, this, &BoardView::picked);
    connect(m_pointer.get(), &BoardPointer::grasped, this, &BoardView::grasped);
    connect(m_pointer.get(), &BoardPointer::dragged, this, &BoardView::dragged);
    connect(m_pointer.get(), &BoardPointer::dropped, this, &BoardView::dropped);
    connect(m_pointer.get(), &BoardPointer::pointed, this, &BoardView::pointed);
    connect(m_keyboard.get(), &BoardKeyboard::pointed, this, &BoardView::pointed);
    connect(m_keyboard.get(), &BoardKeyboard::currentChanged, this, [this] { tellCurrentChanged(*this); });
    connect(m_player.get(), &MotionPlayer::ended, this, [this] {
        m_camera->settle();
        tellBoardChanged(*this);
        Q_EMIT settled();
    });
    themeChanged();
}

BoardView::~BoardView()
{
    setScene(nullptr);
}

void BoardView::setBoard(const Board &board)
{
    m_player->stop();
    m_scene->setBoard(board);
    lookChanged();
    m_camera->setCovered(0);
    m_camera->fit();
    tellBoardChanged(*this);
}

void BoardView::changeBoard(const Board &board, Picture picture)
{
    if (!m_scene->things().look()) {
        setBoard(board);
        setPicture(std::move(picture));
        return;
    }
    m_player->stop();
    m_scene->changeBoard(board, std::move(picture));
    lookChanged();
    m_camera->growSheet();
    m_camera->settle();
    tellBoardChanged(*this);
}

void BoardView::setPicture(Picture picture)
{
    const bool wasMoving = isAnimating();
    if (wasMoving)
        m_player->finish();
    m_scene->setPicture(std::move(picture));
    m_camera->settle();
    tellBoardChanged(*this);
    if (wasMoving)
        Q_EMIT settled();
}

void BoardView::setSteady(bool steady)
{
    m_scene->setSteady(steady);
}

const Picture &BoardView::picture() const
{
    return m_scene->things().picture();
}

void BoardView::animate(std::vector<Motion> motions, Picture after, int milliseconds)
{
    if (isAnimating()) {
        m_player->finish();
        m_camera->settle();
    }
    if (milliseconds <= 0 || !isVisible()) {
        setPicture(std::move(after));
        Q_EMIT settled();
        return;
    }
    m_player->play(motions, std::move(after), milliseconds);
}

bool BoardView::isAnimating() const
{
    return m_player->isPlaying();
}

void BoardView::themeChanged()
{
    const Theme &theme = m_scene->art().theme();
    const double depth = theme.dark ? 0.25 : 0.16;
    const QColor table = theme.parchment;
    const QColor wood = theme.dark ? theme.bar : theme.trail;
    const auto mix = [&](int from, int to) { return static_cast<int>(from + (to - from) * depth); };
    setBackgroundBrush(QColor(mix(table.red(), wood.red()), mix(table.green(), wood.green()),
                              mix(table.blue(), wood.blue())));
    m_scene->themeChanged();
    m_camera->settle();
}

QRect BoardView::rectOf(const Thing &thing) const
{
    const QPainterPath outline = m_scene->things().outlineOf(thing);
    return outline.isEmpty() ? QRect() : viewportTransform().mapRect(outline.boundingRect()).toAlignedRect();
}

Thing BoardView::thingAt(QPoint position) const
{
    const std::vector<Thing> things = m_scene->things().at(mapToScene(position), 0);
    return things.empty() ? Thing {} : things.front();
}

QString BoardView::nameOf(const Thing &thing) const
{
    return m_scene->things().nameOf(thing);
}

Point BoardView::boardPointAt(QPoint position) const
{
    return m_scene->things().look() ? m_scene->things().look()->toBoard(mapToScene(position)) : Point {};
}

QPoint BoardView::viewportPointOf(Point point) const
{
    return m_scene->things().look() ? mapFromScene(m_scene->things().look()->toScene(point)) : QPoint();
}

void BoardView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_scene) {
        m_scene->setNameFont(font());
        m_camera->settle();
    }
}

QPixmap BoardView::overview(double width)
{
    return m_scene->overview(width);
}

const Theme &BoardView::theme() const
{
    return m_scene->art().theme();
}

QRectF BoardView::wholeArea() const
{
    return m_scene->things().look()->bounds();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    m_camera->beforePainting();
    QGraphicsView::paintEvent(event);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_camera->wasResized();
}

void BoardView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    m_camera->wasScrolled();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    m_pointer->press(*event);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    m_pointer->move(*event);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    m_pointer->release(*event);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    constexpr int kStep = 120;
    const bool zooms = event->modifiers() & Qt::ControlModifier;
    if (!zooms && m_turner && m_turner(0)) {
        m_turned += event->angleDelta().y();
        for (; std::abs(m_turned) >= kStep; m_turned += m_turned > 0 ? -kStep : kStep)
            m_turner(m_turned > 0 ? 1 : -1);
        return;
    }
    const double steps = event->angleDelta().y() / static_cast<double>(kStep);
    if (steps != 0 && !m_pointer->changeCount(steps > 0 ? 1 : -1))
        m_camera->zoomAbout(event->position(), std::pow(1.2, steps));
}

Thing BoardView::dragOver(QPoint positionInViewport)
{
    m_pointer->hover(positionInViewport);
    return m_scene->marks().hovered;
}

bool BoardView::gesture(QEvent *event)
{
    auto *pinch =
        static_cast<QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    m_pointer->letGo(); // two fingers neither pick nor pan
    if (pinch->changeFlags() & QPinchGesture::ScaleFactorChanged)
        m_camera->zoomAbout(viewport()->mapFromGlobal(pinch->centerPoint()), pinch->scaleFactor());
    event->accept();
    return true;
}

bool BoardView::viewportEvent(QEvent *event)
{
    switch (static_cast<int>(event->type())) {
    case QEvent::ToolTip:
        m_tooltips->showAt(static_cast<QHelpEvent *>(event)->pos());
        return true;
    case QEvent::Leave:
        m_pointer->leave();
        break;
    case QEvent::Gesture:
        return gesture(event);
    case QEvent::NativeGesture: {
        const auto *native = static_cast<QNativeGestureEvent *>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture)
            break;
        m_camera->zoomAbout(native->position(), 1 + native->value());
        return true;
    }
    default:
        break;
    }
    return QGraphicsView::viewportEvent(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (m_keyboard->walk(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const Thing current = m_scene->marks().current; current.isNothing())
            Q_EMIT enteredNowhere();
        else
            Q_EMIT picked(current);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_camera->zoomBy(1.25);
        return;
    case Qt::Key_Minus:
        m_camera->zoomBy(0.8);
        return;
    case Qt::Key_0:
        m_camera->fit();
        return;
    default:
        event->ignore();
    }
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason)
        m_keyboard->goToFirst();
    if (event->reason() == Qt::BacktabFocusReason)
        m_keyboard->goToLast();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    const bool leaves =
        event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    if (leaves && !m_scene->marks().current.isNothing())
        m_keyboard->setCurrent({});
}

bool BoardView::focusNextPrevChild(bool next)
{
    return m_keyboard->goToNext(next)
        || QGraphicsView::focusNextPrevChild(next); // beyond the last: the next widget
}

} // namespace merlon::canvas
