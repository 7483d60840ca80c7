#pragma once

#include "editor/canvas/tools/tool.h"

#include <QObject>

#include <memory>

class QKeyEvent;
class QMouseEvent;

namespace merlon {

namespace canvas {
class BoardScene;
}

/// Mouse and keyboard of a drawing: they go to its tool, but for what pans the view, nudges the selection or gives up.
class ToolInput final : public QObject {
    Q_OBJECT

public:
    /// `scene`: that of the view.
    ToolInput(DrawingView &view, canvas::BoardScene &scene);

    /// Takes the place of the tool before.
    void setTool(std::unique_ptr<Tool> tool);
    /// Null before there is one.
    Tool *tool() const { return m_tool.get(); }

    /// Whether a press begins to pan the view, as the middle button does and the left one while the space bar is held.
    bool beginPanning(const QMouseEvent &event);
    bool isPanning() const { return m_isPanning; }
    void endPanning();

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    /// False if the key means nothing to the drawing.
    bool pressKey(const QKeyEvent &event);
    void releaseKey(const QKeyEvent &event);
    /// Tells where the mouse is, be it dragged from beside the drawing.
    void tellMouse(QPoint positionInViewport);

Q_SIGNALS:
    void mouseMovedTo(merlon::Point point);
    /// The tool is not wanted any more: Escape where nothing was begun.
    void toolDone();

private:
    Tool::Touch touchOf(const QMouseEvent &event) const;
    bool nudge(const QKeyEvent &event);
    void escape();

    DrawingView &m_view;
    canvas::BoardScene &m_scene;
    std::unique_ptr<Tool> m_tool;
    bool m_isPanning = false;
    bool m_isSpaceHeld = false;
};

} // namespace merlon
