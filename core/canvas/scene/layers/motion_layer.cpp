#include "core/canvas/scene/layers/motion_layer.h"

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
    switch (walk.manner) {
    case Manner::Flies:
        return paintFlight(painter, world, walk);
    case Manner::Turns:
        return paintTurn(painter, world, walk);
    case Manner::Rolls:
        return paintRoll(painter, world, walk);
    case Manner::Walks:
        break;
    }
    QPointF at = pointAt(walk.line, m_progress);
    if (walk.shakes) {
        const double swing = std::sin(m_progress * kShakes * 2 * std::numbers::pi) * (1 - m_progress);
        at.rx() += kShakePixels * swing / world.m11();
    }
    const double size = walk.sizeFrom + (walk.sizeTo - walk.sizeFrom) * m_progress;
    painter.setOpacity(walk.opacityFrom + (walk.opacityTo - walk.opacityFrom) * m_progress);
    m_tokens.paintToken(painter, world, walk.token, at, size);
}

/// Turned and stretched about its middle.
void MotionLayer::paintTurned(QPainter &painter, const QTransform &world, const Token &token, QPointF at,
                              double size, const QTransform &turn)
{
    const QPointF middle = world.map(at);
    painter.save();
    painter.setTransform(QTransform::fromTranslate(-middle.x(), -middle.y()) * turn
                         * QTransform::fromTranslate(middle.x(), middle.y()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    m_tokens.paintToken(painter, world, token, at, size);
    painter.restore();
}

/// Higher in the middle of its way, so that it looks larger there; at the end it bursts.
void MotionLayer::paintFlight(QPainter &painter, const QTransform &world, const Walk &walk)
{
    constexpr double kArrives = 0.8;
    constexpr double kHigher = 0.4;
    const QLineF way(walk.line.front(), walk.line.back());
    if (m_progress < kArrives) {
        const double part = m_progress / kArrives;
        const double size = walk.sizeFrom * (1 + kHigher * std::sin(part * std::numbers::pi));
        QTransform turn;
        turn.rotate(-way.angle()); // drawn as flying to the right
        paintTurned(painter, world, walk.token, way.pointAt(part), size, turn);
        return;
    }
    const double part = (m_progress - kArrives) / (1 - kArrives);
    const double radius = walk.sizeFrom * world.m11() * (0.3 + 0.7 * part);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(1 - part);
    painter.setPen(QPen(m_board.art().theme().choosable, std::max(1.5, radius / 5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(world.map(way.p2()), radius, radius);
    painter.setOpacity(1);
}

void MotionLayer::paintTurn(QPainter &painter, const QTransform &world, const Walk &walk)
{
    constexpr double kTurned = 0.4;
    constexpr double kGoes = 0.92;
    Token token = walk.token;
    const double edge = std::cos(std::min(1.0, m_progress / kTurned) * std::numbers::pi);
    if (edge > 0) { // its back
        token.art.clear();
        token.turned = true;
    }
    const double grown = std::min(1.0, 0.6 + m_progress / kTurned * 0.4);
    painter.setOpacity(m_progress > kGoes ? (1 - m_progress) / (1 - kGoes) : 1);
    paintTurned(painter, world, token, walk.line.front(), walk.sizeFrom * grown,
                QTransform::fromScale(std::max(0.02, std::abs(edge)), 1));
    painter.setOpacity(1);
}

/// Tumbles, with another side up each time, and comes to lie.
void MotionLayer::paintRoll(QPainter &painter, const QTransform &world, const Walk &walk)
{
    constexpr double kLies = 0.6;
    constexpr double kGoes = 0.92;
    constexpr int kTumbles = 5;
    constexpr int kSides = 6;
    const double part = std::min(1.0, m_progress / kLies);
    Token token = walk.token;
    if (part < 1)
        token.count = (walk.token.count + static_cast<int>((1 - part) * kTumbles) + kSides - 1) % kSides + 1;
    QTransform turn;
    turn.rotate((1 - part) * 360);
    const QPointF at = walk.line.front() - QPointF((1 - part) * walk.sizeFrom * 1.5, 0);
    painter.setOpacity(m_progress > kGoes ? (1 - m_progress) / (1 - kGoes) : 1);
    paintTurned(painter, world, token, at, walk.sizeFrom, turn);
    painter.setOpacity(1);
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
