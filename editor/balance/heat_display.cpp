#include "editor/balance/heat_display.h"

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/overlays/heat_overlay.h"
#include "editor/scenario/scenario_map.h"

namespace merlon {

HeatDisplay::HeatDisplay() = default;

HeatDisplay::~HeatDisplay()
{
    clear();
}

void HeatDisplay::setDrawing(DrawingView &view)
{
    clear();
    m_view = &view;
}

void HeatDisplay::setDrawing(ScenarioMap &map)
{
    clear();
    m_map = &map;
}

void HeatDisplay::clear()
{
    show(nullptr);
    m_view.clear();
    m_map.clear();
}

OpenDocument *HeatDisplay::document() const
{
    if (m_view)
        return &m_view->document();
    return m_map ? &m_map->document() : nullptr;
}

bool HeatDisplay::isIn(const DrawingView &view) const
{
    return m_view == &view;
}

bool HeatDisplay::isIn(const ScenarioMap &map) const
{
    return m_map == &map;
}

/// Whatever else lies over the drawing of a board stays.
void HeatDisplay::show(const std::shared_ptr<const HeatMap> &heat)
{
    if (m_map)
        m_map->setHeat(heat);
    if (m_view && m_overlay && m_view->overlay() == m_overlay)
        m_view->setOverlay(nullptr);
    m_overlay.reset();
    if (!m_view || !heat)
        return;
    m_overlay = std::make_shared<HeatOverlay>(*heat);
    m_view->setOverlay(m_overlay);
}

} // namespace merlon
