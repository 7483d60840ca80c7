#include "editor/canvas/heat_overlay.h"

namespace merlon {

void HeatOverlay::paint(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    m_map.paint(painter, ground, pixel);
}

QStringList HeatOverlay::caption() const
{
    return QStringList {m_map.title()} + m_map.sentences();
}

} // namespace merlon
