#pragma once

#include "core/engine/goals/goal_watch.h"

#include <QString>

namespace merlon {

/// What is to be done, in the language that is spoken.
QString taskOf(const Goal &goal);
/// Empty if there is none.
QString hintOf(const Goal &goal);
/// How many rounds or turns are left for it; empty where nothing is limited, or when it is settled.
QString leftFor(const GoalWatch &watch, const GoalStanding &standing, const Game &game);
/// Whether it is solved, and what is said of that; empty while it is open.
QString outcomeOf(const Goal &goal, const GoalStanding &standing);

} // namespace merlon
