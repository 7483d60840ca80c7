#include "core/canvas/view/clear_corner.h"

#include <algorithm>

namespace merlon::canvas {

QPoint clearCorner(QSize size, const QRect &spot, QPoint about, const QRect &area,
                   std::span<const QRect> kept)
{
    const int left = about.x() - size.width() / 2;
    const int top = about.y() - size.height() / 2;
    const QPoint corners[] {{left, spot.top() - size.height()},
                            {left, spot.bottom()},
                            {spot.left() - size.width(), top},
                            {spot.right(), top},
                            {spot.left() - size.width(), spot.top() - size.height()},
                            {spot.right(), spot.top() - size.height()}};
    const int right = area.left() + std::max(0, area.width() - size.width());
    const int bottom = area.top() + std::max(0, area.height() - size.height());
    QPoint best;
    qint64 least = -1;
    for (const QPoint corner : corners) {
        const QPoint inside(std::clamp(corner.x(), area.left(), right),
                            std::clamp(corner.y(), area.top(), bottom));
        qint64 cost = 0;
        for (const QRect &rect : kept) {
            const QRect common = rect & QRect(inside, size);
            cost += qint64 {std::max(0, common.width())} * std::max(0, common.height());
        }
        if (least >= 0 && cost >= least)
            continue;
        least = cost;
        best = inside;
    }
    return best;
}

} // namespace merlon::canvas
