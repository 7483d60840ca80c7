#include "app/start/shelf/picture_frame.h"

#include "app/look/appearance.h"

#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <utility>

namespace merlon {

namespace {

constexpr double kFrameRound = 5;
constexpr double kHeadRound = 8;

/// Round above, straight below.
QPainterPath headPath(const QRectF &box)
{
    QPainterPath path(box.bottomLeft());
    path.lineTo(box.left(), box.top() + kHeadRound);
    path.quadTo(box.topLeft(), {box.left() + kHeadRound, box.top()});
    path.lineTo(box.right() - kHeadRound, box.top());
    path.quadTo(box.topRight(), {box.right(), box.top() + kHeadRound});
    path.lineTo(box.bottomRight());
    path.closeSubpath();
    return path;
}

} // namespace

PictureFrame::PictureFrame(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&appearance, &Appearance::changed, this, &PictureFrame::redraw);
}

void PictureFrame::setPicture(Draw draw)
{
    m_draw = std::move(draw);
    redraw();
}

void PictureFrame::redraw()
{
    m_picture = {};
    update();
}

void PictureFrame::resizeEvent(QResizeEvent *)
{
    redraw();
}

void PictureFrame::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    if (m_picture.isNull() && m_draw && !size().isEmpty()) {
        if (!m_isLazy) {
            m_picture = m_draw(size(), devicePixelRatioF());
        } else if (!std::exchange(m_isWaiting, true)) {
            QTimer::singleShot(0, this, [this] {
                m_isWaiting = false;
                if (m_draw && isVisible())
                    m_picture = m_draw(size(), devicePixelRatioF());
                update();
            });
        }
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = m_isHead ? QRectF(rect()) : QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath path;
    if (m_isHead)
        path = headPath(box);
    else
        path.addRoundedRect(box, kFrameRound, kFrameRound);
    painter.fillPath(path, theme.parchment);
    painter.setClipPath(path);
    if (!m_picture.isNull())
        painter.drawPixmap(0, 0, m_picture);
    painter.setClipping(false);
    painter.setPen(QPen(theme.ink, m_isHead ? 2 : 1.2));
    if (m_isHead)
        painter.drawLine(box.bottomLeft() - QPointF(0, 1), box.bottomRight() - QPointF(0, 1));
    else
        painter.drawPath(path);
}

} // namespace merlon
