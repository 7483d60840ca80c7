#include "core/canvas/looks/siege/ground/siege_ring.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace merlon::canvas {

namespace {

/// A wall or the gate, with its two ends.
struct Section {
    std::size_t place = 0;
    QPointF begin;
    QPointF end;
};

QPointF unitVector(QPointF vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length < 1e-9 ? QPointF(1, 0) : vector / length;
}

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Walls and gate, clockwise.
std::vector<Section> sectionsOf(const SiegeGeometry &geometry)
{
    std::vector<Section> sections;
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        const SiegeKind kind = geometry.places[place].kind;
        if (kind == SiegeKind::Wall || isGate(kind))
            sections.push_back({place, {}, {}});
    }
    const auto angle = [&](const Section &section) {
        const QPointF spoke = geometry.places[section.place].at - geometry.centre;
        return std::atan2(spoke.y(), spoke.x());
    };
    std::ranges::stable_sort(sections, {}, angle);
    return sections;
}

/// Which walls of a board are adjacent.
class NeighbouringWalls {
public:
    NeighbouringWalls(const SiegeGeometry &geometry, const Board &board)
        : m_touches(geometry.places.size(), false)
    {
        for (std::size_t link = 0; link < geometry.ends.size(); ++link) {
            const auto [from, to] = geometry.ends[link];
            if (!geometry.ends[link].areThere() || geometry.places[from].kind != SiegeKind::Wall
                || geometry.places[to].kind != SiegeKind::Wall || board.links()[link].kind != "adjacent")
                continue;
            m_pairs.insert(std::minmax(from, to));
            m_touches[from] = m_touches[to] = true;
        }
    }

    bool areNeighbours(std::size_t a, std::size_t b) const { return m_pairs.contains(std::minmax(a, b)); }
    /// Whether two walls that have neighbours are none of each other. Of a board that is only begun nothing is known.
    bool part(std::size_t a, std::size_t b) const
    {
        return m_touches[a] && m_touches[b] && !areNeighbours(a, b);
    }

private:
    std::set<std::pair<std::size_t, std::size_t>> m_pairs;
    std::vector<bool> m_touches;
};

constexpr double kFurthest = 340; ///< that two walls may be apart and still touch

/// Sections further from the next than this do not touch it.
double reachOf(const SiegeGeometry &geometry, const std::vector<Section> &sections)
{
    std::vector<double> distances;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section &next = sections[(i + 1) % sections.size()];
        distances.push_back(distance(geometry.places[sections[i].place].at, geometry.places[next.place].at));
    }
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::nth_element(distances.begin(), middle, distances.end());
    return std::min(1.6 * *middle, kFurthest * geometry.unit);
}

std::vector<std::size_t> towersOf(const SiegeGeometry &geometry)
{
    std::vector<std::size_t> towers;
    for (std::size_t place = 0; place < geometry.places.size(); ++place) {
        if (geometry.places[place].kind == SiegeKind::Tower)
            towers.push_back(place);
    }
    return towers;
}

/// Where two neighbours meet.
struct Joint {
    QPointF at;
    std::optional<std::size_t> tower {};
    bool isBare = false; ///< with nothing but the walls
};

/// At the tower between them if there is one.
Joint jointBetween(const SiegeGeometry &geometry, const std::vector<std::size_t> &towers, const SiegePlace &a,
                   const SiegePlace &b)
{
    if (isGate(a.kind) || isGate(b.kind)) {
        const SiegePlace &gate = isGate(a.kind) ? a : b;
        const SiegePlace &other = isGate(a.kind) ? b : a;
        return {gate.at + unitVector(other.at - gate.at) * (sizeOfGate(gate.kind) * 0.4 * geometry.unit)};
    }
    const QPointF middle = (a.at + b.at) / 2;
    const double reach = std::max(0.3 * distance(a.at, b.at), 20 * geometry.unit);
    const auto found = std::ranges::find_if(
        towers, [&](std::size_t tower) { return distance(geometry.places[tower].at, middle) < reach; });
    if (found == towers.end())
        return {middle, {}, true};
    return {geometry.places[*found].at, *found};
}

/// The free end of a section at a gap: straight on, turned a little to the other side of the gap.
QPointF freeEnd(const SiegeGeometry &geometry, QPointF from, QPointF middle, QPointF beyond)
{
    const QPointF direction = unitVector(unitVector(middle - from) * 1.4 + unitVector(beyond - middle));
    return middle + direction * (58 * geometry.unit);
}

