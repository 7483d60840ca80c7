#include "core/board/cells/cell_map.h"

#include "core/board/analysis.h"

#include <cmath>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace merlon {

CellMap::CellMap(const Board &board, const CellGrid &grid)
    : m_grid(grid)
{
    constexpr double kLittle = 0.2; ///< of a cell; boards of whole numbers are never quite on it
    m_cells.reserve(board.places().size());
    m_isOnGrid.reserve(board.places().size());
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        const Point at = board.places()[place].at;
        const Cell cell = cellAt(grid, at);
        const Point middle = middleOf(grid, cell);
        const bool isFirst = m_places.emplace(cell, place).second;
        m_cells.push_back(cell);
        m_isOnGrid.push_back(isFirst && std::hypot(at.x - middle.x, at.y - middle.y) <= kLittle * grid.size);
    }
}

std::optional<std::size_t> CellMap::placeIn(Cell cell) const
{
    const auto found = m_places.find(cell);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Link> missingNeighbourLinks(const Board &board, const BoardSchema &schema, const CellMap &map)
{
    const LinkKind *kind = schema.linkKind(schema.cells.link);
    if (!kind)
        return {};
    std::set<std::pair<std::string_view, std::string_view>> joined;
    for (const Link &link : board.links()) {
        if (link.kind == kind->key) {
            joined.emplace(link.from, link.to);
            joined.emplace(link.to, link.from);
        }
    }
    std::vector<Link> missing;
    const std::span<const Place> places = board.places();
    for (std::size_t place = 0; place < places.size(); ++place) {
        for (const Cell step : stepsOf(map.grid().shape)) {
            const auto other = map.placeIn(map.cellOf(place) + step);
            if (!other || *other < place || map.placeIn(map.cellOf(place)) != place)
                continue;
            const Place &from = places[place];
            const Place &to = places[*other];
            if (mayJoin(*kind, from.kind, to.kind) && !joined.contains({from.key, to.key}))
                missing.push_back({kind->key, from.key, to.key, {}, {}});
        }
    }
    return missing;
}

std::vector<std::size_t> floodFrom(const Board &board, const std::string &linkKind, std::size_t start,
                                   const std::function<bool(const Place &)> &belongs)
{
    const std::span<const Place> places = board.places();
    if (start >= places.size() || !belongs(places[start]))
        return {};
    PlaceGraph graph = bothWays(graphOf(board, std::span(&linkKind, 1)));
    std::erase_if(graph.links, [&](const auto &link) {
        return !belongs(places[link.first]) || !belongs(places[link.second]);
    });
    const std::vector<bool> isReached = reachedFrom(graph, std::span(&start, 1));
    std::vector<std::size_t> reached;
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (isReached[place])
            reached.push_back(place);
    }
    return reached;
}

} // namespace merlon
