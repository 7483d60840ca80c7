#pragma once

#include "editor/model/selection.h"

#include <QPoint>
#include <QRectF>

#include <cstddef>
#include <vector>

class QPainter;

namespace merlon {

class DrawingView;
class DrawnLinks;

/// What is selected, as it is seen on a drawing: marked, scrolled to, zoomed to.
class SelectionDisplay {
public:
    /// The view must live as long; `links`: its own.
    SelectionDisplay(DrawingView &view, const DrawnLinks &links);

    /// Marks what is selected in the document now.
    void follow();
    /// Marks the links that the map does not show; `pixel`: the size of a pixel in the scene.
    void paintLinks(QPainter &painter, double pixel) const;
    /// Scrolls as far as it takes to see places and notes.
    void bringIntoView(const Selection &selection) const;
    /// Comes as near to what is selected as shows all of it, or goes away from it.
    void zoomToSelection() const;
    /// Where a menu by key opens, in the viewport: on what is selected, as far as that is seen.
    QPoint middle() const;

private:
    QRectF area() const;
    QRectF areaOfPlacesAndNotes(const Selection &selection) const;

    DrawingView &m_view;
    const DrawnLinks &m_drawnLinks;
    std::vector<std::size_t> m_links; ///< those that are selected
};

} // namespace merlon
