#include "core/canvas/view/mini_map.h"

#include "core/canvas/art/theme.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_view.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace merlon::canvas {

namespace {

constexpr int kDrawAfter = 200; ///< milliseconds without a further change
constexpr int kMargin = 4;      ///< pixels

} // namespace

MiniMap::MiniMap(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // a map is not mirrored
    setMinimumSize(80, 60);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kDrawAfter);
    connect(&m_waiting, &QTimer::timeout, this, [this] {
        m_picture = {};
        update();
    });
    retranslate();
}

void MiniMap::setView(BoardView *view)
{
    if (view == m_view)
        return;
    if (m_view) {
        m_view->disconnect(this);
        m_view->camera().disconnect(this);
    }
    m_view = view;
    m_waiting.stop();
    m_picture = {};
    if (view) {
        connect(&view->camera(), &BoardCamera::seenChanged, this, qOverload<>(&QWidget::update));
        connect(view, &BoardView::groundChanged, &m_waiting, qOverload<>(&QTimer::start));
    }
    setEnabled(view);
    update();
}

QSize MiniMap::sizeHint() const
{
    const int letter = fontMetrics().averageCharWidth();
    return {26 * letter, 20 * letter};
}

/// The part of the widget that the board takes, in the form of its sheet.
QRectF MiniMap::area() const
{
    const QRectF room = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    if (!m_view || m_view->camera().sheetArea().isEmpty() || room.isEmpty())
        return {};
    QRectF area({0, 0}, m_view->camera().sheetArea().size().scaled(room.size(), Qt::KeepAspectRatio));
    area.moveCenter(room.center());
    return area;
}

QPointF MiniMap::positionOf(QPointF scenePoint) const
{
    const QRectF map = area();
    const QRectF sheet = m_view ? m_view->camera().sheetArea() : QRectF();
    if (map.isEmpty())
        return {};
    const double scale = map.width() / sheet.width();
    return map.topLeft() + (scenePoint - sheet.topLeft()) * scale;
}

void MiniMap::draw()
{
    const QRectF map = area();
    m_picture = m_view->overview(map.width() * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    ++m_drawings;
}

/// What is not seen lies in the shade.
void MiniMap::paintEvent(QPaintEvent *)
{
    const QRectF map = area();
    if (map.isEmpty())
        return;
    if (m_picture.isNull())
        draw();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(map, m_picture, QRectF(m_picture.rect()));
    const QRectF seen = m_view->camera().seenArea();
    const QRectF frame = QRectF(positionOf(seen.topLeft()), positionOf(seen.bottomRight())) & map;
    const Theme &theme = m_view->theme();
    QPainterPath shade;
    shade.addRect(map);
    shade.addRect(frame);
    QColor dark = theme.dark ? theme.bar : theme.ink;
    dark.setAlphaF(theme.dark ? 0.6F : 0.35F);
    painter.fillPath(shade, dark);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.choosable, hasFocus() ? 3 : 2));
    painter.drawRect(frame.adjusted(1, 1, -1, -1));
}

void MiniMap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_waiting.start(); // until then the old one is stretched
}

void MiniMap::lookAt(QPointF position)
{
    const QRectF map = area();
    if (map.isEmpty())
        return;
    const QRectF sheet = m_view->camera().sheetArea();
    m_view->camera().lookAt(sheet.topLeft() + (position - map.topLeft()) * (sheet.width() / map.width()));
}

void MiniMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        lookAt(event->position());
}

void MiniMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        lookAt(event->position());
}

void MiniMap::keyPressEvent(QKeyEvent *event)
{
    if (!m_view)
        return QWidget::keyPressEvent(event);
    const QRectF seen = m_view->camera().seenArea();
    const double step = 0.2;
    switch (event->key()) {
    case Qt::Key_Left:
        return m_view->camera().lookAt(seen.center() - QPointF(step * seen.width(), 0));
    case Qt::Key_Right:
        return m_view->camera().lookAt(seen.center() + QPointF(step * seen.width(), 0));
    case Qt::Key_Up:
        return m_view->camera().lookAt(seen.center() - QPointF(0, step * seen.height()));
    case Qt::Key_Down:
        return m_view->camera().lookAt(seen.center() + QPointF(0, step * seen.height()));
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return m_view->camera().zoomBy(1.25);
    case Qt::Key_Minus:
        return m_view->camera().zoomBy(0.8);
    case Qt::Key_0:
        return m_view->camera().fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

void MiniMap::retranslate()
{
    //: The title of a panel: the whole board in small.
    setWindowTitle(tr("Overview"));
    //: Read aloud: the whole board in small.
    setAccessibleName(tr("Overview of the board"));
    setAccessibleDescription(tr("Click, drag or press the arrow keys to move the view; + and - zoom."));
    setToolTip(accessibleDescription());
}

void MiniMap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon::canvas
