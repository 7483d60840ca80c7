#pragma once

#include <QPixmap>
#include <QTransform>

#include <functional>

class QPainter;

namespace merlon::canvas {

/// A drawing that is made once for each position and zoom of the view.
class KeptDrawing {
public:
    void forget() { m_pixmap = {}; }
    /// `draw` has the transform and the size of the painter's device.
    void paint(QPainter &painter, const std::function<void(QPainter &)> &draw);

private:
    QPixmap m_pixmap;
    QTransform m_for; ///< the painter's transform then
};

} // namespace merlon::canvas
