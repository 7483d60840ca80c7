#include "core/canvas/view/board_view.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_pointer.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/canvas/view/board_wheel.h"
#include "core/canvas/view/motion_player.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <utility>

namespace merlon::canvas {

BoardView::BoardView(const Art &art, QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(std::make_unique<BoardScene>(art))
    , m_camera(std::make_unique<BoardCamera>(*this, *m_scene, [this] { return wholeArea(); }))
    , m_pointer(std::make_unique<BoardPointer>(*this, *m_scene, *m_camera))
    , m_keyboard(std::make_unique<BoardKeyboard>(*this, *m_scene, *m_camera))
    , m_wheel(std::make_unique<BoardWheel>(*m_pointer, *m_camera))
    , m_motions(std::make_unique<MotionPlayer>(*this, *m_scene, *m_camera))
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
    connect(m_camera.get(), &BoardCamera::lookRenewed, this, [this] { lookChanged(); });
    connect(m_pointer.get(), &BoardPointer::picked, this, &BoardView::picked);
    connect(m_pointer.get(), &BoardPointer::pointed, this, &BoardView::pointed);
    connect(m_keyboard.get(), &BoardKeyboard::picked, this, &BoardView::picked);
    connect(m_keyboard.get(), &BoardKeyboard::pointed, this, &BoardView::pointed);
    connect(m_keyboard.get(), &BoardKeyboard::currentChanged, this, [this] { tellCurrentChanged(*this); });
    themeChanged();
}

BoardView::~BoardView()
{
    setScene(nullptr);
}

void BoardView::setBoard(const Board &board)
{
    m_motions->stop();
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
    m_motions->stop();
    m_scene->changeBoard(board, std::move(picture));
    lookChanged();
    m_camera->growSheet();
    m_camera->settle();
    tellBoardChanged(*this);
}

void BoardView::setPicture(Picture picture)
{
    m_motions->show(std::move(picture));
}

void BoardView::setSteady(bool steady)
{
    m_scene->setSteady(steady);
}

const Picture &BoardView::picture() const
{
    return m_scene->things().picture();
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
    m_wheel->roll(*event);
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
    event->setAccepted(m_keyboard->press(event->key()));
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
