#include "core/canvas/scene/motion_layer.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace merlon::canvas {

namespace {

/// The point at a part of the length of a line.
QPointF pointAt(const std::vector<QPointF> &line, double part)
{
    double total = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        total += QLineF(line[i - 1], line[i]).length();
    double left = total * part;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QLineF step(line[i - 1], line[i]);
        if (left <= step.length() && step.length() > 0)
            return step.pointAt(left / step.length());
        left -= step.length();
    }
    return line.back();
}

} // namespace

void MotionLayer::setWalks(std::vector<Walk> walks)
{
    m_walks = std::move(walks);
    m_progress = 0;
    update();
}

void MotionLayer::setProgress(double progress)
{
    m_progress = progress;
    update();
}

void MotionLayer::setDragged(const Token *token, QPointF point, double size)
{
    m_dragged = token ? std::make_unique<Token>(*token) : nullptr;
    m_dragPoint = point;
    m_dragSize = size;
    update();
}

void MotionLayer::paintWalk(QPainter &painter, const QTransform &world, const Walk &walk)
{
    constexpr double kShakes = 4;
    constexpr double kShakePixels = 2;
    QPointF at = pointAt(walk.line, m_progress);
    if (walk.shakes) {
        const double swing = std::sin(m_progress * kShakes * 2 * std::numbers::pi) * (1 - m_progress);
        at.rx() += kShakePixels * swing / world.m11();
    }
    const double size = walk.sizeFrom + (walk.sizeTo - walk.sizeFrom) * m_progress;
    painter.setOpacity(walk.opacityFrom + (walk.opacityTo - walk.opacityFrom) * m_progress);
    m_tokens.paintToken(painter, world, walk.token, at, size);
}

void MotionLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    for (const Walk &walk : m_walks)
        paintWalk(*painter, world, walk);
    if (m_dragged) {
        painter->setOpacity(0.9);
        m_tokens.paintToken(*painter, world, *m_dragged, m_dragPoint, m_dragSize);
    }
    painter->restore();
}

} // namespace merlon::canvas
