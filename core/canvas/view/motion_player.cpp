#include "core/canvas/view/motion_player.h"

#include "core/canvas/scene/board_scene.h"

#include <utility>

namespace merlon::canvas {

MotionPlayer::MotionPlayer(BoardScene &scene)
    : m_scene(scene)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { m_scene.motion().setProgress(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, [this] {
        m_scene.motion().end();
        Q_EMIT ended();
    });
}

void MotionPlayer::play(const std::vector<Motion> &motions, Picture after, int milliseconds)
{
    m_scene.motion().begin(motions, std::move(after));
    m_animation.setDuration(milliseconds);
    m_animation.start();
}

bool MotionPlayer::isPlaying() const
{
    return m_scene.motion().isMoving();
}

void MotionPlayer::finish()
{
    m_animation.stop();
    m_scene.motion().end();
}

void MotionPlayer::stop()
{
    m_animation.stop();
}

} // namespace merlon::canvas
