#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/picture/thing.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QGraphicsView;
class QMouseEvent;

namespace merlon::canvas {

class BoardCamera;
class BoardScene;

/// The mouse over a board: a click picks, a drag from a piece drops it with all of its kind, or one alone with Shift; a
/// drag from a place drops all pieces there that can be chosen; a drag on bare ground pans.
class BoardPointer final : public QObject {
    Q_OBJECT

public:
    /// All must live longer.
    BoardPointer(QGraphicsView &view, BoardScene &scene, BoardCamera &camera);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    /// More or fewer pieces of the stack that is dragged, one for each step. False if nothing is dragged.
    bool changeCount(int steps);
    /// The press comes to nothing.
    void letGo();
    /// Points at what lies there, and says what that is: nothing outside or over bare ground. Also for what is dragged over
    /// the board from beside it.
    Thing hover(QPoint positionInViewport);
    /// Points at nothing.
    void leave();
    /// The foremost thing there, or rather the foremost that can be chosen; a name stands for its place.
    Thing pickableAt(QPoint position) const;

Q_SIGNALS:
    void picked(const merlon::canvas::Thing &thing);
    /// A piece is pressed. Either `picked` follows, or `dropped` if it is dragged.
    void grasped(const merlon::canvas::Thing &thing);
    /// So many pieces of a kind are held over a thing now, or over nothing. Comes with every movement of the pointer.
    void dragged(const merlon::canvas::Thing &over, int count);
    /// So many pieces of a kind were dragged from one thing to another, or to nothing.
    void dropped(const merlon::canvas::Thing &from, const merlon::canvas::Thing &to, int count);
    void pointed(const merlon::canvas::Thing &thing);

private:
    /// What the mouse button that is held down does.
    struct Press {
        enum class Kind : std::uint8_t { None, Pick, Drag, Pan } kind = Kind::None;
        QPoint at;
        QPoint last;
        Thing thing {};
        bool moved = false;
        int stack = 1;               ///< pieces that lie there
        int count = 1;               ///< of them, that are dragged
        std::optional<Spot> spot {}; ///< of the piece that is seen at the pointer
    };

    std::optional<Spot> leadOf(const Thing &place, int &count) const;

    void drag(QPoint position);
    void point(const Thing &thing);

    QGraphicsView &m_view;
    BoardScene &m_scene;
    BoardCamera &m_camera;
    Press m_press;
};

} // namespace merlon::canvas
