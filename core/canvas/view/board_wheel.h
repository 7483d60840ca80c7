#pragma once

#include <functional>
#include <utility>

class QWheelEvent;

namespace merlon::canvas {

class BoardCamera;
class BoardPointer;

/// The wheel over a board: counts the pieces that are dragged, or turns what somebody holds; else zooms about the cursor.
class BoardWheel final {
public:
    /// Both must live longer.
    BoardWheel(BoardPointer &pointer, BoardCamera &camera);

    /// Who takes the steps of the wheel before the map is zoomed by it, for as long as they are wanted and Ctrl is not held:
    /// with 0 steps it is only asked whether they are. Up is more.
    void setTurner(std::function<bool(int steps)> turner) { m_turner = std::move(turner); }

    void roll(const QWheelEvent &event);

private:
    void turn(int angle);

    BoardPointer &m_pointer;
    BoardCamera &m_camera;
    std::function<bool(int steps)> m_turner;
    int m_turned = 0; ///< in eighths of a degree, less than a step
};

} // namespace merlon::canvas
