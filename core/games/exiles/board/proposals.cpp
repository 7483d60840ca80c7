#include "core/games/exiles/board/proposals.h"

#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/exiles/map.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <tuple>

namespace merlon::exiles {

namespace {

double squareBetween(Point one, Point other)
{
    const double x = one.x - other.x;
    const double y = one.y - other.y;
    return x * x + y * y;
}

/// Links that are added together.
class NewLinks {
public:
    explicit NewLinks(const Board &board)
        : m_end(board.links().size())
    {
    }
    void add(Link link) { m_change.edits.emplace_back(InsertLink {m_end++, std::move(link)}); }
    std::optional<BoardChange> take()
    {
        return m_change.empty() ? std::nullopt : std::optional(std::move(m_change));
    }

private:
    std::size_t m_end;
    BoardChange m_change;
};

} // namespace

Proposals::Proposals(const BoardParts &parts)
    : m_parts(parts)
    , m_isSmall(parts.board().places().size() <= kMostPlaces && parts.sections().size() <= kMostSections)
{
    if (!m_isSmall)
        return;
    layRing();
    const auto lacking = [](Indices places, auto links) {
        std::erase_if(places, [&](std::size_t place) { return !links(place).empty(); });
        return places;
    };
    const auto in = [&](std::size_t place) { return m_parts.linksTo("advance", place); };
    const auto out = [&](std::size_t place) { return m_parts.linksFrom("advance", place); };
    const Indices zones = m_parts.all("assault");
    pairNearest(lacking(m_parts.all("deployment"), out), lacking(zones, in));
    pairNearest(lacking(zones, out), lacking(m_parts.walls(), in));
}

void Proposals::pairNearest(const Indices &from, const Indices &to)
{
    std::vector<std::tuple<double, std::size_t, std::size_t>> pairs;
    for (const std::size_t one : from) {
        for (const std::size_t other : to)
            pairs.emplace_back(squareBetween(at(one), at(other)), one, other);
    }
    std::ranges::sort(pairs);
    std::set<std::size_t> taken;
    for (const auto &[away, one, other] : pairs) {
        if (taken.contains(one) || taken.contains(other))
            continue;
        taken.insert({one, other});
        m_ways.emplace_back(one, other);
    }
}

void Proposals::layRing()
{
    m_ring = m_parts.sections();
    for (const std::size_t section : m_ring) {
        m_middle.x += at(section).x / static_cast<double>(m_ring.size());
        m_middle.y += at(section).y / static_cast<double>(m_ring.size());
    }
    std::ranges::stable_sort(m_ring, {}, [this](std::size_t section) {
        return std::atan2(at(section).y - m_middle.y, at(section).x - m_middle.x);
    });
}

std::optional<BoardChange> Proposals::wayTo(std::size_t place) const
{
    const auto way = std::ranges::find(m_ways, place, &std::pair<std::size_t, std::size_t>::second);
    return way == m_ways.end() ? std::nullopt
                               : std::optional(m_parts.linked("advance", way->first, way->second));
}

std::optional<BoardChange> Proposals::wayFrom(std::size_t place) const
{
    const auto way = std::ranges::find(m_ways, place, &std::pair<std::size_t, std::size_t>::first);
    return way == m_ways.end() ? std::nullopt
                               : std::optional(m_parts.linked("advance", way->first, way->second));
}

/// As the ring is linked, or else as the sections lie around the city.
Indices Proposals::neighborsOf(std::size_t section) const
{
    constexpr std::size_t kBothSides = 2;
    Indices linked = m_parts.linkedWith("adjacent", section);
    if (linked.size() >= kBothSides)
        return linked;
    const auto here = std::ranges::find(m_ring, section);
    if (here == m_ring.end() || m_ring.size() <= kBothSides)
        return linked;
    const auto after = std::next(here) == m_ring.end() ? m_ring.begin() : std::next(here);
    const auto before = here == m_ring.begin() ? std::prev(m_ring.end()) : std::prev(here);
    return {*before, *after};
}

bool Proposals::hasFront(std::size_t wall) const
{
    return m_parts.isWall(wall) && (!m_parts.linksTo("advance", wall).empty() || wayTo(wall));
}

bool Proposals::isLikelyTower(std::size_t section) const
{
    if (!m_isSmall || hasFront(section))
        return false;
    const Indices neighbors = neighborsOf(section);
    return std::ranges::any_of(neighbors, [this](std::size_t wall) { return hasFront(wall); });
}

/// As the enemy sees it when facing the wall of the zone, or else the middle of the city.
std::string Proposals::sideOf(std::size_t zone, std::size_t tower) const
{
    const Indices ways = m_parts.linksFrom("advance", zone);
    const Point ahead = ways.empty() ? m_middle : at(m_parts.endOf(ways.front()));
    const double across = (ahead.x - at(zone).x) * (at(tower).y - at(zone).y)
        - (ahead.y - at(zone).y) * (at(tower).x - at(zone).x);
    return across < 0 ? "left" : "right"; // y grows downward
}

std::optional<BoardChange> Proposals::sides(const Indices &flanks) const
{
    BoardChange change;
    for (const std::size_t position : flanks) {
        if (!m_isSmall)
            break;
        Link link = m_parts.board().links()[position];
        const std::string side = sideOf(m_parts.startOf(position), m_parts.endOf(position));
        if (flankSideOf(link) == side)
            continue;
        link.attributes["side"] = side;
        change.edits.emplace_back(ReplaceLink {position, std::move(link)});
    }
    return change.empty() ? std::nullopt : std::optional(std::move(change));
}

std::optional<BoardChange> Proposals::flanks(std::size_t tower) const
{
    if (!m_isSmall)
        return std::nullopt;
    NewLinks links(m_parts.board());
    std::set<std::size_t> zones;
    for (const std::size_t wall : neighborsOf(tower)) {
        for (const std::size_t way : m_parts.linksTo("advance", wall)) {
            const std::size_t zone = m_parts.startOf(way);
            if (!m_parts.is(zone, "assault") || !zones.insert(zone).second)
                continue;
            Link link = m_parts.linkBetween("flank", zone, tower);
            if (const std::string side = sideOf(zone, tower); flankSideOf(link) != side)
                link.attributes["side"] = side;
            const Indices there = m_parts.linksFrom("flank", zone);
            const bool isTaken = std::ranges::any_of(there, [&](std::size_t other) {
                return flankSideOf(m_parts.board().links()[other]) == flankSideOf(link);
            });
            if (!isTaken)
                links.add(std::move(link));
        }
    }
    return links.take();
}

std::optional<BoardChange> Proposals::ring(const std::set<std::size_t> &reached) const
{
    NewLinks links(m_parts.board());
    std::set<std::pair<std::size_t, std::size_t>> known;
    for (std::size_t i = 0; i < m_ring.size(); ++i) {
        const std::size_t one = m_ring[i];
        const std::size_t other = m_ring[(i + 1) % m_ring.size()];
        const bool isNew = one != other && known.insert(std::minmax({one, other})).second
            && !m_parts.areLinked("adjacent", one, other);
        if (isNew && !(reached.contains(one) && reached.contains(other)))
            links.add(m_parts.linkBetween("adjacent", one, other));
    }
    return links.take();
}

std::optional<BoardChange> Proposals::covers(std::size_t tower) const
{
    NewLinks links(m_parts.board());
    std::set<std::size_t> zones;
    for (const std::size_t flank : m_parts.linksTo("flank", tower)) {
        const std::size_t zone = m_parts.startOf(flank);
        if (!m_isSmall || !m_parts.is(zone, "assault") || !zones.insert(zone).second)
            continue;
        links.add(m_parts.linkBetween("covers", tower, zone));
        for (const std::size_t way : m_parts.linksTo("advance", zone)) {
            Link far = m_parts.linkBetween("covers", tower, m_parts.startOf(way));
            far.attributes["from-level"] = std::int64_t {1};
            if (m_parts.is(m_parts.startOf(way), "deployment"))
                links.add(std::move(far));
        }
    }
    return links.take();
}

std::optional<BoardChange> Proposals::toNearest(std::string_view kind, std::size_t from,
                                                const Indices &among) const
{
    if (!m_isSmall || among.empty())
        return std::nullopt;
    const std::size_t nearest =
        std::ranges::min(among, {}, [&](std::size_t place) { return squareBetween(at(from), at(place)); });
    return m_parts.linked(kind, from, nearest);
}

std::optional<BoardChange> Proposals::wallFor(std::size_t gate) const
{
    if (!m_isSmall)
        return std::nullopt;
    Indices walls = m_parts.walls();
    std::erase_if(walls, [this](std::size_t wall) { return !m_parts.linksTo("opens", wall).empty(); });
    return toNearest("opens", gate, walls);
}

std::optional<BoardChange> Proposals::sectionFor(std::size_t ditch) const
{
    return toNearest("guards", ditch, m_parts.sections());
}

} // namespace merlon::exiles
