#pragma once

#include "editor/canvas/tools/tool.h"
#include "editor/model/selection.h"

#include <QCoreApplication>
#include <QRectF>

#include <array>
#include <memory>
#include <optional>

namespace merlon {

class BendGrips;
class EndGrips;
class FrameGrips;
class GuideLineGrips;
class Grips;
class SelectionMove;

/// Selects by click and by a frame, moves what is selected, and draws it into another shape by its grips.
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
    void boardChanged() override;
    void paint(QPainter &painter, double pixel) const override;

private:
    enum class Action { None, Click, Move, Frame, Grip, Background };

    Selection there(const Touch &touch) const;
    /// What a click there selects: with its group, unless the thing alone is wanted.
    Selection meant(const Touch &touch) const;
    bool unlock(const Touch &touch);
    bool selectAlone(const Touch &touch);
    QRectF frame() const;
    /// Those of one kind lie above those that follow.
    std::array<Grips *, 4> grips() const;
    Grips *gripsAt(const Touch &touch);
    bool isOnSelectedRoad(const Touch &touch) const;
    void begin();
    bool wantsExact(const Touch &touch) const;
    bool isOnBackground(const Touch &touch) const;
    void dropBackground();
    void letGo();
    void showCursor(const Touch &touch);

    Action m_action = Action::None;
    Touch m_pressed {};
    QPointF m_now;
    std::unique_ptr<EndGrips> m_ends;
    std::unique_ptr<BendGrips> m_bends;
    std::unique_ptr<FrameGrips> m_frame;
    std::unique_ptr<GuideLineGrips> m_guideLines;
    Grips *m_held = nullptr;      ///< one of them
    bool m_isRoadPressed = false; ///< of a link that was selected already
    std::optional<Qt::CursorShape> m_gripCursor;
    bool m_overThing = false;
    bool m_takesAway = false; ///< from the selection, if it stays a click
    std::unique_ptr<SelectionMove> m_move;
};

} // namespace merlon
