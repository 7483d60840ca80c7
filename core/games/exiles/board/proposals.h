#pragma once

#include "core/games/exiles/board/board_parts.h"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace merlon::exiles {

/// What would complete a board that is being drawn, guessed from where its places lie: what is near belongs together.
/// Nothing is proposed for boards that are too large to be played.
class Proposals {
public:
    explicit Proposals(const BoardParts &parts);

    /// V2 to V5: the way of the enemy to or from a place that has none.
    std::optional<BoardChange> wayTo(std::size_t place) const;
    std::optional<BoardChange> wayFrom(std::size_t place) const;
    /// V5: a section beside the wall of a front, when all fronts have their walls.
    bool isLikelyTower(std::size_t section) const;
    /// V6: each of these links gets the side on which its tower lies; none if that changes nothing.
    std::optional<BoardChange> sides(const Indices &flanks) const;
    /// V7: beside the fronts of the walls next to it.
    std::optional<BoardChange> flanks(std::size_t tower) const;
    /// V8: all round, as far as one end of a link is not reached yet.
    std::optional<BoardChange> ring(const std::set<std::size_t> &reached) const;
    /// V10: the zones of the fronts that it is beside, those farther out from level 1 on.
    std::optional<BoardChange> covers(std::size_t tower) const;
    /// V13: the nearest wall without a gate.
    std::optional<BoardChange> wallFor(std::size_t gate) const;
    /// V14: the nearest section.
    std::optional<BoardChange> sectionFor(std::size_t ditch) const;

private:
    Point at(std::size_t place) const { return m_parts.board().places()[place].at; }
    void pairNearest(const Indices &from, const Indices &to);
    void layRing();
    Indices neighborsOf(std::size_t section) const;
    bool hasFront(std::size_t wall) const;
    std::string sideOf(std::size_t zone, std::size_t tower) const;
    std::optional<BoardChange> toNearest(std::string_view kind, std::size_t from, const Indices &among) const;

    const BoardParts &m_parts;
    bool m_isSmall;
    std::vector<std::pair<std::size_t, std::size_t>>
        m_ways;     ///< of the enemy, from and to, that are still missing
    Indices m_ring; ///< the sections in their order around the city
    Point m_middle;
};

} // namespace merlon::exiles
