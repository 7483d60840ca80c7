#include "editor/canvas/heat_overlay.h"

#include "editor/canvas/drawing_view.h"

namespace merlon {

void HeatOverlay::paint(QPainter &painter, const DrawingView &view, double pixel) const
{
    m_map.paint(painter,
                {view.document().board(), view.look(), view.theme(), view.font(), view.viewport()->rect()},
                pixel);
}

} // namespace merlon
