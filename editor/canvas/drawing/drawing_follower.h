#pragma once

#include "editor/canvas/arranged_things.h"

#include <QObject>

namespace merlon {

namespace canvas {
class BoardScene;
}

class DrawingView;
struct DocumentChange;

/// Keeps a drawing in step with its document: board, sketch, layers, selection and findings.
class DrawingFollower final : public QObject {
public:
    /// The view must live as long; `scene`: its own.
    DrawingFollower(DrawingView &view, canvas::BoardScene &scene);

    /// Shows everything, and follows from then on.
    void begin();
    const ArrangedThings &arranged() const { return m_arranged; }

private:
    void follow(const DocumentChange &change);
    void showBoard();
    void showNames();
    void showLayers();
    void noteSketch();

    DrawingView &m_view;
    canvas::BoardScene &m_scene;
    ArrangedThings m_arranged;
};

} // namespace merlon
