#pragma once

#include "core/board/finding.h"
#include "editor/canvas/tools/put_tool.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <string>

namespace merlon {

namespace canvas {
class BoardLook;
}

/// Puts places of a kind onto the board.
class PlaceTool final : public PutTool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)

public:
    PlaceTool(DrawingView &view, std::string kind);
    /// The first one is this very place, the next ones are others of its kind.
    PlaceTool(DrawingView &view, const PlaceWanted &first);
    ~PlaceTool() override;

    QString hint() const override;

private:
    void put(Point at) override;
    void paintGhost(QPainter &painter, QPointF at, double pixel) const override;

    std::string m_kind;
    std::optional<PlaceWanted> m_first;
    std::unique_ptr<canvas::BoardLook> m_look; ///< of a board with one such place
};

} // namespace merlon
