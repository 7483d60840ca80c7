#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QSvgGenerator;

namespace merlon::canvas {

/// What `paint` draws, as an SVG of that size in pixels as browsers have them. `shown`: as large as this it is shown,
/// whatever `paint` counts in; empty: as it is drawn.
QByteArray svgBytes(QSize size, const QString &title, const std::function<void(QSvgGenerator &)> &paint,
                    QSize shown = {});

} // namespace merlon::canvas
