#pragma once

#include "core/board/board.h"
#include "editor/canvas/snapping.h"
#include "editor/canvas/tool.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <string>

namespace merlon {

namespace canvas {
class BoardLook;
}

/// Puts places of a kind onto the board: a click each. By keyboard the arrows move a cross, Enter puts.
class PlaceTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)

public:
    PlaceTool(DrawingView &view, std::string kind);
    ~PlaceTool() override;

    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    void move(const Touch &touch, bool held) override;
    void release(const Touch &touch) override;
    bool key(const QKeyEvent &event) override;
    void boardChanged() override { m_snapping.reset(); }
    void paint(QPainter &painter, double pixel) const override;

private:
    void put(Point at);
    void follow(const Touch &touch);

    std::string m_kind;
    std::unique_ptr<canvas::BoardLook> m_look; ///< of a board with one such place
    std::optional<Point> m_at;                 ///< where it would be put
    std::optional<Snapping> m_snapping;        ///< as the board is now; made when the mouse first moves
    bool m_byKeys = false;
};

} // namespace merlon
