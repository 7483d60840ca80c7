#pragma once

#include "editor/canvas/tools/tool.h"

#include <QPolygonF>

#include <optional>

namespace merlon {

/// What can be taken hold of on something that is selected, to draw it into another shape. Nothing changes until it is
/// let go.
class Grips {
public:
    explicit Grips(DrawingView &view)
        : m_view(view)
    {
    }
    virtual ~Grips() = default;
    Grips(const Grips &) = delete;
    Grips &operator=(const Grips &) = delete;

    /// The mouse above a grip; nothing where there is none.
    virtual std::optional<Qt::CursorShape> cursorAt(const Tool::Touch &touch) const = 0;
    /// Takes hold of the grip there; false if there is none.
    virtual bool take(const Tool::Touch &touch) = 0;
    /// `exactly`: neither grid nor guides are wanted.
    virtual void drag(const Tool::Touch &touch, bool exactly) = 0;
    /// Lets go there and makes it so, as one step to undo. False if that cannot be: it has said why.
    virtual bool drop(const Tool::Touch &touch, bool exactly) = 0;
    /// It has been clicked, not dragged.
    virtual void click(const Tool::Touch & /*touch*/) { }
    /// Gives up what has been begun.
    virtual void letGo() = 0;
    /// The grips, and what would come of what is being drawn.
    virtual void paint(QPainter &painter, double pixel) const = 0;

protected:
    static constexpr double kReach = 7; ///< pixels about the middle of a grip

    /// How far the mouse is from a point of the scene, in pixels.
    double distance(const Tool::Touch &touch, QPointF scenePoint) const;
    void paintRoad(QPainter &painter, const QPolygonF &road, bool isAllowed, double pixel) const;
    enum class Form { Square, Round };
    void paintGrip(QPainter &painter, QPointF at, Form form, double pixel) const;

    DrawingView &m_view;
};

} // namespace merlon
