#pragma once

#include "core/board/analysis/report.h"
#include "core/canvas/art/theme.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QString>

class QPainter;

/// How the marks of analyses look. Sizes are those of the screen, whatever the zoom: `pixel` is how long a pixel is.
namespace merlon {

struct MarkBrush {
    QPainter &painter;
    const canvas::Theme &theme;
    double pixel;
};

/// Rings, hatching and signs on a place.
void paintOnPlace(const MarkBrush &brush, MarkStyle style, const QPainterPath &place);
/// Along a line from its beginning to its end.
void paintAlong(const MarkBrush &brush, const Mark &mark, const QPolygonF &line);
/// A number on its plate.
void paintPlate(const MarkBrush &brush, MarkStyle style, QPointF centre, const QString &text);

} // namespace merlon
