#pragma once

#include "editor/canvas/overlays/heat_map.h"
#include "editor/canvas/overlays/overlay.h"

#include <utility>

namespace merlon {

/// A heat map on a board that is being drawn.
class HeatOverlay final : public Overlay {
public:
    explicit HeatOverlay(HeatMap map)
        : m_map(std::move(map))
    {
    }

    const HeatMap &map() const { return m_map; }
    void paint(QPainter &painter, const OverlayGround &ground, double pixel) const override;
    void paintLegend(QPainter &painter, const OverlayGround &ground, double pixel) const override;
    QStringList caption() const override;
    std::vector<LegendLine> legend() const override;

private:
    HeatMap m_map;
};

} // namespace merlon
