#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QSvgGenerator;

namespace merlon::canvas {

/// What `paint` draws, as an SVG of that size in pixels as browsers have them.
QByteArray svgBytes(QSize size, const QString &title, const std::function<void(QSvgGenerator &)> &paint);

} // namespace merlon::canvas
