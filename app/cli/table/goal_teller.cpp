#include "app/cli/table/goal_teller.h"

#include "app/words/goal_words.h"
#include "app/words/language.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

QString GoalTeller::news(const Match &match)
{
    const GoalStanding standing = m_watch.look(match);
    if (m_told == standing)
        return {};
    m_told = standing;
    switch (standing.outcome) {
    case GoalStanding::Outcome::Open:
        return leftFor(m_watch, standing, match.setup().game());
    case GoalStanding::Outcome::Reached:
        break;
    case GoalStanding::Outcome::Missed: {
        QString text = outcomeOf(m_watch.goal(), standing);
        if (const QString hint = hintOf(m_watch.goal()); !hint.isEmpty())
            //: At the terminal, after a puzzle has not been solved. %1: one or two sentences
            text += u' ' + Cli::tr("Hint: %1").arg(hint);
        return text;
    }
    }
    return outcomeOf(m_watch.goal(), standing);
}

} // namespace merlon::cli
