#pragma once

#include "core/canvas/picture/picture.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace merlon::canvas {

class BoardCamera;
class BoardScene;
class BoardView;

/// Walks pieces over a board from the picture that is shown to another.
class MotionPlayer final : public QObject {
    Q_OBJECT

public:
    /// All must live longer.
    MotionPlayer(BoardView &view, BoardScene &scene, BoardCamera &camera);

    /// Walks to `after`, which is shown at the end; `milliseconds` 0 shows it at once, and so does a view that is not seen.
    /// A second call finishes the first.
    void play(const std::vector<Motion> &motions, Picture after, int milliseconds);
    bool isPlaying() const;
    /// Shows a picture at once. What is being played comes to its end.
    void show(Picture picture);
    /// Another board is to be shown: nothing moves any more.
    void stop();

Q_SIGNALS:
    /// Everything stands where it belongs.
    void settled();

private:
    void finish();
    void rest();

    BoardView &m_view;
    BoardScene &m_scene;
    BoardCamera &m_camera;
    QVariantAnimation m_animation;
};

} // namespace merlon::canvas
