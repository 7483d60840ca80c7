#include "core/canvas/scene/token_layer.h"

#include "core/canvas/art/keeps_lines.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace merlon::canvas {

void TokenLayer::show(std::vector<DrawnToken> tokens)
{
    m_tokens = std::move(tokens);
    m_progress = 1;
    update();
}

void TokenLayer::setProgress(double progress)
{
    m_progress = progress;
    update();
}

void TokenLayer::forget()
{
    m_painter.forget();
    for (DrawnToken &drawn : m_tokens)
        drawn.pixels = 0;
    update();
}

void TokenLayer::settle(double scale, double devicePixelRatio)
{
    if (m_ratio != devicePixelRatio)
        forget();
    m_scale = scale;
    m_ratio = devicePixelRatio;
}

void TokenLayer::paintToken(QPainter &painter, const QTransform &world, const Token &token, QPointF centre,
                            double size)
{
    paintPixmap(painter, world, m_painter.pixmap(token, pixelsOf(size), m_ratio), centre);
}

int TokenLayer::pixelsOf(double size) const
{
    constexpr int kSmallestDot = 4;
    return std::max(kSmallestDot, static_cast<int>(std::lround(size * m_scale * m_ratio)));
}

void TokenLayer::paintPixmap(QPainter &painter, const QTransform &world, const QPixmap &pixmap,
                             QPointF centre) const
{
    const double scale = world.m11();
    const QPointF middle = world.map(centre);
    const double half = pixmap.width() / m_ratio / 2 * scale / m_scale;
    const bool sharp = std::abs(scale - m_scale) < 1e-6 * scale;
    if (sharp)
        painter.drawPixmap(QPointF(std::round((middle.x() - half) * m_ratio) / m_ratio,
                                   std::round((middle.y() - half) * m_ratio) / m_ratio),
                           pixmap);
    else
        painter.drawPixmap(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), pixmap,
                           QRectF(pixmap.rect()));
}

void TokenLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    const double t = m_progress;
    for (DrawnToken &drawn : m_tokens) {
        const QPointF centre = drawn.from + (drawn.to - drawn.from) * t;
        const double size = drawn.sizeFrom + (drawn.sizeTo - drawn.sizeFrom) * t;
        const QRectF box(centre.x() - size, centre.y() - size, 2 * size, 2 * size);
        if (!box.intersects(option->exposedRect))
            continue;
        const double opacity = drawn.opacityFrom + (drawn.opacityTo - drawn.opacityFrom) * t;
        if (opacity < 1)
            painter->setOpacity(opacity);
        if (keepsLines(*painter)) {
            const double shown = size * world.m11();
            const QPointF middle = world.map(centre);
            m_painter.paint(*painter, drawn.token,
                            QRectF(middle.x() - shown / 2, middle.y() - shown / 2, shown, shown));
            painter->setOpacity(1);
            continue;
        }
        const int pixels = pixelsOf(size);
        if (pixels != drawn.pixels) {
            drawn.pixmap = m_painter.pixmap(drawn.token, pixels, m_ratio);
            drawn.pixels = pixels;
        }
        paintPixmap(*painter, world, drawn.pixmap, centre);
        if (opacity < 1)
            painter->setOpacity(1);
    }
    painter->restore();
}

} // namespace merlon::canvas
