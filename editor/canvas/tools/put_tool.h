#pragma once

#include "core/board/board.h"
#include "editor/canvas/tools/snapping.h"
#include "editor/canvas/tools/tool.h"

#include <optional>

namespace merlon {

/// Puts something at a point: by click, or by keyboard, where the arrows move a cross and Enter puts.
class PutTool : public Tool {
public:
    using Tool::Tool;

    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    void move(const Touch &touch, bool held) override;
    void release(const Touch &touch) override;
    bool key(const QKeyEvent &event) override;
    void boardChanged() override { m_snapping.reset(); }
    void paint(QPainter &painter, double pixel) const final;

protected:
    virtual void put(Point at) = 0;
    /// What would be put, at a point of the scene.
    virtual void paintGhost(QPainter &painter, QPointF at, double pixel) const = 0;

private:
    void follow(const Touch &touch);

    std::optional<Point> m_at;          ///< where it would be put
    std::optional<Snapping> m_snapping; ///< as the board is now; made when the mouse first moves
    bool m_byKeys = false;
};

} // namespace merlon
