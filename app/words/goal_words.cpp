#include "app/words/goal_words.h"

#include "app/words/resources.h"
#include "app/words/round_words.h"

#include <QCoreApplication>

namespace merlon {

namespace {

/// The sentences about goals of scenarios.
struct GoalWords {
    Q_DECLARE_TR_FUNCTIONS(GoalWords)
};

} // namespace

QString taskOf(const Goal &goal)
{
    const QString task = nameIn(goal.task, {});
    return task.isEmpty() ? GoalWords::tr("Reach the goal of this scenario.") : task;
}

QString hintOf(const Goal &goal)
{
    return nameIn(goal.hint, {});
}

QString leftFor(const GoalWatch &watch, const GoalStanding &standing, const Game &game)
{
    const int left = watch.left(standing);
    if (standing.outcome != GoalStanding::Outcome::Open)
        return {};
    switch (watch.goal().limit) {
    case Goal::Limit::None:
        return {};
    case Goal::Limit::Rounds:
        return left <= 1 ? RoundWords(game).say("last") : RoundWords(game).say("left", {std::int64_t {left}});
    case Goal::Limit::Turns:
        return left <= 1 ? GoalWords::tr("This is your last turn for the task.")
                         : GoalWords::tr("%n turn(s) left for the task.", nullptr, left);
    }
    return {};
}

QString outcomeOf(const Goal &goal, const GoalStanding &standing)
{
    switch (standing.outcome) {
    case GoalStanding::Outcome::Open:
        return {};
    case GoalStanding::Outcome::Reached: {
        const QString praise = nameIn(goal.praise, {});
        if (praise.isEmpty())
            return GoalWords::tr("Solved!");
        //: Of a puzzle. %1: what its author says, one or two sentences
        return GoalWords::tr("Solved! %1").arg(praise);
    }
    case GoalStanding::Outcome::Missed:
        return GoalWords::tr("Not solved: the goal is missed.");
    }
    return {};
}

} // namespace merlon
