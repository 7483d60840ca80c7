#pragma once

#include "core/board/board.h"
#include "core/canvas/art/art.h"
#include "core/canvas/picture/picture.h"
#include "core/canvas/picture/thing.h"

#include <QGraphicsView>

#include <memory>
#include <vector>

namespace merlon::canvas {

class BoardCamera;
class BoardHighlights;
class BoardKeyboard;
class BoardPointer;
class BoardScene;
class BoardTooltips;
class BoardWheel;
class MotionPlayer;

/// Something written on the map that is part neither of the board nor of the picture, as it is read aloud.
struct Caption {
    QString name;
    QString text;
    QRectF box; ///< in the scene
    bool isSelected = false;
};

/// A board and a position on it, drawn from the board's graph alone. Shows what it is given and says what was
/// pointed at; it decides nothing.
///
/// Mouse: click picks, drag from a piece picks and drops, wheel and pinch zoom about the cursor, drag on bare ground
/// pans. Keyboard: Tab and Backtab go through what can be chosen, arrows go along the links, Enter and Space pick,
/// + and - zoom, 0 fits. Escape and Backspace are left to the window.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    /// `art` must live longer than the view.
    explicit BoardView(const Art &art, QWidget *parent = nullptr);
    ~BoardView() override;

    /// The board is copied. Forgets picture, choosable and selected things.
    void setBoard(const Board &board);
    /// Another state of a board that is being edited, with its picture: as setBoard, but what is seen stays where it is, in
    /// the same size.
    void changeBoard(const Board &board, Picture picture = {});
    void setPicture(Picture picture);
    const Picture &picture() const;
    /// While true, tokens stay where they are in the next pictures, when others come and go: for somebody who takes one
    /// after another.
    void setSteady(bool steady);

    /// The colours of `art` have changed.
    void themeChanged();
    /// What is seen of the board.
    BoardCamera &camera() { return *m_camera; }
    const BoardCamera &camera() const { return *m_camera; }
    /// What is pointed out.
    BoardHighlights &highlights() { return *m_highlights; }
    const BoardHighlights &highlights() const { return *m_highlights; }
    /// What is said of what is pointed at.
    BoardTooltips &tooltips() { return *m_tooltips; }
    const BoardTooltips &tooltips() const { return *m_tooltips; }
    /// What the keyboard points at.
    BoardKeyboard &keyboard() { return *m_keyboard; }
    const BoardKeyboard &keyboard() const { return *m_keyboard; }
    /// What the mouse points at and drags.
    BoardPointer &pointer() { return *m_pointer; }
    BoardWheel &wheel() { return *m_wheel; }
    /// How pieces walk from picture to picture.
    MotionPlayer &motions() { return *m_motions; }
    /// The map in small, without what stands on it, so many pixels wide.
    QPixmap overview(double width);
    const Theme &theme() const;

    /// Where a thing is drawn, in coordinates of the viewport; empty if it is not on the board.
    QRect rectOf(const Thing &thing) const;
    Thing thingAt(QPoint positionInViewport) const;
    /// What is shown there, in the language of the picture.
    QString nameOf(const Thing &thing) const;
    /// What is written on the map besides, in the order in which it is read.
    virtual std::vector<Caption> captions() const { return {}; }
    /// Somebody wants to go to the caption of that number.
    virtual void pickCaption(std::size_t /*number*/) { }
    /// Points of the board and of the viewport.
    Point boardPointAt(QPoint positionInViewport) const;
    QPoint viewportPointOf(Point point) const;

Q_SIGNALS:
    void picked(const merlon::canvas::Thing &thing);
    /// Nothing if the pointer has left all things.
    void pointed(const merlon::canvas::Thing &thing);
    /// The map, or some part of it, looks otherwise now.
    void groundChanged();

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

    /// For views in which one draws: what is pointed out goes through it as well.
    BoardScene &boardScene() { return *m_scene; }
    const BoardScene &boardScene() const { return *m_scene; }
    /// What the whole board shows; by default everything that lies on it.
    virtual QRectF wholeArea() const;
    /// The board has another look now, of which nothing has been drawn yet.
    virtual void lookChanged() { }

private:
    friend class BoardAccessible;
    bool gesture(QEvent *event);

    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardCamera> m_camera;
    std::unique_ptr<BoardPointer> m_pointer;
    std::unique_ptr<BoardKeyboard> m_keyboard;
    std::unique_ptr<BoardWheel> m_wheel;
    std::unique_ptr<MotionPlayer> m_motions;
    std::unique_ptr<BoardHighlights> m_highlights;
    std::unique_ptr<BoardTooltips> m_tooltips;
};

} // namespace merlon::canvas
