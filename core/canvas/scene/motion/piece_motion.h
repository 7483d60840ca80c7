#pragma once

#include "core/canvas/picture/picture.h"

#include <QPointF>

#include <memory>
#include <vector>

namespace merlon::canvas {

class BoardScene;
class MotionLayer;
class TokenLayer;

/// Pieces that walk until the scene shows another picture, and the piece that is dragged.
class PieceMotion final {
public:
    /// The layers belong to the scene.
    PieceMotion(BoardScene &scene, TokenLayer &standing, MotionLayer &walking);
    ~PieceMotion();

    /// Begins to walk pieces to another picture; `setProgress` from 0 to 1, then `end` shows `after`.
    void begin(const std::vector<Motion> &motions, Picture after);
    void setProgress(double progress);
    void end();
    /// Nothing walks any more, and the picture stays.
    void cancel();
    bool isMoving() const { return m_after != nullptr; }
    /// A piece that is dragged, at a point of the scene; null: none.
    void setDragged(const Token *token, QPointF point, double size);

private:
    BoardScene &m_scene;
    TokenLayer &m_standing;
    MotionLayer &m_walking;
    std::unique_ptr<Picture> m_after; ///< while pieces walk
};

} // namespace merlon::canvas
