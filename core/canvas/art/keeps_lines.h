#pragma once

#include <QPaintEngine>
#include <QPainter>

namespace merlon::canvas {

/// Whether what is painted becomes lines and letters in a file: pictures of them would be coarse there.
inline bool keepsLines(const QPainter &painter)
{
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Pdf || type == QPaintEngine::Picture;
}

/// Whether gradients can let through what lies below: in PDF, round ones cannot.
inline bool blendsGradients(const QPainter &painter)
{
    return painter.paintEngine()->type() != QPaintEngine::Pdf;
}

} // namespace merlon::canvas
