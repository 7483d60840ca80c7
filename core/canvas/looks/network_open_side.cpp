#include "core/canvas/looks/network_open_side.h"

#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/looks/ground/scatter.h"

#include <QLineF>

#include <cmath>

namespace merlon::canvas {

namespace {

constexpr double kToEdge = 40; ///< from the middles of the last places
constexpr double kWaveStep = 46;
constexpr double kQuayDepth = 13;

QPointF alongOf(const OpenSide &side)
{
    return {-side.outward.y(), side.outward.x()};
}

QPointF edgeOf(const OpenSide &side, double unit)
{
    return (side.from + side.to) / 2 + side.outward * (kToEdge * unit);
}

/// So long and so deep, from the middle of its inner edge on.
QPolygonF stripAt(QPointF middle, const OpenSide &side, double length, double depth)
{
    const QPointF along = alongOf(side) * (length / 2);
    const QPointF outward = side.outward * depth;
    return {{middle - along, middle + along, middle + along + outward, middle - along + outward}};
}

void paintWaves(const GroundBrush &brush, const OpenSide &side, Terrain ground, const QRectF &sheet)
{
    const Theme &theme = brush.theme();
    const double step = kWaveStep * brush.unit();
    const int count = static_cast<int>(std::ceil(std::hypot(sheet.width(), sheet.height()) / step));
    const QRectF inner = sheet.adjusted(step, step / 4, -step, -step / 4);
    const QPointF first = edgeOf(side, brush.unit()) + side.outward * (step / 2);
    const QPointF size(0.2 * step, 0.2 * step);
    QPainterPath waves;
    Scatter scatter(17);
    for (int row = 0; row < count; ++row) {
        for (int column = -count; column <= count; ++column) {
            const double aside = (column + 0.6 * scatter.next()) * step;
            const double away = (row * 0.5 + 0.2 * scatter.next()) * step;
            const QPointF at = first + alongOf(side) * aside + side.outward * away;
            if (!inner.contains(at))
                continue;
            waves.moveTo(at - QPointF(2 * size.x(), 0));
            waves.quadTo(at - size, at);
            waves.quadTo(at + QPointF(size.x(), -size.y()), at + QPointF(2 * size.x(), 0));
        }
    }
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(QPen(faint(mixed(colourOf(ground, theme), theme.seat(1), 0.6), 0.6),
                              1.6 * brush.unit(), Qt::SolidLine, Qt::RoundCap));
    brush.painter.drawPath(waves);
}

} // namespace

bool OpenSide::isBeyond(QPointF at, double reach, double unit) const
{
    return QPointF::dotProduct(at - edgeOf(*this, unit), outward) > -reach;
}

std::optional<OpenSide> openSideOf(const std::vector<NetworkPlate> &plates, QPointF middle)
{
    std::vector<QPointF> ends;
    for (const NetworkPlate &plate : plates) {
        if (plate.form != PlaceShape::Bar && plate.bars == 1)
            ends.push_back(plate.at);
    }
    if (ends.size() != 2)
        return std::nullopt;
    const QLineF line(ends[0], ends[1]);
    if (line.length() < 1)
        return std::nullopt;
    const QPointF across = QPointF(-line.dy(), line.dx()) / line.length();
    const bool isOutward = QPointF::dotProduct(across, line.center() - middle) >= 0;
    return OpenSide {ends[0], ends[1], isOutward ? across : -across};
}

QPainterPath quayOf(const OpenSide &side, double unit)
{
    QPainterPath quay;
    const QPointF start = edgeOf(side, unit) - side.outward * (2 * kToEdge * unit);
    const double depth = (2 * kToEdge - kQuayDepth) * unit;
    quay.addPolygon(stripAt(start, side, QLineF(side.from, side.to).length(), depth));
    quay.closeSubpath();
    return quay;
}

void paintBeyond(const GroundBrush &brush, const OpenSide &side, Terrain ground, const QRectF &sheet)
{
    QPainter &painter = brush.painter;
    const Theme &theme = brush.theme();
    const double across = std::hypot(sheet.width(), sheet.height());
    const QPointF edge = edgeOf(side, brush.unit());
    painter.save();
    painter.setClipRect(sheet, Qt::IntersectClip);
    painter.setPen(QPen(faint(theme.ink, 0.6), 2 * brush.unit()));
    painter.setBrush(faint(colourOf(ground, theme), 0.9));
    painter.drawPolygon(stripAt(edge, side, 2 * across, across));
    paintWaves(brush, side, ground, sheet);
    painter.setPen(QPen(theme.ink, 2 * brush.unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.stone);
    const double depth = kQuayDepth * brush.unit();
    painter.drawPolygon(
        stripAt(edge - side.outward * depth, side, QLineF(side.from, side.to).length(), depth));
    painter.restore();
}

} // namespace merlon::canvas
