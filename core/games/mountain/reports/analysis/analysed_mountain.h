#pragma once

#include "core/board/board.h"
#include "core/games/mountain/board/mountain_schema.h"

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace merlon::mountain {

/// How far a cell is from a start: the fewest cells to dig, the last one included, and the fewest hammers among the ways
/// that need no more cells.
struct DigDistance {
    int cells = 0;
    int hammers = 0;
    friend auto operator<=>(const DigDistance &, const DigDistance &) = default;
};

/// A cell that can be reached from a start.
struct ReachedCell {
    std::size_t place = 0;
    DigDistance distance {};
};

/// From a start to all cells, over cells that can be dug. Rivals are left out.
struct DigDistances {
    std::size_t start = 0;
    std::vector<std::optional<DigDistance>> to; ///< by place; none where no way leads
    std::vector<std::size_t> before;            ///< by place: the one before it on the way
};

/// The starts for a number of players.
struct StartGroup {
    int players = 0;
    std::vector<std::size_t> starts; ///< by their number among the starts of the mountain
};

/// A board as its analyses see it, sound or not. It must outlive this.
class AnalysedMountain {
public:
    static constexpr std::size_t kStartsLookedAt = 24; ///< no sound board of three labels needs more

    explicit AnalysedMountain(const Board &board);

    const Board &board() const { return m_board; }
    std::size_t size() const { return m_cells.size(); }
    const std::string &key(std::size_t place) const { return m_board.places()[place].key; }
    /// None for a place of another type.
    const std::optional<CellOfBoard> &cell(std::size_t place) const { return m_cells[place]; }
    bool isGround(std::size_t place) const { return m_cells[place] && !m_cells[place]->isHeart; }
    int groundCells() const;

    /// Of the start cells in board order, the first ones if there are very many.
    const std::vector<DigDistances> &starts() const { return m_starts; }
    bool hasMoreStarts() const { return m_hasMoreStarts; }
    /// For 3, 4 and 5 players, those that have starts.
    std::vector<StartGroup> groups() const;

    /// The nearest first.
    std::vector<ReachedCell> statuesFrom(const DigDistances &start) const;
    /// The same until a tunnel is beside the site (MT-5.14).
    std::vector<ReachedCell> sitesFrom(const DigDistances &start) const;
    /// The nearest cell beside the heart.
    std::optional<ReachedCell> heartFrom(const DigDistances &start) const;
    /// The cells that can be reached, the start left out.
    int reachedFrom(const DigDistances &start) const;
    /// The same without digging any rubble.
    int softCellsFrom(std::size_t start) const;
    /// The cells on the way, the start first.
    std::vector<std::size_t> wayTo(const DigDistances &start, std::size_t place) const;

private:
    DigDistances distancesFrom(std::size_t start) const;

    const Board &m_board;
    std::vector<std::optional<CellOfBoard>> m_cells;
    std::vector<std::vector<std::size_t>> m_neighbours;
    std::vector<DigDistances> m_starts;
    bool m_hasMoreStarts = false;
};

} // namespace merlon::mountain
