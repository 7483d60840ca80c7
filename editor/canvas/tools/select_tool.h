#pragma once

#include "editor/canvas/tools/tool.h"
#include "editor/model/selection.h"

#include <QCoreApplication>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

namespace merlon {

class DragGhosts;
class Snapping;

/// Selects by click and by a frame, moves what is selected, and bends links.
class SelectTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    explicit SelectTool(DrawingView &view);
    ~SelectTool() override;

    QString hint() const override;
    Qt::CursorShape cursor() const override;
    void press(const Touch &touch) override;
    void move(const Touch &touch, bool held) override;
    void release(const Touch &touch) override;
    /// On a link: a new bend; on a bend: takes it away.
    void doubleClick(const Touch &touch) override;
    bool key(const QKeyEvent &event) override;
    bool cancel() override;
    void boardChanged() override { m_action = Action::None; }
    void paint(QPainter &painter, double pixel) const override;

private:
    enum class Action { None, Click, Move, Frame, Bend, Background };
    /// A bend of a selected link.
    struct Bend {
        std::size_t link = 0;
        std::size_t number = 0;
    };

    Selection selectionOf(const Touch &touch) const;
    Selection framed() const;
    std::optional<Bend> bendAt(const Touch &touch) const;
    std::vector<Bend> bends() const;
    std::optional<Point> taken() const;
    void begin();
    bool wantsExact(const Touch &touch) const;
    void drag(const Touch &touch);
    void drop();
    bool isOnBackground(const Touch &touch) const;
    void dropBackground();
    void paintBends(QPainter &painter, double pixel) const;

    Action m_action = Action::None;
    Touch m_pressed {};
    QPointF m_now;
    Point m_lead; ///< of what is moved, the place under the mouse
    Point m_shift;
    Bend m_bend;
    bool m_overThing = false;
    bool m_takesAway = false;             ///< from the selection, if it stays a click
    std::unique_ptr<DragGhosts> m_ghosts; ///< of what is moved
    std::unique_ptr<Snapping> m_snapping; ///< to what stays
};

} // namespace merlon
