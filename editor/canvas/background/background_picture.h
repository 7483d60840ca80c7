#pragma once

#include "core/base/error.h"
#include "core/board/sketch.h"

#include <QImage>
#include <QRectF>

#include <optional>

class QPainter;

namespace merlon {

namespace canvas {
class BoardLook;
}

/// The picture that lies under a drawing, as it was read.
class BackgroundPicture {
public:
    /// Reads it if it is another one than before. Gives the part of the scene where something looks otherwise now.
    QRectF follow(const std::optional<Background> &background, const canvas::BoardLook &look);
    /// Reads it again when it is followed next: its file is another one.
    void forget() { m_background.reset(); }
    /// Why it cannot be shown; nothing if it can, or if there is none.
    const std::optional<Error> &error() const { return m_error; }
    /// Where it lies in the scene; empty if it is not shown.
    const QRectF &box() const { return m_box; }
    void paint(QPainter &painter) const;

private:
    std::optional<Background> m_background;
    QImage m_image;
    QRectF m_box;
    std::optional<Error> m_error;
};

} // namespace merlon
