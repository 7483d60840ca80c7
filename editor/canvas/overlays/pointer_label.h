#pragma once

#include <QLabel>
#include <QTimer>

namespace merlon {

/// A sentence beside the mouse that goes away on its own: why something has been refused, said where one looks.
class PointerLabel final : public QLabel {
    Q_OBJECT

public:
    explicit PointerLabel(QWidget &window);

    /// Beside a point of the window, and within it.
    void say(QPoint at, const QString &text);

private:
    QTimer m_end;
};

/// Says something beside a point of the screen, in the window of a widget.
void showBeside(const QWidget &where, QPoint globalPosition, const QString &text);

} // namespace merlon