void joinSections(SiegeGeometry &geometry, std::vector<Section> &sections, const std::vector<bool> &gapAfter)
{
    const std::size_t count = sections.size();
    const std::vector<std::size_t> towers = towersOf(geometry);
    for (std::size_t i = 0; i < count; ++i) {
        Section &section = sections[i];
        Section &next = sections[(i + 1) % count];
        if (gapAfter[i])
            continue;
        SiegePlace &here = geometry.places[section.place];
        SiegePlace &there = geometry.places[next.place];
        const Joint joint = jointBetween(geometry, towers, here, there);
        section.end = joint.at;
        next.begin = joint.at;
        if (joint.isBare)
            geometry.joints.push_back(joint.at);
        if (joint.tower) {
            here.towers.push_back(*joint.tower);
            there.towers.push_back(*joint.tower);
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        Section &section = sections[i];
        const QPointF middle = geometry.places[section.place].at;
        const QPointF before = geometry.places[sections[(i + count - 1) % count].place].at;
        const QPointF after = geometry.places[sections[(i + 1) % count].place].at;
        const bool gapBefore = gapAfter[(i + count - 1) % count];
        if (gapBefore)
            section.begin = freeEnd(geometry, gapAfter[i] ? after : section.end, middle, before);
        if (gapAfter[i])
            section.end = freeEnd(geometry, section.begin, middle, after);
    }
}

void placeWall(SiegeGeometry &geometry, const Section &section)
{
    SiegePlace &wall = geometry.places[section.place];
    wall.along = unitVector(section.end - section.begin);
    wall.outward = QPointF(wall.along.y(), -wall.along.x());
    if (QPointF::dotProduct(wall.outward, wall.at - geometry.centre) < 0)
        wall.outward = -wall.outward;
    if (isGate(wall.kind))
        return;
    wall.at = (section.begin + section.end) / 2;
    wall.length = distance(section.begin, section.end);
}

/// A wall that has no neighbours at all.
void placeAlone(SiegeGeometry &geometry, SiegePlace &wall)
{
    wall.outward = unitVector(wall.at - geometry.centre);
    wall.along = QPointF(-wall.outward.y(), wall.outward.x());
    wall.length = 110 * geometry.unit;
}

/// A tower that stands a little inside moves onto the nearest corner of the walls that has none.
void moveTowers(SiegeGeometry &geometry)
{
    std::vector<QPointF> corners = geometry.joints;
    for (const QLineF &gap : geometry.gaps) {
        corners.push_back(gap.p1());
        corners.push_back(gap.p2());
    }
    const double reach = 78 * geometry.unit;
    for (SiegePlace &tower : geometry.places) {
        if (tower.kind != SiegeKind::Tower || corners.empty())
            continue;
        if (!geometry.fortress.containsPoint(tower.at, Qt::WindingFill))
            continue;
        const auto nearest =
            std::ranges::min_element(corners, {}, [&](QPointF corner) { return distance(corner, tower.at); });
        const double away = distance(*nearest, tower.at);
        const bool onRing = std::ranges::any_of(
            geometry.fortress, [&](QPointF corner) { return distance(corner, tower.at) < 1e-6; });
        if (onRing || away > reach)
            continue;
        tower.at = *nearest;
        corners.erase(nearest);
    }
    std::erase_if(geometry.joints,
                  [&](QPointF joint) { return std::ranges::find(corners, joint) == corners.end(); });
}

} // namespace

void layRing(SiegeGeometry &geometry, const Board &board)
{
    std::vector<Section> sections = sectionsOf(geometry);
    if (sections.size() < 3) {
        for (const Section &section : sections)
            placeAlone(geometry, geometry.places[section.place]);
        return;
    }
    const double reach = reachOf(geometry, sections);
    const NeighbouringWalls neighbours(geometry, board);
    std::vector<bool> gapAfter;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const std::size_t here = sections[i].place;
        const std::size_t next = sections[(i + 1) % sections.size()].place;
        const bool isFar = distance(geometry.places[here].at, geometry.places[next].at) > reach;
        gapAfter.push_back(neighbours.part(here, next) || (isFar && !neighbours.areNeighbours(here, next)));
    }
    const bool ring = 2 * std::ranges::count(gapAfter, true) <= static_cast<std::ptrdiff_t>(sections.size());
    joinSections(geometry, sections, gapAfter);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        placeWall(geometry, sections[i]);
        if (!ring) // walls here and there
            continue;
        geometry.fortress << sections[i].begin << sections[i].end;
        if (gapAfter[i])
            geometry.gaps.emplace_back(sections[i].end, sections[(i + 1) % sections.size()].begin);
    }
    moveTowers(geometry);
}

} // namespace merlon::canvas
