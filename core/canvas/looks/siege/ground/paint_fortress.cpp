#include "core/canvas/looks/ground/scatter.h"
#include "core/canvas/looks/siege/ground/siege_painters.h"

#include <QLinearGradient>
#include <QRadialGradient>

#include <array>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

QPen inkPen(const SiegeBrush &brush, double width)
{
    const Theme &theme = brush.theme();
    const QColor line = theme.dark ? mixed(theme.parchment, Qt::black, 0.55) : theme.ink;
    return {line, width * brush.unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QColor shadow(const SiegeBrush &brush, double strength)
{
    return faint(Qt::black, brush.theme().dark ? strength * 1.5 : strength);
}

/// The outline of a wall seen from above: merlons stand out on the outer edge.
QPainterPath crenellated(const SiegePlace &wall, double thickness, double unit)
{
    const double merlon = 9 * unit;
    const double height = 5 * unit;
    const int merlons = std::max(2, static_cast<int>(wall.length / (2 * merlon)));
    const double step = wall.length / (2 * merlons);
    const QPointF begin = wall.at - wall.along * (wall.length / 2);
    const QPointF inner = -wall.outward * (thickness / 2);
    const QPointF low = wall.outward * (thickness / 2 - height);
    const QPointF high = wall.outward * (thickness / 2 + height * 0.4);
    QPainterPath path;
    path.moveTo(begin + inner);
    path.lineTo(begin + low);
    for (int i = 0; i < merlons; ++i) {
        const QPointF from = begin + wall.along * (step * (2 * i + 0.5));
        const QPointF to = begin + wall.along * (step * (2 * i + 1.5));
        path.lineTo(from + low);
        path.lineTo(from + high);
        path.lineTo(to + high);
        path.lineTo(to + low);
    }
    const QPointF end = begin + wall.along * wall.length;
    path.lineTo(end + low);
    path.lineTo(end + inner);
    path.closeSubpath();
    return path;
}

/// Joints between the blocks of a wall.
void paintBlocks(const SiegeBrush &brush, const SiegePlace &wall, double thickness)
{
    QPainter &painter = brush.painter;
    painter.setPen(QPen(faint(brush.theme().ink, brush.theme().dark ? 0.25 : 0.22), 0.9 * brush.unit()));
    const QPointF begin = wall.at - wall.along * (wall.length / 2);
    const QPointF middle = wall.outward * (-thickness * 0.06);
    painter.drawLine(begin + middle, begin + wall.along * wall.length + middle);
    const double block = 15 * brush.unit();
    for (double at = block; at < wall.length; at += block) {
        const QPointF here = begin + wall.along * at;
        painter.drawLine(here + middle, here - wall.outward * (thickness * 0.48));
        const QPointF shifted = here + wall.along * (block / 2);
        if (at + block / 2 < wall.length)
            painter.drawLine(shifted + middle, shifted + wall.outward * (thickness * 0.24));
    }
}

/// The blocks of the parapet of a tower seen from above, between two radii.
QPainterPath parapetBlocks(QPointF at, double inner, double outer)
{
    constexpr int kBlocks = 9;
    constexpr double kStep = 360.0 / kBlocks;
    constexpr double kShare = 0.62; ///< of the step that is stone
    const QRectF outside(at.x() - outer, at.y() - outer, 2 * outer, 2 * outer);
    const QRectF inside(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner);
    QPainterPath path;
    for (int i = 0; i < kBlocks; ++i) {
        const double begin = kStep * (i + 0.2);
        path.arcMoveTo(outside, begin);
        path.arcTo(outside, begin, kStep * kShare);
        path.arcTo(inside, begin + kStep * kShare, -kStep * kShare);
        path.closeSubpath();
    }
    return path;
}

constexpr double kGap = 0.5; ///< of the length of a breached wall

/// What is missing of a breached wall: from its outer to its inner side, with ragged edges.
QPainterPath gapIn(const SiegePlace &wall, double thickness)
{
    constexpr std::array kRagged {0.0, 0.16, 0.02, 0.13, -0.02};
    const auto corner = [&](std::size_t step, double side) {
        const double across = (1.8 * static_cast<double>(step) / (kRagged.size() - 1) - 0.9) * thickness;
        const double ragged = kRagged[side < 0 ? step : kRagged.size() - 1 - step];
        return wall.at + wall.outward * across + wall.along * (side * wall.length * (kGap / 2 - ragged / 2));
    };
    QPolygonF gap;
    for (std::size_t step = 0; step < kRagged.size(); ++step)
        gap << corner(step, -1);
    for (std::size_t step = kRagged.size(); step-- > 0;)
        gap << corner(step, 1);
    QPainterPath path;
    path.addPolygon(gap);
    path.closeSubpath();
    return path;
}

/// Stones of a breached wall, in the gap and on both sides of it.
void paintRubble(const SiegeBrush &brush, const SiegePlace &wall, double thickness)
{
    const Theme &theme = brush.theme();
    constexpr int kStones = 22;
    Scatter scatter(17);
    brush.painter.setPen(inkPen(brush, 1.1));
    for (int stone = 0; stone < kStones; ++stone) {
        const double along = (scatter.next() - 0.5) * (kGap + 0.12) * wall.length;
        const double across = (scatter.next() - 0.5) * 2.3 * thickness;
        const double size = (0.09 + 0.13 * scatter.next()) * thickness;
        const QPointF at = wall.at + wall.along * along + wall.outward * across;
        QPolygonF shape;
        constexpr int kCorners = 5;
        for (int corner = 0; corner < kCorners; ++corner) {
            const double angle = (corner + 0.5 * scatter.next()) * 2 * std::numbers::pi / kCorners;
            shape << at + QPointF(std::cos(angle), std::sin(angle)) * size;
        }
        brush.painter.setBrush(mixed(theme.stone, theme.dark ? theme.parchment : theme.paper,
                                     (theme.dark ? 0.1 : 0.35) * scatter.next()));
        brush.painter.drawPolygon(shape);
    }
}

constexpr double kWalk = 47; ///< depth of the walk behind a wall

/// The walk behind a wall: who stands on it holds the wall, and not the house behind.
void paintWalk(const SiegeBrush &brush, const SiegePlace &wall)
{
    const double depth = kWalk * brush.unit();
    const double half = wall.length / 2;
    const double narrow = std::max(half * 0.5, half - 15 * brush.unit());
    const QPointF inner = wall.at - wall.outward * depth;
    const Theme &theme = brush.theme();
    brush.painter.setBrush(faint(theme.dark ? theme.stone : theme.paper, theme.dark ? 0.13 : 0.3));
    brush.painter.setPen(QPen(faint(theme.ink, theme.dark ? 0.22 : 0.26), brush.unit()));
    brush.painter.drawPolygon(QPolygonF({wall.at - wall.along * half, wall.at + wall.along * half,
                                         inner + wall.along * narrow, inner - wall.along * narrow}));
}

} // namespace

void paintFortressGround(const SiegeBrush &brush)
{
    const SiegeGeometry &geometry = brush.geometry;
    const double shadowEdge = 50 * brush.unit();
    if (geometry.fortress.size() < 3 || !brush.isSeen(geometry.fortress.boundingRect(), shadowEdge))
        return;
    const Theme &theme = brush.theme();
    QPainter &painter = brush.painter;
    painter.setPen(Qt::NoPen);
    constexpr qsizetype kMostShaded = 300; // corners; drawing the shadow of more would take seconds
    for (int i = geometry.fortress.size() > kMostShaded ? 0 : 3; i >= 1; --i) {
        painter.setBrush(shadow(brush, 0.05));
        painter.setPen(
            QPen(shadow(brush, 0.05), 14.0 * i * brush.unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(geometry.fortress.translated(3 * brush.unit(), 6 * brush.unit()));
    }
    painter.setPen(Qt::NoPen);
    const QColor ground =
        theme.dark ? mixed(theme.parchment, theme.stone, 0.2) : mixed(theme.parchment, theme.stone, 0.42);
    QRadialGradient gradient(geometry.centre, geometry.fortress.boundingRect().width() * 0.55);
    gradient.setColorAt(0,
                        mixed(ground, theme.dark ? theme.stone : theme.parchment, theme.dark ? 0.1 : 0.45));
    gradient.setColorAt(1, mixed(ground, theme.trail, 0.16));
    painter.setBrush(gradient);
    painter.drawPolygon(geometry.fortress);
    for (const SiegePlace &place : geometry.places) {
        if (place.kind == SiegeKind::Wall && brush.isSeen(place.shape.boundingRect(), kWalk * brush.unit()))
            paintWalk(brush, place);
    }
}

void paintGaps(const SiegeBrush &brush)
{
    QPainter &painter = brush.painter;
    for (const QLineF &gap : brush.geometry.gaps) {
        painter.setPen(inkPen(brush, 7));
        painter.drawLine(gap);
        QPen stone(mixed(brush.theme().stone, brush.theme().parchment, 0.25), 4.6 * brush.unit());
        stone.setCapStyle(Qt::RoundCap);
        painter.setPen(stone);
        painter.drawLine(gap);
    }
}

void paintJoints(const SiegeBrush &brush)
{
    brush.painter.setPen(inkPen(brush, 1.4));
    brush.painter.setBrush(mixed(brush.theme().stone, brush.theme().ink, 0.12));
    const double size = kWallThickness * 0.62 * brush.unit();
    for (const QPointF joint : brush.geometry.joints)
        brush.painter.drawEllipse(joint, size, size);
    for (const QLineF &gap : brush.geometry.gaps) {
        brush.painter.drawEllipse(gap.p1(), size, size);
        brush.painter.drawEllipse(gap.p2(), size, size);
    }
}

void paintWall(const SiegeBrush &brush, const SiegePlace &wall)
{
    QPainter &painter = brush.painter;
    const double thickness = kWallThickness * brush.unit();
    const Theme &theme = brush.theme();
    if (brush.isTiny(kWallThickness)) {
        painter.setPen(QPen(theme.stone, thickness, Qt::SolidLine, Qt::FlatCap));
        const QPointF half = wall.along * (wall.length / 2);
        painter.drawLine(wall.at - half, wall.at + half);
        return;
    }
    QPainterPath path = crenellated(wall, thickness, brush.unit());
    if (wall.isBreached)
        path -= gapIn(wall, thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow(brush, 0.16));
    painter.drawPath(path.translated(2.5 * brush.unit(), 4 * brush.unit()));
    QLinearGradient stone(wall.at - wall.outward * (thickness / 2), wall.at + wall.outward * (thickness / 2));
    stone.setColorAt(0, mixed(theme.stone, theme.ink, theme.dark ? 0.05 : 0.1));
    stone.setColorAt(0.4, mixed(theme.stone, theme.paper, theme.dark ? 0.12 : 0.3));
    stone.setColorAt(1, mixed(theme.stone, theme.dark ? theme.parchment : theme.ink, 0.16));
    painter.setBrush(stone);
    painter.setPen(inkPen(brush, 1.6));
    painter.drawPath(path);
    if (!wall.isBreached)
        return paintBlocks(brush, wall, thickness);
    painter.save();
    painter.setClipPath(path, Qt::IntersectClip);
    paintBlocks(brush, wall, thickness);
    painter.restore();
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow(brush, 0.3));
    painter.drawPath(gapIn(wall, thickness));
    paintRubble(brush, wall, thickness);
}

void paintTower(const SiegeBrush &brush, const SiegePlace &tower)
{
    QPainter &painter = brush.painter;
    const Theme &theme = brush.theme();
    const double radius = kTowerRadius * 0.92 * brush.unit();
    painter.setPen(Qt::NoPen);
    if (brush.isTiny(2 * kTowerRadius)) {
        painter.setBrush(theme.stone);
        painter.drawEllipse(tower.at, radius, radius);
        return;
    }
    painter.setBrush(shadow(brush, 0.2));
    painter.drawEllipse(tower.at + QPointF(3, 5) * brush.unit(), radius, radius);
    painter.setPen(inkPen(brush, 1.6));
    painter.setBrush(mixed(theme.stone, theme.dark ? theme.parchment : theme.ink, 0.3));
    painter.drawEllipse(tower.at, radius, radius);
    painter.setBrush(mixed(theme.stone, theme.paper, theme.dark ? 0.06 : 0.2));
    painter.setPen(inkPen(brush, 1.1));
    painter.drawPath(parapetBlocks(tower.at, radius * 0.74, radius * 1.1));
    QRadialGradient floor(tower.at - QPointF(radius * 0.3, radius * 0.3), radius * 1.2);
    floor.setColorAt(0, mixed(theme.stone, theme.paper, theme.dark ? 0.1 : 0.5));
    floor.setColorAt(1, mixed(theme.stone, theme.paper, theme.dark ? 0.3 : 0.1));
    painter.setBrush(floor);
    painter.setPen(inkPen(brush, 1.1));
    painter.drawEllipse(tower.at, radius * 0.74, radius * 0.74);
}

void paintGate(const SiegeBrush &brush, const SiegePlace &gate)
{
    const double size = sizeOfGate(gate.kind) * brush.unit();
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(shadow(brush, 0.14));
    brush.painter.drawEllipse(gate.at + QPointF(size * 0.03, size * 0.42), size * 0.5, size * 0.12);
    brush.art.paint(brush.painter, gate.kind == SiegeKind::Barbican ? u"siege/barbican"_s : u"siege/gate"_s,
                    QRectF(gate.at.x() - size / 2, gate.at.y() - size / 2, size, size));
}

void paintCourtyard(const SiegeBrush &brush, const SiegePlace &place)
{
    const Theme &theme = brush.theme();
    brush.painter.setBrush(faint(theme.dark ? theme.stone : theme.paper, theme.dark ? 0.12 : 0.38));
    brush.painter.setPen(QPen(faint(theme.ink, 0.5), 1.3 * brush.unit(), Qt::DashLine));
    brush.painter.drawPath(place.shape);
}

void paintBuilding(const SiegeBrush &brush, const SiegePlace &place)
{
    const double size = kHouseSize * brush.unit();
    if (brush.isTiny(kHouseSize)) {
        brush.painter.fillPath(place.shape, brush.theme().trail);
        return;
    }
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(shadow(brush, 0.12));
    brush.painter.drawEllipse(place.at + QPointF(size * 0.03, size * 0.4), size * 0.5, size * 0.11);
    const QString art = place.art.isEmpty() ? u"siege/courtyard"_s : u"siege/"_s + place.art;
    brush.art.paint(brush.painter, art, place.shape.boundingRect());
}

} // namespace merlon::canvas
