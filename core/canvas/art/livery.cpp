#include "core/canvas/art/livery.h"

#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <QTransform>

#include <array>

namespace merlon::canvas {

namespace {

QPainterPath disc(const QRectF &box)
{
    QPainterPath path;
    path.addEllipse(box);
    return path;
}

/// A heater shield.
QPainterPath shield(const QRectF &box)
{
    const double x = box.left();
    const double y = box.top();
    const double w = box.width();
    const double h = box.height();
    QPainterPath path(QPointF(x + w * 0.06, y + h * 0.1));
    path.quadTo(x + w * 0.3, y + h * 0.09, x + w * 0.5, y + h * 0.01);
    path.quadTo(x + w * 0.7, y + h * 0.09, x + w * 0.94, y + h * 0.1);
    path.cubicTo(x + w * 1.0, y + h * 0.62, x + w * 0.78, y + h * 0.88, x + w * 0.5, y + h * 1.0);
    path.cubicTo(x + w * 0.22, y + h * 0.88, x + w * 0.0, y + h * 0.62, x + w * 0.06, y + h * 0.1);
    path.closeSubpath();
    return path;
}

/// A polygon of corners in shares of the box.
template <std::size_t N>
QPainterPath polygon(const QRectF &box, const std::array<QPointF, N> &corners)
{
    QPolygonF shape;
    for (const QPointF &corner : corners)
        shape << QPointF(box.left() + corner.x() * box.width(), box.top() + corner.y() * box.height());
    QPainterPath path;
    path.addPolygon(shape);
    path.closeSubpath();
    return path;
}

QPainterPath square(const QRectF &box)
{
    const double inset = box.width() * 0.05;
    QPainterPath path;
    path.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), box.width() * 0.14, box.height() * 0.14);
    return path;
}

/// Round below, pointed above.
QPainterPath drop(const QRectF &box)
{
    const double x = box.left();
    const double y = box.top();
    const double w = box.width();
    const double h = box.height();
    QPainterPath path(QPointF(x + w * 0.5, y));
    path.cubicTo(x + w * 0.62, y + h * 0.22, x + w * 0.94, y + h * 0.36, x + w * 0.94, y + h * 0.6);
    path.cubicTo(x + w * 0.94, y + h * 0.86, x + w * 0.74, y + h, x + w * 0.5, y + h);
    path.cubicTo(x + w * 0.26, y + h, x + w * 0.06, y + h * 0.86, x + w * 0.06, y + h * 0.6);
    path.cubicTo(x + w * 0.06, y + h * 0.36, x + w * 0.38, y + h * 0.22, x + w * 0.5, y);
    path.closeSubpath();
    return path;
}

} // namespace

QBrush liveryPattern(int livery, const QColor &colour, double unit)
{
    // A square that repeats itself.
    constexpr int kTile = 24;
    const int pattern = livery < 0 ? 0 : livery % kLiveries;
    if (pattern == 0)
        return {};
    QPixmap tile(kTile, kTile);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = kTile / 2.0;
    painter.setPen(QPen(colour, kTile * 0.22, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    switch (pattern) {
    case 1:
        for (const double x : {0.0, half})
            painter.drawPolyline(QPolygonF({{x, 0.0}, {x + half / 2, half}, {x, kTile * 1.0}}));
        break;
    case 2:
        for (const double shift : {-1.0, 0.0, 1.0})
            painter.drawLine(QPointF(shift * kTile - 2, kTile + 2), QPointF(shift * kTile + kTile + 2, -2));
        break;
    case 3:
        painter.drawLine(QPointF(half, 0), QPointF(half, kTile));
        painter.drawLine(QPointF(0, half), QPointF(kTile * 0.2, half));
        break;
    case 4:
        painter.drawLine(QPointF(half, half - 5), QPointF(half, half + 5));
        painter.drawLine(QPointF(half - 5, half), QPointF(half + 5, half));
        break;
    default:
        painter.fillRect(QRectF(0, 0, half, half), colour);
        painter.fillRect(QRectF(half, half, half, half), colour);
        break;
    }
    painter.end();
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(unit * 0.5, unit * 0.5));
    return brush;
}

QPainterPath liveryShape(int livery, const QRectF &box)
{
    switch (livery < 0 ? 0 : livery % kLiveries) {
    case 1:
        return shield(box);
    case 2:
        return polygon<6>(box,
                          {QPointF(0.25, 0.03), QPointF(0.75, 0.03), QPointF(1, 0.5), QPointF(0.75, 0.97),
                           QPointF(0.25, 0.97), QPointF(0, 0.5)});
    case 3:
        return square(box);
    case 4:
        return polygon<4>(box, {QPointF(0.5, 0), QPointF(1, 0.5), QPointF(0.5, 1), QPointF(0, 0.5)});
    case 5:
        return drop(box);
    default:
        return disc(box);
    }
}

} // namespace merlon::canvas
