#pragma once

#include "editor/canvas/tools/grips.h"
#include "editor/model/shaping.h"

#include <QCoreApplication>
#include <QRectF>

#include <vector>

namespace merlon {

/// A frame around several selected places: drawn at a side or a corner they move apart or together, drawn at the round
/// grip they turn.
class FrameGrips final : public Grips {
    Q_DECLARE_TR_FUNCTIONS(FrameGrips)

public:
    using Grips::Grips;

    std::optional<Qt::CursorShape> cursorAt(const Tool::Touch &touch) const override;
    bool take(const Tool::Touch &touch) override;
    void drag(const Tool::Touch &touch, bool exactly) override;
    bool drop(const Tool::Touch &touch, bool exactly) override;
    void letGo() override;
    void paint(QPainter &painter, double pixel) const override;

private:
    struct Grip {
        BoxGrip sides; ///< none: it turns
        QPointF at;    ///< in the scene

        bool turns() const { return sides == BoxGrip {}; }
    };

    /// Around the places, in the scene; empty if they are fewer than two, or cells.
    QRectF frame() const;
    std::vector<Grip> grips() const;
    std::optional<Grip> gripAt(const Tool::Touch &touch) const;
    void turn(const Tool::Touch &touch);
    void stretch(const Tool::Touch &touch, bool exactly);
    double angleAt(QPointF scenePoint) const;
    QString text() const;
    void paintMoved(QPainter &painter, double pixel) const;

    std::optional<Grip> m_held;
    Selection m_selection; ///< what is being drawn
    QPointF m_pressed;
    BoardChange m_change; ///< what would be done
    double m_degrees = 0;
};

} // namespace merlon
