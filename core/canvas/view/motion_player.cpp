#include "core/canvas/view/motion_player.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_view.h"

#include <utility>

namespace merlon::canvas {

MotionPlayer::MotionPlayer(BoardView &view, BoardScene &scene, BoardCamera &camera)
    : m_view(view)
    , m_scene(scene)
    , m_camera(camera)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { m_scene.motion().setProgress(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, [this] {
        m_scene.motion().end();
        rest();
        Q_EMIT settled();
    });
}

void MotionPlayer::play(const std::vector<Motion> &motions, Picture after, int milliseconds)
{
    if (milliseconds <= 0 || !m_view.isVisible()) {
        const bool willBeTold = isPlaying();
        show(std::move(after));
        if (!willBeTold)
            Q_EMIT settled();
        return;
    }
    if (isPlaying()) {
        finish();
        m_camera.settle();
    }
    m_scene.motion().begin(motions, std::move(after));
    m_animation.setDuration(milliseconds);
    m_animation.start();
}

bool MotionPlayer::isPlaying() const
{
    return m_scene.motion().isMoving();
}

void MotionPlayer::show(Picture picture)
{
    const bool wasPlaying = isPlaying();
    if (wasPlaying)
        finish();
    m_scene.setPicture(std::move(picture));
    rest();
    if (wasPlaying)
        Q_EMIT settled();
}

void MotionPlayer::stop()
{
    m_animation.stop();
}

/// Shows the end at once; nothing is told.
void MotionPlayer::finish()
{
    m_animation.stop();
    m_scene.motion().end();
}

void MotionPlayer::rest()
{
    m_camera.settle();
    tellBoardChanged(m_view);
}

} // namespace merlon::canvas
