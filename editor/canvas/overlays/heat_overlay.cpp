#include "editor/canvas/overlays/heat_overlay.h"

namespace merlon {

void HeatOverlay::paint(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    m_map.paint(painter, ground, pixel);
}

void HeatOverlay::paintLegend(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    m_map.paintLegend(painter, ground, pixel);
}

std::vector<LegendLine> HeatOverlay::legend() const
{
    return m_map.legend();
}

QStringList HeatOverlay::caption() const
{
    return QStringList {m_map.title()} + m_map.sentences();
}

} // namespace merlon
