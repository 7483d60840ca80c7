#pragma once

#include "core/board/sketch.h"
#include "core/canvas/view/board_view.h"

#include <QCoreApplication>
#include <QPoint>

#include <optional>
#include <vector>

class QKeyEvent;
class QPainter;
class QRectF;

namespace merlon {

class DrawingView;

/// The designer's guide lines on a drawing: they are seen, drawn out of a ruler, moved, and drawn back to it. Nothing
/// changes until one is let go. One that is selected follows the arrow keys.
class DrawnGuideLines final {
    Q_DECLARE_TR_FUNCTIONS(DrawnGuideLines)

public:
    /// The view must live as long.
    explicit DrawnGuideLines(DrawingView &view);

    /// Under a point of the viewport; none while they are hidden.
    std::optional<GuideLine> lineAt(QPoint at) const;

    /// Begins to draw a new line out of its ruler; says why that cannot be.
    void takeNew(GuideLine::Along along);
    void take(const GuideLine &line);
    bool isHeld() const { return m_held.has_value(); }
    /// To a point of the viewport, or beyond its upper or left edge, where the ruler is; `exactly`: neither grid nor places
    /// are wanted.
    void dragTo(QPoint at, bool exactly);
    /// Lets go there: one step to undo.
    void drop();
    /// Gives up what has been begun; false if nothing has.
    bool letGo();

    /// None while they are hidden.
    const std::optional<GuideLine> &selected() const { return m_selected; }
    /// Instead of whatever is selected on the drawing.
    void select(GuideLine line);
    /// The one after that which is selected, or the first.
    void selectNext();
    void selectNone();
    /// Arrows move the line that is selected by a step of the grid, with Shift by a point; Delete takes it away.
    bool pressKey(const QKeyEvent &event);
    /// On the line that is selected, as far as it is seen, in the viewport.
    QPoint pointOnSelected() const;
    /// The sketch is another one now.
    void follow();

    /// One step; `series`: as for BoardDocument::draw. What was selected stays so.
    void replace(GuideLine before, GuideLine after, int series = -1);
    void remove(GuideLine line);

    /// As they are read aloud.
    std::vector<canvas::Caption> captions() const;
    /// Selects the line of that number.
    void pickCaption(std::size_t number);

    /// `area`: what is seen, in the scene; `pixel`: the size of one there.
    void paint(QPainter &painter, const QRectF &area, double pixel) const;

private:
    /// What hangs on the mouse.
    struct Held {
        GuideLine::Along along = GuideLine::Along::Across;
        std::optional<GuideLine> before {}; ///< none: a new one
        std::optional<double> at {};        ///< none: on the ruler
        QPoint mouse {};
    };

    double placeFor(GuideLine::Along along, QPoint mouse, bool exactly) const;
    double reach() const;
    const std::vector<GuideLine> &lines() const;
    QPointF pointOn(const GuideLine &line) const;
    void hold(GuideLine line);
    void shift(int way, bool byOnePoint);
    QString prospect() const;
    static QString nameOf(const GuideLine &line);
    void paintLine(QPainter &painter, const GuideLine &line, const QRectF &area) const;
    void paintNumber(QPainter &painter) const;

    DrawingView &m_view;
    std::optional<Held> m_held;
    std::optional<GuideLine> m_selected;
    std::vector<GuideLine> m_lines; ///< as they were when one was selected, or when they changed last
    int m_selections = 0;           ///< how often one has been selected
};

} // namespace merlon
