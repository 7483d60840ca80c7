#pragma once

#include "core/board/board.h"

#include <QWidget>

#include <optional>

class QPainter;

namespace merlon {

class DrawingView;

/// The points of the board along an edge of a drawing, and where the mouse is. It stands beside the drawing, and begins
/// where that begins. From there guide lines are drawn onto the page.
class Ruler final : public QWidget {
    Q_OBJECT

public:
    /// `view` must live as long.
    Ruler(DrawingView &view, Qt::Orientation orientation);

    QSize sizeHint() const override;

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isAcross() const { return m_orientation == Qt::Horizontal; }
    double pixelOf(double number) const;
    void showMouse(Point at);
    void nameIt();
    void paintMark(QPainter &painter, double at, double length) const;
    void paintNumber(QPainter &painter, double at, const QString &number) const;

    DrawingView &m_view;
    Qt::Orientation m_orientation;
    std::optional<double> m_mouse; ///< in points of the board
};

} // namespace merlon
