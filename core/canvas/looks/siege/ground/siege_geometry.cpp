#include "core/canvas/looks/siege/ground/siege_geometry.h"

#include "core/canvas/looks/likely_place.h"
#include "core/canvas/looks/siege/ground/siege_outline.h"
#include "core/canvas/looks/siege/ground/siege_ring.h"
#include "core/canvas/looks/siege/ground/siege_trails.h"
#include "core/canvas/looks/siege/ground/siege_yards.h"
#include "core/canvas/picture/token_rows.h"
#include "core/games/families.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace merlon::canvas {

namespace {

SiegeKind kindOf(const Place &place)
{
    static constexpr std::array<std::pair<std::string_view, SiegeKind>, 9> kKinds {{
        {"wall", SiegeKind::Wall},
        {"tower", SiegeKind::Tower},
        {"gate", SiegeKind::Gate},
        {"building", SiegeKind::Building},
        {"courtyard", SiegeKind::Courtyard},
        {"rampart", SiegeKind::Rampart},
        {"barbican-rampart", SiegeKind::BarbicanRampart},
        {"foreground", SiegeKind::Foreground},
        {"marauders", SiegeKind::Marauders},
    }};
    for (const auto &[key, kind] : kKinds) {
        if (place.kind == key)
            return kind;
    }
    return SiegeKind::Other;
}

bool isBreached(const Place &place, const BoardSchema *schema)
{
    if (!schema)
        return false;
    const auto state = place.attributes.find(schema->groundAttribute);
    return state != place.attributes.end() && state->second == AttributeValue(std::string("breached"));
}

/// Gates to which a path leads from a barbican rampart.
void findBarbicans(SiegeGeometry &geometry, const Board &board)
{
    if (std::ranges::find(geometry.places, SiegeKind::BarbicanRampart, &SiegePlace::kind)
        == geometry.places.end())
        return;
    for (std::size_t link = 0; link < geometry.ends.size(); ++link) {
        const auto [from, to] = geometry.ends[link];
        if (geometry.ends[link].areThere() && board.links()[link].kind == "path"
            && geometry.places[to].kind == SiegeKind::Gate
            && geometry.places[from].kind == SiegeKind::BarbicanRampart)
            geometry.places[to].kind = SiegeKind::Barbican;
    }
}

/// Most links join the places that they joined before.
std::vector<LinkEnds> endsOf(const Board &board, const SiegeGeometry *before)
{
    std::vector<LinkEnds> ends;
    ends.reserve(board.links().size());
    for (std::size_t link = 0; link < board.links().size(); ++link) {
        const LinkEnds likely = before && link < before->ends.size() ? before->ends[link] : LinkEnds {};
        const auto from = indexOf(board, board.links()[link].from, likely.from);
        const auto to = indexOf(board, board.links()[link].to, likely.to);
        ends.push_back({from.value_or(LinkEnds::kNowhere), to.value_or(LinkEnds::kNowhere)});
    }
    return ends;
}

/// Whether two places have the same outline if their symbols are of the same size.
bool hasSameShape(const SiegePlace &a, const SiegePlace &b)
{
    const bool isTurned = a.kind == SiegeKind::Wall; // all others are upright
    return a.kind == b.kind && a.at == b.at
        && (!isTurned || (a.length == b.length && a.along == b.along && a.outward == b.outward));
}

void drawShapes(SiegeGeometry &geometry, const SiegeGeometry *before)
{
    const bool sameSize = before && before->unit == geometry.unit;
    for (std::size_t i = 0; i < geometry.places.size(); ++i) {
        SiegePlace &place = geometry.places[i];
        const bool same = sameSize && i < before->places.size() && hasSameShape(place, before->places[i]);
        place.shape = same ? before->places[i].shape : shapeOf(place, geometry.unit);
    }
}

QPointF centreOf(const SiegeGeometry &geometry)
{
    QPointF sum;
    int count = 0;
    for (const SiegePlace &place : geometry.places) {
        if (place.kind != SiegeKind::Wall && place.kind != SiegeKind::Tower)
            continue;
        sum += place.at;
        ++count;
    }
    return count > 0 ? sum / count : QPointF(500 * kSiegeStretch, 500);
}

QString artOf(const Place &place)
{
    const auto type = place.attributes.find("type");
    if (place.kind != "building" || type == place.attributes.end())
        return {};
    const std::string *key = std::get_if<std::string>(&type->second);
    return key ? QString::fromStdString(*key) : QString();
}

void orient(SiegeGeometry &geometry)
{
    for (SiegePlace &place : geometry.places) {
        const QPointF spoke = place.at - geometry.centre;
        const double length = std::hypot(spoke.x(), spoke.y());
        place.outward = length > 1e-9 ? spoke / length : QPointF(0, 1);
        place.along = QPointF(-place.outward.y(), place.outward.x());
    }
}

QRectF boundsOf(const SiegeGeometry &geometry)
{
    const double beside = 44 * geometry.unit; // a rampart stand its machines
    QRectF bounds;
    for (const SiegePlace &place : geometry.places) {
        const bool isRampart = place.kind == SiegeKind::Rampart || place.kind == SiegeKind::BarbicanRampart;
        bounds |= place.shape.boundingRect().adjusted(isRampart ? -beside : 0, 0, isRampart ? beside : 0, 0);
    }
    for (const QRectF &box : geometry.trailBoxes)
        bounds |= box;
    if (bounds.isEmpty())
        bounds = QRectF(0, 0, 1000 * kSiegeStretch, 1000);
    constexpr double kMargin = 34;
    constexpr double kNames = 18; ///< below the lowest places
    return bounds.adjusted(-kMargin, -kMargin, kMargin, kMargin + kNames);
}

} // namespace

QRectF boxOf(const std::vector<QPointF> &line)
{
    if (line.empty())
        return {};
    QPointF least = line.front();
    QPointF most = line.front();
    for (const QPointF point : line) {
        least = {std::min(least.x(), point.x()), std::min(least.y(), point.y())};
        most = {std::max(most.x(), point.x()), std::max(most.y(), point.y())};
    }
    return {least, most};
}

SiegeGeometry siegeGeometry(const Board &board, const SiegeGeometry *before)
{
    SiegeGeometry geometry;
    geometry.unit = unitKept(board.places().size(), before ? before->unit : 0);
    geometry.ends = endsOf(board, before);
    geometry.places.reserve(board.places().size());
    const BoardSchema *schema = findSchema(board.info().schema);
    for (const Place &place : board.places()) {
        SiegePlace &laid = geometry.places.emplace_back();
        laid.kind = kindOf(place);
        laid.at = {place.at.x * kSiegeStretch, place.at.y};
        laid.art = artOf(place);
        laid.isBreached = isBreached(place, schema);
    }
    findBarbicans(geometry, board);
    geometry.centre = centreOf(geometry);
    orient(geometry);
    layRing(geometry, board);
    drawShapes(geometry, before);
    layYards(geometry);
    layTrails(geometry, board);
    geometry.bounds = boundsOf(geometry);
    return geometry;
}

} // namespace merlon::canvas
