#pragma once

#include "core/board/board.h"
#include "editor/canvas/tools/tool.h"
#include "editor/document/step_text.h"
#include "editor/model/selection.h"

#include <QCoreApplication>
#include <QPointF>

#include <memory>
#include <optional>

namespace merlon {

class DragGhosts;
class Snapping;

/// What is selected hangs on the mouse, with what is taken along. Nothing changes until it is let go.
class SelectionMove {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    /// Where the note or place lies that the mouse takes hold of there; nothing on links and bare ground.
    static std::optional<Point> leadAt(const DrawingView &view, const Tool::Touch &touch);
    /// What the history says when a selection is moved.
    static StepText stepFor(const Selection &selection);

    /// The view must live as long. `pressed`: where the mouse was, in the scene, when it took hold of what lies at `lead`.
    SelectionMove(DrawingView &view, QPointF pressed, Point lead);
    ~SelectionMove();

    /// `exactly`: neither grid nor guides are wanted. With Alt it moves alone.
    void drag(const Tool::Touch &touch, bool exactly);
    /// Lets go: one step to undo.
    void drop();
    void paint(QPainter &painter, double pixel) const;

private:
    void takeAlong(bool isAlone);
    QString whereItLies(Point at) const;

    DrawingView &m_view;
    QPointF m_pressed;
    Point m_lead; ///< of what is moved, the place under the mouse
    Point m_shift;
    Selection m_moved;                    ///< what is selected, and what is taken along
    bool m_isAlone = false;               ///< nothing is taken along
    int m_along = 0;                      ///< places that would be
    std::unique_ptr<DragGhosts> m_ghosts; ///< of what is moved
    std::unique_ptr<Snapping> m_snapping; ///< to what stays
};

} // namespace merlon
