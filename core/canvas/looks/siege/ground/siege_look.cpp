#include "core/canvas/looks/siege/ground/siege_look.h"

#include "core/canvas/looks/siege/ground/siege_difference.h"
#include "core/canvas/looks/siege/ground/siege_layout.h"
#include "core/canvas/looks/siege/ground/siege_outline.h"
#include "core/canvas/looks/siege/ground/siege_painters.h"
#include "core/canvas/looks/siege/ground/siege_trails.h"
#include "core/canvas/looks/siege/tokens/siege_names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// The order in which kinds of places are painted, the lowest first.
constexpr std::array kFromBelow {
    SiegeKind::Foreground, SiegeKind::Marauders, SiegeKind::Rampart,  SiegeKind::BarbicanRampart,
    SiegeKind::Other,      SiegeKind::Courtyard, SiegeKind::Building, SiegeKind::Wall,
    SiegeKind::Tower,      SiegeKind::Gate,      SiegeKind::Barbican};

void paintPlace(const SiegeBrush &brush, const SiegePlace &place)
{
    switch (place.kind) {
    case SiegeKind::Wall:
        return paintWall(brush, place);
    case SiegeKind::Tower:
        return paintTower(brush, place);
    case SiegeKind::Gate:
    case SiegeKind::Barbican:
        return paintGate(brush, place);
    case SiegeKind::Building:
        return paintBuilding(brush, place);
    case SiegeKind::Courtyard:
        return paintCourtyard(brush, place);
    case SiegeKind::Rampart:
        return paintRampart(brush, place);
    case SiegeKind::BarbicanRampart:
        return paintBarbicanRampart(brush, place);
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
    constexpr double kEdge = 20; // shadows and tents
    for (const SiegePlace &place : brush.geometry.places) {
        if (place.kind == kind && brush.isSeen(place.shape.boundingRect(), kEdge))
            paintPlace(brush, place);
    }
}

/// All places but those on which trails begin.
void paintFortress(const SiegeBrush &brush)
{
    paintFortressGround(brush);
    for (const SiegeKind kind : kFromBelow) {
        if (kind != SiegeKind::Foreground && kind != SiegeKind::Marauders)
            paintKind(brush, kind);
    }
}

/// What is left to be painted: painters go by places and trails, not by their numbers.
SiegeGeometry withoutHidden(SiegeGeometry geometry, const GroundParts &parts)
{
    std::vector<SiegePlace> shown;
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        if (parts.showsPlace(place))
            shown.push_back(std::move(geometry.places[place]));
    }
    geometry.places = std::move(shown);
    for (std::size_t link = 0; link < geometry.trails.size(); ++link) {
        if (!parts.showsLink(link))
            geometry.trails[link].clear();
    }
    return geometry;
}

} // namespace

SiegeLook::SiegeLook(const Board &board, const SiegeLook *before)
    : m_geometry(siegeGeometry(board, before ? &before->m_geometry : nullptr))
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

/// Walls end at right angles, in the same point as the next ones: what gapes there is filled, or else the outline has a
/// spike.
QPainterPath SiegeLook::joined(std::span<const std::size_t> places) const
{
    std::vector<QPainterPath> joints;
    std::vector<QPointF> ends;
    for (const std::size_t place : places) {
        const SiegePlace &wall = m_geometry.places[place];
        if (wall.kind != SiegeKind::Wall)
            continue;
        for (const double side : {-0.5, 0.5}) {
            const QPointF end = wall.at + wall.along * (side * wall.length);
            const bool isJoint = std::ranges::any_of(
                ends, [&](QPointF other) { return (end - other).manhattanLength() < m_geometry.unit; });
            if (isJoint)
                joints.push_back(jointAt(end, m_geometry.unit));
            ends.push_back(end);
        }
    }
    return BoardLook::joined(places).united(outlineAround(joints));
}

const std::vector<QPointF> &SiegeLook::lineOfLink(std::size_t link) const
{
    return m_geometry.trails[link];
}

std::vector<QPointF> SiegeLook::courseOf(const Link &link, std::size_t from, std::size_t to) const
{
    return isWay(link) && from != to ? trailOf(m_geometry, link, from, to)
                                     : BoardLook::courseOf(link, from, to);
}

std::vector<NameAnchor> SiegeLook::nameAnchors(std::size_t place) const
{
    return siegeNameAnchors(m_geometry.places[place], m_geometry.unit);
}

std::vector<Spot> SiegeLook::arrange(const Picture &picture) const
{
    return siegeLayout(m_geometry, picture);
}

void SiegeLook::paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                            const GroundParts &parts) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    std::optional<SiegeGeometry> left;
    if (parts.hidesSome())
        left = withoutHidden(m_geometry, parts);
    const SiegeBrush brush {{painter, art, m_geometry.unit, scale, painter.clipBoundingRect()},
                            left ? *left : m_geometry};
    paintParchment(brush, sheet);
    paintCompass(brush, sheet);
    paintUnderneath(brush, sheet, parts.underneath);
    for (const SiegeKind kind : {SiegeKind::Foreground, SiegeKind::Marauders}) {
        if (parts.places)
            paintKind(brush, kind);
    }
    if (parts.links)
        paintTrails(brush);
    if (parts.places)
        paintFortress(brush);
    paintFrame(brush, sheet);
}

QRectF SiegeLook::changedSince(const BoardLook &before, const QRectF &sheet) const
{
    const auto *other = dynamic_cast<const SiegeLook *>(&before);
    return other ? changedBetween(other->m_geometry, m_geometry, sheet) : sheet;
}

std::unique_ptr<BoardLook> makeSiegeLook(const Board &board, const BoardLook *before)
{
    return std::make_unique<SiegeLook>(board, dynamic_cast<const SiegeLook *>(before));
}

} // namespace merlon::canvas
