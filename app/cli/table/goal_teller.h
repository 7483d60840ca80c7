#pragma once

#include "core/engine/goals/goal_watch.h"

#include <QString>

#include <optional>

namespace merlon::cli {

/// Says at the terminal how a game stands with the goal of its scenario.
class GoalTeller {
public:
    explicit GoalTeller(GoalWatch watch)
        : m_watch(std::move(watch))
    {
    }

    /// What is new since it was asked last: what is left, or how it ended. Empty if nothing is.
    QString news(const Match &match);

private:
    GoalWatch m_watch;
    std::optional<GoalStanding> m_told;
};

} // namespace merlon::cli
