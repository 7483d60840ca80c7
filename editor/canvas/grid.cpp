#include "editor/canvas/grid.h"

#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/model/shaping.h"

#include <QPainter>

#include <algorithm>

namespace merlon {

void paintGrid(QPainter &painter, const Grid &grid, const canvas::BoardLook &look, const canvas::Theme &theme,
               const QRectF &area, double pixel)
{
    constexpr double kClosest = 14; ///< pixels
    int step = std::max(1, grid.step);
    while (step / pixel < kClosest)
        step *= 2;
    QColor colour = theme.ink;
    colour.setAlphaF(theme.dark ? 0.16F : 0.12F);
    painter.setPen(QPen(colour, pixel));
    const QRectF whole(look.toScene({0, 0}), look.toScene({kDrawingSize, kDrawingSize}));
    const QRectF seen = whole & area;
    if (seen.isEmpty())
        return;
    QList<QLineF> lines;
    for (double at = 0; at <= kDrawingSize; at += step) {
        const QPointF point = look.toScene({at, at});
        if (point.x() >= seen.left() && point.x() <= seen.right())
            lines << QLineF(point.x(), seen.top(), point.x(), seen.bottom());
        if (point.y() >= seen.top() && point.y() <= seen.bottom())
            lines << QLineF(seen.left(), point.y(), seen.right(), point.y());
    }
    painter.drawLines(lines);
}

} // namespace merlon
