#pragma once

#include "core/engine/goals/goal.h"
#include "core/engine/match/match.h"

#include <optional>
#include <vector>

namespace merlon {

/// How far a game has come with a goal.
struct GoalStanding {
    enum class Outcome : std::uint8_t { Open, Reached, Missed };

    Outcome outcome = Outcome::Open;
    int used =
        0; ///< rounds, or turns of its own, that are over: of those within which the goal is to be reached
    std::optional<std::size_t> settledAt; ///< the number of the step with which it was reached or missed

    friend bool operator==(const GoalStanding &, const GoalStanding &) = default;
};

/// Follows a match and says how it stands with a goal. That follows from the steps alone, so that undo needs no care.
class GoalWatch {
public:
    /// `seat`: whose goal it is.
    GoalWatch(Goal goal, Seat seat)
        : m_goal(std::move(goal))
        , m_seat(seat)
    {
    }

    const Goal &goal() const { return m_goal; }
    Seat seat() const { return m_seat; }
    /// How many rounds or turns are left, the one that is played now included; 0 where nothing is limited.
    int left(const GoalStanding &standing) const;
    /// How it stands after the steps up to now, counted from the beginning of this match's chronicle. Only steps that have
    /// not been looked at before cost time.
    GoalStanding look(const Match &match);

private:
    /// What is known after a step.
    struct Mark {
        GoalStanding standing;
        Seat last = kNobody;    ///< the seat that chose last
        std::uint64_t hash = 0; ///< of the state
        Choice choice;
    };

    Mark after(const Mark &before, const Ply &ply, std::size_t number, const State &state) const;
    int roundsOver(const Ply &ply, bool hasBegun, const Vocabulary &vocabulary) const;
    bool isReached(const Ply &ply, const State &state) const;
    bool isLate(const Mark &mark, const State &state) const;

    Goal m_goal;
    Seat m_seat;
    std::vector<Mark> m_marks; ///< of each step
};

/// Plays the stored solution of a goal on a match that stands at its beginning: each line is for whoever is asked. Empty,
/// or the first line with which no legal choice goes; the match then stands where it would have come.
std::string playSolution(Match &match, const Goal &goal);

} // namespace merlon
