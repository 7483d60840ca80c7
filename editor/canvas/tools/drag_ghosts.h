#pragma once

#include "core/board/board.h"
#include "editor/model/selection.h"

#include <QLineF>
#include <QPainterPath>
#include <QPixmap>
#include <QRectF>

#include <vector>

class QPainter;

namespace merlon {

class DrawingView;

/// What hangs on the mouse while places are moved: their outlines, and the lines to their neighbours.
class DragGhosts {
public:
    /// The view must live as long, and its board must stay as it is.
    DragGhosts(const DrawingView &view, const Selection &selection);

    /// As it would lie after a shift; `pixel`: the size of a pixel in the scene.
    void paint(QPainter &painter, Point shift, double pixel);

private:
    void draw(double pixel);

    const DrawingView &m_view;
    QPainterPath m_shapes;            ///< of the places, where they lay before
    std::vector<QLineF> m_within;     ///< links between them
    std::vector<QLineF> m_stretching; ///< links to places that stay, from the one that moves
    QPixmap m_drawn;                  ///< what moves as a whole, for one zoom
    QRectF m_area;                    ///< of the scene, where it was drawn
    double m_pixel = 0;               ///< of that zoom
};

} // namespace merlon
