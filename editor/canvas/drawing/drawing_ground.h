#pragma once

#include "editor/canvas/links/drawn_links.h"
#include "editor/canvas/overlays/finding_marks.h"

class QPainter;

namespace merlon {

namespace canvas {
class BoardScene;
}

class DrawingView;

/// What lies on the ground of a drawing besides what its look draws: under all else the page, above it the links that the
/// map does not show, marks of findings and notes. Layers say what of it is seen.
class DrawingGround {
public:
    /// The view must live as long; `scene`: its own.
    DrawingGround(DrawingView &view, canvas::BoardScene &scene);

    /// From now on the scene shows it, until the end.
    void begin();
    void end();

    const DrawnLinks &links() const { return m_links; }
    void setShowsLinks(bool shows);
    bool showsLinks() const;

    /// The lines follow the look that the view has now.
    void followLook();
    /// The marks follow what the checks say now.
    void followFindings();
    /// The designer's own layers hide other links now.
    void followHidden();
    /// Other layers are seen now.
    void followLayers();

private:
    void paintAbove(QPainter &painter, double pixel) const;
    void paintUnderneath(QPainter &painter) const;

    DrawingView &m_view;
    canvas::BoardScene &m_scene;
    DrawnLinks m_links;
    FindingMarks m_findingMarks;
    bool m_showsLinks = true;
};

} // namespace merlon
