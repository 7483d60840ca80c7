#pragma once

#include "core/canvas/picture/thing.h"

#include <QObject>

class QWidget;

namespace merlon::canvas {

class BoardCamera;
class BoardScene;

/// What the keyboard points at on a board. Tab stops at the things that can be chosen and are on the board, in the
/// order given; an arrow leads to the other end of the link that goes best in that direction, else to the nearest place
/// that lies there. Enter and Space pick, + and - zoom, 0 fits.
class BoardKeyboard final : public QObject {
    Q_OBJECT

public:
    /// All must live longer.
    BoardKeyboard(QWidget &view, BoardScene &scene, BoardCamera &camera);

    /// Nothing if the focus is elsewhere.
    Thing current() const;
    void setCurrent(const Thing &thing);
    /// The first and the last thing that can be chosen, if there is one.
    void goToFirst();
    void goToLast();
    /// The keyboard begins at the first one; who does not use it has pointed at nothing.
    void beginAtFirst();
    /// The next one, or the one before; false beyond the last, or if the focus is elsewhere.
    bool goToNext(bool forward);
    /// An arrow leads from nothing to the first thing that can be chosen, or the first place. False: a key that it does not use.
    bool press(int key);

Q_SIGNALS:
    void picked(const merlon::canvas::Thing &thing);
    /// Enter was pressed while it points at nothing.
    void enteredNowhere();
    /// It points at another thing.
    void currentChanged();
    /// Somebody has gone to a thing.
    void pointed(const merlon::canvas::Thing &thing);

protected:
    /// Sees all keys and presses of the program: who uses the mouse has no use for the frame of the keyboard.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool walk(int key);
    void pick();
    void goTo(const Thing &thing);

    QWidget &m_view;
    BoardScene &m_scene;
    BoardCamera &m_camera;
};

} // namespace merlon::canvas
