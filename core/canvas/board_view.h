#pragma once

#include "core/board/board.h"
#include "core/canvas/art.h"
#include "core/canvas/picture.h"
#include "core/canvas/thing.h"

#include <QGraphicsView>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace merlon::canvas {

class BoardScene;

/// A board and a position on it, drawn from the board's graph alone. Shows what it is given and says what was
/// pointed at; it decides nothing.
///
/// Mouse: click picks, drag from a piece picks and drops, wheel and pinch zoom about the cursor, drag on bare ground
/// pans. Keyboard: Tab and Backtab go through what can be chosen, arrows go along the links, Enter and Space pick,
/// + and - zoom, 0 fits. Escape and Backspace are left to the window.
class BoardView final : public QGraphicsView {
    Q_OBJECT

public:
    /// `art` must live longer than the view.
    explicit BoardView(const Art &art, QWidget *parent = nullptr);
    ~BoardView() override;

    /// The board is copied. Forgets picture, choosable and selected things.
    void setBoard(const Board &board);
    void setPicture(Picture picture);
    const Picture &picture() const;
    /// What glows because it can be chosen now.
    void setChoosable(std::vector<Thing> things);
    /// What has been chosen already of a choice that is not complete.
    void setSelected(std::vector<Thing> things);
    /// Things to show for a while: the places of a line of the log.
    void setMarked(std::vector<Thing> things);
    /// What a thing is, for the tooltip and for assistive technology: rich text.
    void setExplanation(std::function<QString(const Thing &)> explain);

    /// Walks pieces from the picture before to `after`, which is shown at the end; `milliseconds` 0 shows it at once.
    /// A second call finishes the first. Emits `settled` when everything stands still.
    void animate(std::vector<Motion> motions, Picture after, int milliseconds);
    bool isAnimating() const;

    /// The colours of `art` have changed.
    void themeChanged();
    void fit();
    void zoomBy(double factor);

    /// Where a thing is drawn, in coordinates of the viewport; empty if it is not on the board.
    QRect rectOf(const Thing &thing) const;
    Thing thingAt(QPoint positionInViewport) const;
    /// What the keyboard points at; nothing if the focus is elsewhere.
    Thing current() const;
    void setCurrent(const Thing &thing);

Q_SIGNALS:
    void picked(const merlon::canvas::Thing &thing);
    /// A piece was dragged from one thing to another. `picked(from)` came before.
    void dropped(const merlon::canvas::Thing &from, const merlon::canvas::Thing &to);
    /// Nothing if the pointer has left all things.
    void pointed(const merlon::canvas::Thing &thing);
    void settled();

private:
    std::unique_ptr<BoardScene> m_scene;
};

} // namespace merlon::canvas
