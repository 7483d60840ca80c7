#pragma once

#include "core/canvas/picture/picture.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace merlon::canvas {

class BoardScene;

/// Walks pieces over a board from the picture that is shown to another.
class MotionPlayer final : public QObject {
    Q_OBJECT

public:
    /// The scene must live longer.
    explicit MotionPlayer(BoardScene &scene);

    void play(const std::vector<Motion> &motions, Picture after, int milliseconds);
    bool isPlaying() const;
    /// Shows the end at once; nothing is emitted.
    void finish();
    /// Another board is to be shown: nothing moves any more.
    void stop();

Q_SIGNALS:
    /// Everything stands where it belongs.
    void ended();

private:
    BoardScene &m_scene;
    QVariantAnimation m_animation;
};

} // namespace merlon::canvas
