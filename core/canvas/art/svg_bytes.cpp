#include "core/canvas/art/svg_bytes.h"

#include <QBuffer>
#include <QSvgGenerator>

namespace merlon::canvas {

QByteArray svgBytes(QSize size, const QString &title, const std::function<void(QSvgGenerator &)> &paint,
                    QSize shown)
{
    constexpr int kDotsPerInch = 96; // as in browsers
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kDotsPerInch);
    generator.setSize(shown.isEmpty() ? size : shown);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(title);
    paint(generator);
    return bytes;
}

} // namespace merlon::canvas
