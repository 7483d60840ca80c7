#include "core/canvas/scene/painters/arrow.h"

#include <QLineF>
#include <QPainterPathStroker>

#include <algorithm>

namespace merlon::canvas {

namespace {

// In pixels, whatever the zoom.
constexpr double kShaft = 7;
constexpr double kHead = 22;
constexpr double kShortest = 2.2 * kHead; ///< where the boxes touch each other

constexpr double kBend = 0.14; ///< of the length, so that it does not lie along a path
constexpr double kInto = 0.35; ///< how deep it comes out of one box and reaches into the other

QPointF within(const QRectF &box, const QPointF &towards)
{
    const QLineF out(box.center(), towards);
    const double reach = std::min(box.width(), box.height()) / 2 * (1 - kInto);
    return out.length() > 0 ? out.pointAt(std::min(0.4, reach / out.length())) : box.center();
}

} // namespace

QPainterPath arrowBetween(const QRectF &from, const QRectF &to, double scale)
{
    QLineF line(within(from, to.center()), within(to, from.center()));
    if (line.length() < kShortest / scale)
        line.setP1(QLineF(line.p2(), line.p1()).pointAt(kShortest / scale / std::max(1e-6, line.length())));
    const QLineF normal = line.normalVector();
    const QPointF bend = line.center() + (normal.p2() - normal.p1()) * kBend;
    QLineF arrival(line.p2(), bend);
    arrival.setLength(kHead / scale);
    const QPointF neck = arrival.pointAt(0.8);

    QPainterPath middle(line.p1());
    middle.quadTo(bend, neck);
    QPainterPathStroker stroker;
    stroker.setWidth(kShaft / scale);
    stroker.setCapStyle(Qt::RoundCap);
    const QLineF wing = arrival.normalVector();
    const QPointF half = (wing.p2() - wing.p1()) * 0.5;
    QPainterPath head;
    head.addPolygon(QPolygonF({line.p2(), arrival.p2() + half, neck, arrival.p2() - half}));
    head.closeSubpath();
    return stroker.createStroke(middle).united(head).simplified();
}

} // namespace merlon::canvas
