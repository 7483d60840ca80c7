#pragma once

#include "core/board/board.h"

#include <QPointF>
#include <QPolygonF>

#include <cstddef>

namespace merlon {

class DrawingView;
class DrawnLinks;

/// Where the places and links of a drawing are seen, whoever draws them. In points of the scene.
class DrawnShapes {
public:
    /// The view must live as long; `links`: its own.
    DrawnShapes(const DrawingView &view, const DrawnLinks &links);

    QPointF centreOfPlace(std::size_t place) const;
    /// The line that shows a link.
    QPolygonF lineOf(std::size_t link) const;
    /// The line that a link would have between its places, from edge to edge; empty if they do not exist.
    QPolygonF lineFor(const Link &link) const;

private:
    const DrawingView &m_view;
    const DrawnLinks &m_links;
};

} // namespace merlon
