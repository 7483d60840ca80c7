#pragma once

#include <QPixmap>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace merlon::canvas {

class BoardView;

/// The whole board in small, with a frame about what a view shows of it. Pressing or dragging moves the view there; the
/// arrows move it too, + and - zoom, 0 shows everything. The picture is kept, and made anew a moment after the board
/// has changed.
class MiniMap final : public QWidget {
    Q_OBJECT

public:
    explicit MiniMap(QWidget *parent = nullptr);

    /// Null: none.
    void setView(BoardView *view);
    /// Where a point of the view's scene is drawn.
    QPointF positionOf(QPointF scenePoint) const;
    /// How often the picture has been made.
    int drawings() const { return m_drawings; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRectF area() const;
    void draw();
    void lookAt(QPointF position);
    void retranslate();

    QPointer<BoardView> m_view;
    QPixmap m_picture;
    QTimer m_waiting;
    int m_drawings = 0;
};

} // namespace merlon::canvas
