#pragma once

#include "core/board/board.h"
#include "editor/canvas/tools/grips.h"

#include <QCoreApplication>

#include <vector>

namespace merlon {

/// The bends of selected links: each is moved by its grip, and the road itself can be drawn to give it another one.
class BendGrips final : public Grips {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    using Grips::Grips;

    std::optional<Qt::CursorShape> cursorAt(const Tool::Touch &touch) const override;
    bool take(const Tool::Touch &touch) override;
    /// Takes hold of the road of a link; false if there is none, or if it has too many bends already.
    bool takeRoad(const Tool::Touch &touch);
    void drag(const Tool::Touch &touch, bool exactly) override;
    bool drop(const Tool::Touch &touch, bool exactly) override;
    void letGo() override { m_isHeld = false; }
    void paint(QPainter &painter, double pixel) const override;

    /// A double click: takes the bend away, or adds one to the road.
    void change(const Tool::Touch &touch);
    /// Gives the road of the link there another bend; nothing happens if it has too many already.
    void add(const Tool::Touch &touch);

private:
    struct Bend {
        std::size_t link = 0;
        std::size_t number = 0;
    };

    std::vector<Bend> bends() const;
    std::optional<Bend> bendAt(const Tool::Touch &touch) const;
    /// Where the grip of a bend lies: on the road.
    QPointF gripOf(const Bend &bend) const;
    Point bendThrough(QPointF wanted, bool exactly);

    bool m_isHeld = false;
    bool m_isNew = false; ///< the bend was not there before
    Bend m_held;
    Link m_link; ///< as it would be
};

} // namespace merlon
