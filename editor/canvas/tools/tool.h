#pragma once

#include "core/canvas/picture/thing.h"

#include <QPointF>
#include <QString>
#include <Qt>

#include <string>

class QKeyEvent;
class QPainter;

namespace merlon {

class DrawingView;

/// What the mouse does on the drawing, and the same by keyboard. Points are in scene coordinates.
class Tool {
public:
    struct Touch {
        QPoint at;           ///< in the viewport
        QPointF point;       ///< in the scene
        canvas::Thing thing; ///< what lies there
        Qt::KeyboardModifiers modifiers;
        std::string note {}; ///< the key of the note there, which lies above the thing; empty: none

        /// Neither grid nor guides are wanted. Some systems move windows with Alt, so that Ctrl does it too.
        bool wantsExact() const { return modifiers & (Qt::AltModifier | Qt::ControlModifier); }
    };

    explicit Tool(DrawingView &view)
        : m_view(view)
    {
    }
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    /// What to do with it, for the status line.
    virtual QString hint() const = 0;
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
    virtual void press(const Touch &) { }
    /// `held`: the left button is down.
    virtual void move(const Touch &, bool /*held*/) { }
    virtual void release(const Touch &) { }
    virtual void doubleClick(const Touch &) { }
    /// True if the key meant something to it.
    virtual bool key(const QKeyEvent &) { return false; }
    /// Whether places and links can be pointed at that are locked.
    virtual bool takesLocked() const { return false; }
    /// Gives up what has been begun; false if nothing has.
    virtual bool cancel() { return false; }
    /// The board, or what lies beside it, is another one now.
    virtual void boardChanged() { }
    /// Draws above the board; `pixel`: the size of a pixel in the scene.
    virtual void paint(QPainter &, double /*pixel*/) const { }

protected:
    DrawingView &m_view;
};

} // namespace merlon
