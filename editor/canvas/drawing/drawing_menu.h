#pragma once

#include <QPoint>

class QContextMenuEvent;

namespace merlon {

class DrawingView;

/// What a menu on a drawing is about, and where it opens.
class DrawingMenu {
public:
    /// The view must live as long.
    explicit DrawingMenu(DrawingView &view);

    /// What the mouse points at is selected first, unless it is already, be it a guide line; by key, what the keyboard points
    /// at if nothing is. Then the view wants its menu.
    void open(const QContextMenuEvent &event);

private:
    void selectGuideLineAt(QPoint at);

    DrawingView &m_view;
};

} // namespace merlon
