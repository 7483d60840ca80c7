#pragma once

#include <QPointer>

#include <memory>

namespace merlon {

class DrawingView;
class HeatMap;
class OpenDocument;
class Overlay;
class ScenarioMap;

/// The drawing in front, of a board or of a scenario, and the heat map that lies on it.
class HeatDisplay final {
public:
    HeatDisplay();
    ~HeatDisplay();

    /// The heat map of the drawing before is taken away.
    void setDrawing(DrawingView &view);
    void setDrawing(ScenarioMap &map);
    void clear();
    /// Null: none is in front.
    OpenDocument *document() const;
    bool isIn(const DrawingView &view) const;
    bool isIn(const ScenarioMap &map) const;
    /// Null: takes away what was there.
    void show(const std::shared_ptr<const HeatMap> &heat);

private:
    QPointer<DrawingView> m_view; ///< of the two that is in front, the other is null
    QPointer<ScenarioMap> m_map;
    std::shared_ptr<const Overlay> m_overlay; ///< on m_view
};

} // namespace merlon
