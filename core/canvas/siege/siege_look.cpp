#include "core/canvas/siege/siege_look.h"

#include "core/canvas/siege/siege_layout.h"
#include "core/canvas/siege/siege_painters.h"

#include <array>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// The order in which kinds of places are painted, the lowest first.
constexpr std::array kFromBelow {SiegeKind::Foreground, SiegeKind::Marauders, SiegeKind::Rampart,
                                 SiegeKind::Other,      SiegeKind::Courtyard, SiegeKind::Building,
                                 SiegeKind::Wall,       SiegeKind::Tower,     SiegeKind::Gate};

void paintPlace(const SiegeBrush &brush, const SiegePlace &place)
{
    switch (place.kind) {
    case SiegeKind::Wall:
        return paintWall(brush, place);
    case SiegeKind::Tower:
        return paintTower(brush, place);
    case SiegeKind::Gate:
        return paintGate(brush, place);
    case SiegeKind::Building:
        return paintBuilding(brush, place);
    case SiegeKind::Courtyard:
        return paintCourtyard(brush, place);
    case SiegeKind::Rampart:
        return paintRampart(brush, place);
    case SiegeKind::Foreground:
        return paintForeground(brush, place);
    case SiegeKind::Marauders:
        return paintMarauders(brush, place);
    case SiegeKind::Other:
        return paintOther(brush, place);
    }
}

void paintKind(const SiegeBrush &brush, SiegeKind kind)
{
    if (kind == SiegeKind::Wall)
        paintGaps(brush);
    if (kind == SiegeKind::Tower)
        paintJoints(brush);
    const QRectF visible = brush.painter.clipBoundingRect();
    for (const SiegePlace &place : brush.geometry.places) {
        const bool seen =
            visible.isEmpty() || place.shape.boundingRect().adjusted(-20, -20, 20, 20).intersects(visible);
        if (place.kind == kind && seen)
            paintPlace(brush, place);
    }
}

} // namespace

SiegeLook::SiegeLook(const Board &board)
    : m_geometry(siegeGeometry(board))
{
}

QString SiegeLook::family() const
{
    return u"siege"_s;
}

QPointF SiegeLook::toScene(Point point) const
{
    return {point.x * kSiegeStretch, point.y};
}

Point SiegeLook::toBoard(QPointF point) const
{
    return {point.x() / kSiegeStretch, point.y()};
}

const QPainterPath &SiegeLook::shapeOfPlace(std::size_t place) const
{
    return m_geometry.places[place].shape;
}

const std::vector<QPointF> &SiegeLook::lineOfLink(std::size_t link) const
{
    return m_geometry.trails[link];
}

std::vector<NameAnchor> SiegeLook::nameAnchors(std::size_t index) const
{
    const SiegePlace &place = m_geometry.places[index];
    const QRectF box = place.shape.boundingRect();
    const double gap = 6 * m_geometry.unit;
    const NameAnchor below {{box.center().x(), box.bottom() + gap}, false, Qt::AlignTop | Qt::AlignHCenter};
    const NameAnchor above {{box.center().x(), box.top() - gap}, false, Qt::AlignBottom | Qt::AlignHCenter};
    const NameAnchor left {{box.left() - gap, box.center().y()}, false, Qt::AlignRight | Qt::AlignVCenter};
    const NameAnchor right {{box.right() + gap, box.center().y()}, false, Qt::AlignLeft | Qt::AlignVCenter};
    const NameAnchor aboveLeft {
        {box.right() - 4 * gap, box.top() - gap}, false, Qt::AlignBottom | Qt::AlignRight};
    const NameAnchor belowLeft {
        {box.right() - 4 * gap, box.bottom() + gap}, false, Qt::AlignTop | Qt::AlignRight};
    const auto italic = [](NameAnchor anchor, double shift = 0) {
        anchor.italic = true;
        anchor.centre.ry() += shift;
        return anchor;
    };
    switch (place.kind) {
    case SiegeKind::Building: {
        const double yard = kYardDepth * m_geometry.unit;
        return {italic(below, -5 * m_geometry.unit),
                italic(above, 5 * m_geometry.unit),
                italic(below, yard),
                italic(above, -yard),
                italic(aboveLeft, 5 * m_geometry.unit),
                italic(belowLeft, -5 * m_geometry.unit)};
    }
    case SiegeKind::Courtyard: {
        const NameAnchor inside {place.at, true, Qt::AlignCenter};
        return {inside, italic(below, -16 * m_geometry.unit), italic(above, 16 * m_geometry.unit)};
    }
    case SiegeKind::Gate:
    case SiegeKind::Rampart:
    case SiegeKind::Foreground:
    case SiegeKind::Marauders:
    case SiegeKind::Other:
        return {below, above, right, left};
    case SiegeKind::Wall:
        return wallAnchors(place);
    case SiegeKind::Tower:
        break;
    }
    std::vector<NameAnchor> anchors {below, above, left, right};
    for (NameAnchor &anchor : anchors)
        anchor.share = 0.8;
    return anchors;
}

/// Along the wall, outside or inside.
std::vector<NameAnchor> SiegeLook::wallAnchors(const SiegePlace &wall) const
{
    double angle = std::atan2(wall.along.y(), wall.along.x()) * 180 / std::numbers::pi;
    if (angle > 90)
        angle -= 180;
    if (angle <= -90)
        angle += 180;
    std::vector<NameAnchor> anchors;
    for (const double away : {27.0, -27.0, 70.0, -70.0})
        anchors.push_back(
            {wall.at + wall.outward * (away * m_geometry.unit), false, Qt::AlignCenter, angle, 0.85});
    return anchors;
}

std::vector<Spot> SiegeLook::arrange(const Picture &picture) const
{
    return siegeLayout(m_geometry, picture);
}

void SiegeLook::paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const SiegeBrush brush {painter, art, m_geometry, scale};
    paintParchment(brush, sheet);
    paintCompass(brush, sheet);
    for (const SiegeKind kind : {SiegeKind::Foreground, SiegeKind::Marauders})
        paintKind(brush, kind);
    paintTrails(brush);
    paintFortressGround(brush);
    for (const SiegeKind kind : kFromBelow) {
        if (kind != SiegeKind::Foreground && kind != SiegeKind::Marauders)
            paintKind(brush, kind);
    }
    paintFrame(brush, sheet);
}

std::unique_ptr<BoardLook> makeLook(const Board &board)
{
    return std::make_unique<SiegeLook>(board);
}

} // namespace merlon::canvas
