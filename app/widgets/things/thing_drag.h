#pragma once

#include "core/canvas/picture/thing.h"

#include <QObject>
#include <QPoint>
#include <QPointer>

class QLabel;
class QMouseEvent;

namespace merlon {

class ThingItem;

/// Lets an item of a panel that represents a thing be dragged away: a copy of it follows the pointer. Whether it can be
/// chosen now is for those to say who take it.
class ThingDrag final : public QObject {
    Q_OBJECT

public:
    explicit ThingDrag(ThingItem &item);

Q_SIGNALS:
    /// It begins to be dragged, and was not selected before.
    void grasped(const merlon::canvas::Thing &thing);
    /// While it is dragged, and where it is let go: positions on the screen.
    void dragged(QPoint position);
    void dropped(QPoint position);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool move(QPoint position);
    bool release(QPoint position);
    void begin();
    void end();

    ThingItem &m_item;
    QPoint m_pressed;         ///< where the mouse button went down
    QPointer<QLabel> m_ghost; ///< belongs to the window
};

} // namespace merlon
