#include "editor/panels/findings/finding_icons.h"

#include <QPainter>
#include <QPixmap>

namespace merlon {

QIcon iconOfFinding(FindingSort sort, const canvas::Theme &theme)
{
    constexpr int kSize = 36; // pixels, shown at half the size on usual screens
    QPixmap pixmap(kSize, kSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (sort == FindingSort::ToDo) {
        painter.setPen(QPen(theme.shade(0.5), 4));
        painter.drawEllipse(QRectF(5, 5, kSize - 10, kSize - 10));
        return QIcon(pixmap);
    }
    const bool isWrong = sort == FindingSort::Wrong;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isWrong ? theme.seat(0) : theme.choosable);
    if (isWrong)
        painter.drawEllipse(QRectF(2, 2, kSize - 4, kSize - 4));
    else
        painter.drawPolygon(QPolygonF({{kSize / 2.0, 1}, {kSize - 1.0, kSize - 3.0}, {1, kSize - 3.0}}));
    painter.setBrush(isWrong ? theme.paper : theme.onChoosable);
    const double down = isWrong ? 0 : 4;
    painter.drawRoundedRect(QRectF(kSize / 2.0 - 2.2, 8 + down, 4.4, 12), 2, 2);
    painter.drawEllipse(QPointF(kSize / 2.0, 26 + down / 2), 2.6, 2.6);
    return QIcon(pixmap);
}

} // namespace merlon
