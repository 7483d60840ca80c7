#include "core/games/exiles/reports/analysis/analysed_fortress.h"

#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/exiles/pieces/fortifications.h"

#include <algorithm>
#include <iterator>

namespace merlon::exiles {

AnalysedFortress::AnalysedFortress(const Board &board)
    : m_board(board)
    , m_neighbours(board.places().size())
    , m_advances(board.places().size())
    , m_comers(board.places().size())
    , m_flanks(board.places().size())
    , m_ditches(board.places().size())
    , m_hasGate(board.places().size(), false)
{
    for (const Link &link : board.links())
        join(link);
    collect();
}

void AnalysedFortress::join(const Link &link)
{
    const auto from = m_board.indexOf(link.from);
    const auto to = m_board.indexOf(link.to);
    if (!from || !to || from == to)
        return;
    if (link.kind == "adjacent") {
        m_neighbours[*from].push_back(*to);
        m_neighbours[*to].push_back(*from);
    } else if (link.kind == "advance") {
        m_advances[*from].push_back(*to);
        m_comers[*to].push_back(*from);
    } else if (link.kind == "flank") {
        m_flanks[*from].push_back(*to);
    } else if (link.kind == "guards") {
        m_ditches[*to].push_back(*from);
    } else if (link.kind == "opens") {
        m_hasGate[*to] = true;
    } else if (link.kind == "covers") {
        m_covers.push_back({*from, *to, static_cast<int>(fromLevelOf(link))});
    }
}

void AnalysedFortress::collect()
{
    for (std::size_t place = 0; place < m_board.places().size(); ++place) {
        const bool isFull = kind(place) == "assault" ? m_fronts.size() == kFrontsLookedAt
                                                     : m_sections.size() == kSectionsLookedAt;
        const bool isWanted = kind(place) == "assault" || kind(place) == "section";
        m_isLookedAtInPart = m_isLookedAtInPart || (isWanted && isFull);
        if (!isWanted || isFull)
            continue;
        if (kind(place) == "section")
            m_sections.push_back(place);
        else
            m_fronts.push_back(frontBefore(place));
    }
}

AnalysedFront AnalysedFortress::frontBefore(std::size_t zone) const
{
    AnalysedFront front;
    front.assault = zone;
    for (const std::size_t from : m_comers[zone]) {
        if (kind(from) == "deployment" && !front.deployment)
            front.deployment = from;
    }
    for (const std::size_t to : m_advances[zone]) {
        if (kind(to) == "section" && !front.wall)
            front.wall = to;
    }
    for (const std::size_t tower : m_flanks[zone]) {
        if (kind(tower) == "section")
            front.towers.push_back(tower);
    }
    const auto addDitches = [&](std::size_t section) {
        std::ranges::copy(m_ditches[section], std::back_inserter(front.line));
    };
    if (front.wall) {
        front.hasGate = m_hasGate[*front.wall];
        addDitches(*front.wall);
    }
    std::ranges::for_each(front.towers, addDitches);
    std::ranges::sort(front.line);
    front.line.erase(std::unique(front.line.begin(), front.line.end()), front.line.end());
    return front;
}

bool AnalysedFortress::isTower(std::size_t section) const
{
    return wordOf(exilesSchema(), m_board.places()[section], "form") == kTower;
}

int AnalysedFortress::count(std::string_view kind) const
{
    return static_cast<int>(std::ranges::count(m_board.places(), kind, &Place::kind));
}

std::vector<CoveredZone> AnalysedFortress::coversOf(std::size_t zone) const
{
    std::vector<CoveredZone> found;
    std::ranges::copy_if(m_covers, std::back_inserter(found),
                         [zone](const CoveredZone &one) { return one.zone == zone; });
    return found;
}

int AnalysedFortress::capacityOf(std::size_t section, int level) const
{
    const SectionLevel &data = kSectionLevels[static_cast<std::size_t>(level)];
    const int plain = data.capacity(isTower(section));
    return plain + static_cast<int>(numberOf(exilesSchema(), m_board.places()[section], "cap-bonus"));
}

int AnalysedFortress::shootersInReach(std::size_t zone, int level) const
{
    int shooters = 0;
    for (const CoveredZone &cover : m_covers) {
        if (cover.zone == zone && cover.level <= level && kind(cover.from) == "section")
            shooters += capacityOf(cover.from, level);
    }
    return shooters;
}

std::vector<std::optional<int>> AnalysedFortress::distancesFrom(std::size_t section) const
{
    std::vector<std::optional<int>> distances(m_board.places().size());
    std::vector<std::size_t> edge {section};
    distances[section] = 0;
    for (std::size_t next = 0; next < edge.size(); ++next) {
        const int farther = *distances[edge[next]] + 1;
        for (const std::size_t other : m_neighbours[edge[next]]) {
            if (distances[other])
                continue;
            distances[other] = farther;
            edge.push_back(other);
        }
    }
    return distances;
}

} // namespace merlon::exiles
