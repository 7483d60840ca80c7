#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>

namespace merlon {

class Appearance;

/// A frame around a part of a window, over whatever lies there, that lets the mouse through. It follows the part as it
/// moves, and is away while the part cannot be seen.
class SpotFrame final : public QWidget {
    Q_OBJECT

public:
    /// `appearance` must live longer.
    SpotFrame(QWidget &window, const Appearance &appearance);

    /// `where`: the part, in the window; empty while it cannot be seen.
    void follow(std::function<QRect()> where);
    void stop();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void look();

    const Appearance &m_appearance;
    std::function<QRect()> m_where;
    QTimer m_looking;
};

} // namespace merlon
