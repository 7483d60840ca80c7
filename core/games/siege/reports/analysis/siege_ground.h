#pragma once

#include "core/board/analysis/cut.h"
#include "core/board/analysis/march.h"
#include "core/games/siege/reports/analysis/analysis_rules.h"

namespace merlon::siege {

/// Who can shoot at a rampart.
struct Cover {
    std::size_t rampart = 0;          ///< or barbican-rampart
    std::vector<std::size_t> walls;   ///< whose marksmen reach it while no invader fights there
    std::vector<std::size_t> towers;  ///< whose marksmen reach it
    std::vector<std::size_t> cannons; ///< towers from which a cannon reaches it
    int fromWalls = 0;                ///< the most marksmen that walls have spaces for
    int fromTowers = 0;
    int atStart = 0; ///< marksmen that start there
};

/// A board of the siege family as an army sees it that marches against it. Any board may be looked at; the board must
/// live longer.
class SiegeGround {
public:
    SiegeGround(const Board &board, const AnalysisRules &rules);

    const Board &board() const { return m_board; }
    /// The camps follow the places of the board, one for each side that has a foreground.
    const MarchPlan &plan() const { return m_plan; }
    const std::vector<std::size_t> &walls() const { return m_plan.goals; }
    bool isOnBoard(std::size_t place) const { return place < m_board.places().size(); }
    const std::string &key(std::size_t place) const { return m_board.places()[place].key; }
    /// A link of the plan, if it is one of the board.
    std::optional<std::size_t> linkOfBoard(std::size_t link) const;

    /// Every path that may be trapped costs 1.
    CutCosts trapCosts() const;
    /// Every rampart costs 1.
    CutCosts holdCosts() const;

    /// Of each rampart in board order.
    std::vector<Cover> covers() const;

private:
    void addCamps();
    void addPaths();
    std::vector<std::size_t> joined(std::size_t place, const char *linkKind, const char *placeKind) const;
    Cover coverOf(std::size_t rampart) const;
    Cover coverOfBarbican(std::size_t rampart) const;
    void count(Cover &cover) const;

    const Board &m_board;
    AnalysisRules m_rules;
    MarchPlan m_plan;
    std::vector<std::size_t> m_paths; ///< by link of the plan behind those of camps: its number on the board
    std::size_t m_campLinks = 0;
    std::vector<std::vector<std::size_t>> m_touching; ///< by place: links of the board
};

} // namespace merlon::siege
