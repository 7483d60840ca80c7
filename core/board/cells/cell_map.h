#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/board/cells/grid.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// The cells of a board: which of its places lies where, what borders on it, patches of land.
namespace merlon {

/// Which place of a board lies in which cell. Where several do, the first in board order counts.
class CellMap {
public:
    CellMap(const Board &board, const CellGrid &grid);

    const CellGrid &grid() const { return m_grid; }
    std::optional<std::size_t> placeIn(Cell cell) const;
    Cell cellOf(std::size_t place) const { return m_cells[place]; }
    /// Whether a place has its cell for itself and lies in the middle of it, but for a little.
    bool isOnGrid(std::size_t place) const { return m_isOnGrid[place]; }

private:
    CellGrid m_grid;
    std::vector<Cell> m_cells; ///< by place
    std::vector<bool> m_isOnGrid;
    std::map<Cell, std::size_t> m_places;
};

/// The links between places in neighbouring cells that the schema asks for and the board does not have yet, in
/// either direction. None between kinds that such a link may not join.
std::vector<Link> missingNeighbourLinks(const Board &board, const BoardSchema &schema, const CellMap &map);

/// The places that can be reached from one along links of a kind, in either direction, over places that belong; itself
/// included. In board order.
std::vector<std::size_t> floodFrom(const Board &board, const std::string &linkKind, std::size_t start,
                                   const std::function<bool(const Place &)> &belongs);

} // namespace merlon
