#include "core/games/mountain/reports/analysis/analysed_mountain.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>

namespace merlon::mountain {

namespace {

void sortByDistance(std::vector<ReachedCell> &cells)
{
    std::ranges::stable_sort(cells, {}, &ReachedCell::distance);
}

} // namespace

AnalysedMountain::AnalysedMountain(const Board &board)
    : m_board(board)
    , m_neighbours(board.places().size())
{
    for (const Place &place : board.places())
        m_cells.push_back(place.kind == "cell" ? std::optional(cellOf(place)) : std::nullopt);
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (from && to && from != to && link.kind == "side") {
            m_neighbours[*from].push_back(*to);
            m_neighbours[*to].push_back(*from);
        }
    }
    for (std::size_t place = 0; place < size(); ++place) {
        if (!m_cells[place] || m_cells[place]->start == 0)
            continue;
        m_hasMoreStarts = m_starts.size() == kStartsLookedAt;
        if (m_hasMoreStarts)
            break;
        m_starts.push_back(distancesFrom(place));
    }
}

int AnalysedMountain::groundCells() const
{
    int cells = 0;
    for (std::size_t place = 0; place < size(); ++place)
        cells += isGround(place) ? 1 : 0;
    return cells;
}

std::vector<StartGroup> AnalysedMountain::groups() const
{
    std::vector<StartGroup> groups;
    for (int players = kLeastLabel; players < kLeastLabel + static_cast<int>(kLabels); ++players) {
        StartGroup group {players, {}};
        for (std::size_t start = 0; start < m_starts.size(); ++start) {
            if ((m_cells[m_starts[start].start]->start & labelBit(players)) != 0)
                group.starts.push_back(start);
        }
        if (!group.starts.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

/// The ways with the fewest cells, among them those with the fewest hammers.
DigDistances AnalysedMountain::distancesFrom(std::size_t start) const
{
    using Entry = std::tuple<DigDistance, std::size_t>;
    DigDistances found {start, std::vector<std::optional<DigDistance>>(size()),
                        std::vector<std::size_t>(size(), start)};
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> next;
    found.to[start] = DigDistance {};
    next.push({DigDistance {}, start});
    while (!next.empty()) {
        const auto [distance, place] = next.top();
        next.pop();
        if (*found.to[place] < distance)
            continue;
        for (const std::size_t other : m_neighbours[place]) {
            if (!isGround(other))
                continue;
            const DigDistance there {distance.cells + 1,
                                     distance.hammers + (m_cells[other]->hasRubble ? 1 : 0)};
            if (found.to[other] && *found.to[other] <= there)
                continue;
            found.to[other] = there;
            found.before[other] = place;
            next.push({there, other});
        }
    }
    return found;
}

std::vector<ReachedCell> AnalysedMountain::statuesFrom(const DigDistances &start) const
{
    std::vector<ReachedCell> statues;
    for (std::size_t place = 0; place < size(); ++place) {
        if (isGround(place) && m_cells[place]->statue != 0 && start.to[place])
            statues.push_back({place, *start.to[place]});
    }
    sortByDistance(statues);
    return statues;
}

std::vector<ReachedCell> AnalysedMountain::sitesFrom(const DigDistances &start) const
{
    std::vector<ReachedCell> sites;
    for (std::size_t place = 0; place < size(); ++place) {
        if (!isGround(place) || !m_cells[place]->isSite || !start.to[place])
            continue;
        DigDistance distance = *start.to[place];
        distance.cells = std::max(1, distance.cells - 1); // beside the portal, too, a tile must be dug first
        distance.hammers -= m_cells[place]->hasRubble && distance.hammers > 0 ? 1 : 0;
        sites.push_back({place, distance});
    }
    sortByDistance(sites);
    return sites;
}

std::optional<ReachedCell> AnalysedMountain::heartFrom(const DigDistances &start) const
{
    std::optional<ReachedCell> nearest;
    for (std::size_t place = 0; place < size(); ++place) {
        if (!isGround(place) || !start.to[place] || (nearest && nearest->distance <= *start.to[place]))
            continue;
        const bool isBeside = std::ranges::any_of(m_neighbours[place], [this](std::size_t other) {
            return m_cells[other] && m_cells[other]->isHeart;
        });
        if (isBeside)
            nearest = ReachedCell {place, *start.to[place]};
    }
    return nearest;
}

int AnalysedMountain::reachedFrom(const DigDistances &start) const
{
    return static_cast<int>(
               std::ranges::count_if(start.to, [](const auto &distance) { return distance.has_value(); }))
        - 1;
}

int AnalysedMountain::softCellsFrom(std::size_t start) const
{
    std::vector<bool> isReached(size(), false);
    std::vector<std::size_t> edge {start};
    isReached[start] = true;
    for (std::size_t next = 0; next < edge.size(); ++next) {
        for (const std::size_t other : m_neighbours[edge[next]]) {
            if (isReached[other] || !isGround(other) || m_cells[other]->hasRubble)
                continue;
            isReached[other] = true;
            edge.push_back(other);
        }
    }
    return static_cast<int>(edge.size()) - 1;
}

std::vector<std::size_t> AnalysedMountain::wayTo(const DigDistances &start, std::size_t place) const
{
    std::vector<std::size_t> way {place};
    while (way.back() != start.start)
        way.push_back(start.before[way.back()]);
    std::ranges::reverse(way);
    return way;
}

} // namespace merlon::mountain
