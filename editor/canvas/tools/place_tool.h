#pragma once

#include "editor/canvas/tools/put_tool.h"

#include <QCoreApplication>

#include <memory>
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
    ~PlaceTool() override;

    QString hint() const override;

private:
    void put(Point at) override;
    void paintGhost(QPainter &painter, QPointF at, double pixel) const override;

    std::string m_kind;
    std::unique_ptr<canvas::BoardLook> m_look; ///< of a board with one such place
};

} // namespace merlon
