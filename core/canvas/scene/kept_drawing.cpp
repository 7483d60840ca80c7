#include "core/canvas/scene/kept_drawing.h"

#include <QPainter>

namespace merlon::canvas {

void KeptDrawing::paint(QPainter &painter, const std::function<void(QPainter &)> &draw)
{
    const QTransform world = painter.worldTransform();
    const QPaintDevice &device = *painter.device();
    const double ratio = device.devicePixelRatioF();
    const QSize size = (QSizeF(device.width(), device.height()) * ratio).toSize();
    if (m_pixmap.size() != size || m_for != world) {
        m_pixmap = QPixmap(size);
        m_pixmap.setDevicePixelRatio(ratio);
        m_pixmap.fill(Qt::transparent);
        m_for = world;
        QPainter kept(&m_pixmap);
        kept.setRenderHint(QPainter::Antialiasing);
        kept.setWorldTransform(world);
        draw(kept);
    }
    painter.save();
    painter.resetTransform();
    painter.drawPixmap(QPointF(0, 0), m_pixmap);
    painter.restore();
}

} // namespace merlon::canvas
