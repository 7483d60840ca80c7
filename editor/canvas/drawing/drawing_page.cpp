#include "editor/canvas/drawing/drawing_page.h"

#include "editor/canvas/background/background_picture.h"
#include "editor/model/shaping.h"

#include <QPainter>
#include <QPainterPath>

namespace merlon {

namespace {

constexpr double kPageMargin = 70; ///< about the limits of the board: half of a place, with its name

} // namespace

QRectF limitsOf(const canvas::BoardLook &look)
{
    return {look.toScene({0, 0}), look.toScene({kDrawingSize, kDrawingSize})};
}

QRectF pageAndBeyond(const canvas::BoardLook &look, const Board &board)
{
    const QRectF page = limitsOf(look).adjusted(-kPageMargin, -kPageMargin, kPageMargin, kPageMargin);
    QRectF area = page;
    const auto take = [&](const QRectF &box) {
        if (!page.contains(box))
            area |= box;
    };
    for (std::size_t place = 0; place < board.places().size(); ++place)
        take(look.shapeOfPlace(place).boundingRect());
    for (const Link &link : board.links()) {
        for (const Point &bend : link.via)
            take(QRectF(look.toScene(bend), QSizeF(1, 1)));
    }
    return area;
}

void paintPage(QPainter &painter, const QRectF &sheet, const QRectF &limits, const canvas::Theme &theme,
               const BackgroundPicture *picture)
{
    QPainterPath beyond;
    beyond.addRect(sheet);
    beyond.addRect(limits);
    QColor ink = theme.ink;
    ink.setAlphaF(0.05F);
    painter.fillPath(beyond, ink);
    if (picture) {
        painter.save();
        picture->paint(painter);
        painter.restore();
    }
    ink.setAlphaF(0.4F);
    QPen line(ink, 1);
    line.setCosmetic(true);
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(limits);
}

} // namespace merlon
