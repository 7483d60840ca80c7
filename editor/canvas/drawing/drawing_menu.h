#pragma once

#include <QObject>
#include <QPoint>

class QContextMenuEvent;

namespace merlon {

class DrawingView;

/// What a menu on a drawing is about, and where it opens.
class DrawingMenu final : public QObject {
    Q_OBJECT

public:
    /// The view must live as long.
    explicit DrawingMenu(DrawingView &view);

    /// What the mouse points at is selected first, unless it is already, be it a guide line; by key, what the keyboard points
    /// at if nothing is.
    void open(const QContextMenuEvent &event);

Q_SIGNALS:
    /// A menu about what is selected, or about bare ground, at a point of the viewport.
    void wanted(QPoint at, bool isAboutSelection);

private:
    void selectGuideLineAt(QPoint at);

    DrawingView &m_view;
};

} // namespace merlon
