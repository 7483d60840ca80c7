#pragma once

#include "core/board/analysis.h"

namespace merlon {

/// How units march over a board, as the rules of a game have it: in steps, of which a unit takes one at a time. Units
/// that stand further on leave before others come.
struct MarchPlan {
    PlaceGraph graph; ///< the ways; beyond the places of the board those where units wait off it
    std::vector<std::size_t> camps; ///< where units without end wait
    std::vector<int> room;          ///< by place: the most units that stay there between steps; not for camps
    std::vector<int> start;         ///< by place: the units that stand there at first; not for camps
    std::vector<int> budgets;       ///< of the steps of a round, in any order: so many may leave each place
    std::vector<std::size_t> goals; ///< places from which nothing leaves
};

/// What becomes of units that have reached a goal.
enum class AtGoal {
    Stay, ///< they fill it: it takes no more than it has room for
    Fall, ///< by the next round it is empty again
};

/// Units that reach goals, and how many march along each link of the graph for that.
struct Arrivals {
    int units = 0;
    std::vector<int> marched;
};

/// The most units that reach some goals within a number of rounds: a maximum flow over time, in a network that repeats
/// the places for every step. All orders of the steps are tried in the first rounds, later only that which begins with
/// the widest.
Arrivals mostArrivals(const MarchPlan &plan, std::span<const std::size_t> goals, int rounds, AtGoal atGoal);

/// The fewest rounds in which so many units can have reached a goal; none if `most` rounds are not enough.
std::optional<int> roundsFor(const MarchPlan &plan, std::size_t goal, int units, int most);

} // namespace merlon
