#include "core/canvas/scene/layers/token_layer.h"

#include "core/canvas/art/keeps_lines.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
#include <span>

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
    const std::vector<std::size_t> lifted =
        keepsLines(*painter) ? std::vector<std::size_t>() : selectedTokens();
    for (std::size_t index = 0; index < m_tokens.size(); ++index) {
        if (std::ranges::find(lifted, index) != lifted.end())
            continue; // above all others
        DrawnToken &drawn = m_tokens[index];
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
    for (const std::size_t index : lifted)
        paintLifted(*painter, world, m_tokens[index]);
    painter->restore();
}

/// By their index. None while tokens walk: then others are drawn than those of the picture.
std::vector<std::size_t> TokenLayer::selectedTokens() const
{
    std::vector<std::size_t> selected;
    const std::span<const Spot> spots = things().spots();
    if (m_progress < 1 || spots.size() != m_tokens.size())
        return selected;
    for (const Thing &thing : m_board.marks().selected) {
        if (const Spot *spot = things().spotOf(thing))
            selected.push_back(static_cast<std::size_t>(spot - spots.data()));
    }
    return selected;
}

/// As if a hand held it above the map. The number of a stack stays where it is, so that it can be read.
void TokenLayer::paintLifted(QPainter &painter, const QTransform &world, const DrawnToken &drawn)
{
    const QRectF box(drawn.to.x() - drawn.sizeTo / 2, drawn.to.y() - drawn.sizeTo / 2, drawn.sizeTo,
                     drawn.sizeTo);
    const QRectF raised = TokenPainter::lifted(box);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath number = world.map(TokenPainter::plateOfNumber(drawn.token, box, 1 / world.m11()));
    Token token = drawn.token;
    painter.save();
    painter.setOpacity(drawn.opacityTo);
    if (!number.isEmpty()) {
        token.count = 1;
        painter.save();
        painter.setClipPath(number, Qt::IntersectClip);
        paintToken(painter, world, drawn.token, drawn.to, drawn.sizeTo);
        painter.restore();
        QPainterPath rest;
        rest.addRect(world.mapRect(box.adjusted(-drawn.sizeTo, -drawn.sizeTo, drawn.sizeTo, drawn.sizeTo)));
        painter.setClipPath(rest.subtracted(number), Qt::IntersectClip);
    }
    if (!drawn.token.bare && !drawn.token.hollow) {
        const QPainterPath shadow = world.map(TokenPainter::outline(drawn.token, raised));
        const double height = world.mapRect(raised).height();
        for (const double away : {0.08, 0.15})
            painter.fillPath(shadow.translated(away * height / 2, away * height), QColor(0, 0, 0, 60));
    }
    paintToken(painter, world, token, raised.center(), raised.width());
    painter.restore();
}

} // namespace merlon::canvas
