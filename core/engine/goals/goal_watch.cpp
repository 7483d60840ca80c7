#include "core/engine/goals/goal_watch.h"

#include "core/base/json.h"
#include "core/engine/lessons/choice_pattern.h"
#include "core/engine/lessons/lesson_trail.h"
#include "core/engine/position/full_form.h"

#include <algorithm>

namespace merlon {

namespace {

bool hasRoundEnds(const Vocabulary &vocabulary)
{
    return std::ranges::any_of(vocabulary.events(),
                               [](const Term &term) { return term.role == TermRole::RoundEnd; });
}

/// Key and arguments, with single blanks.
std::string lineOfEvent(const Vocabulary &vocabulary, const Event &event)
{
    const Term &term = vocabulary.events()[event.kind];
    std::string line = term.key;
    for (std::size_t i = 0; i < term.types.size(); ++i)
        line += ' ' + vocabulary.keyOf(term.types[i], event.args[i]);
    return line;
}

} // namespace

int GoalWatch::left(const GoalStanding &standing) const
{
    return m_goal.limit == Goal::Limit::None ? 0 : std::max(0, m_goal.count - standing.used);
}

GoalStanding GoalWatch::look(const Match &match)
{
    const std::span<const Ply> plies = match.chronicle();
    std::size_t known = 0;
    while (known < m_marks.size() && known < plies.size() && m_marks[known].hash == plies[known].hash
           && m_marks[known].choice == plies[known].choice)
        ++known;
    m_marks.resize(known);
    if (known < plies.size()) {
        const std::unique_ptr<State> state = match.stateAt(known);
        for (; known < plies.size(); ++known) {
            match.lead(*state, known, known + 1);
            const Mark before = m_marks.empty() ? Mark() : m_marks.back();
            m_marks.push_back(after(before, plies[known], known, *state));
        }
    }
    return m_marks.empty() ? GoalStanding() : m_marks.back().standing;
}

GoalWatch::Mark GoalWatch::after(const Mark &before, const Ply &ply, std::size_t number,
                                 const State &state) const
{
    Mark mark = before;
    mark.hash = ply.hash;
    mark.choice = ply.choice;
    GoalStanding &standing = mark.standing;
    if (standing.outcome != GoalStanding::Outcome::Open)
        return mark;
    const bool isOfSeat = ply.decision.seat < state.setup().seats().size();
    if (m_goal.limit == Goal::Limit::Turns && isOfSeat && before.last == m_seat
        && ply.decision.seat != m_seat)
        ++standing.used;
    if (isOfSeat)
        mark.last = ply.decision.seat;
    if (m_goal.limit == Goal::Limit::Rounds)
        standing.used += roundsOver(ply, mark.last != kNobody, state.setup().vocabulary());
    if (isReached(ply, state))
        standing.outcome = GoalStanding::Outcome::Reached;
    else if (state.outcome().over || isLate(mark, state))
        standing.outcome = GoalStanding::Outcome::Missed;
    if (standing.outcome != GoalStanding::Outcome::Open)
        standing.settledAt = number;
    return mark;
}

/// Where a game does not tell the end of its rounds, the next one begins: but not the first, before anybody has chosen.
int GoalWatch::roundsOver(const Ply &ply, bool hasBegun, const Vocabulary &vocabulary) const
{
    const bool tellsEnds = hasRoundEnds(vocabulary);
    if (!tellsEnds && !hasBegun)
        return 0;
    const TermRole role = tellsEnds ? TermRole::RoundEnd : TermRole::Round;
    return static_cast<int>(std::ranges::count_if(
        ply.events, [&](const Event &event) { return vocabulary.events()[event.kind].role == role; }));
}

/// All that comes of a choice counts for it, also what happens after the end of the last round.
bool GoalWatch::isReached(const Ply &ply, const State &state) const
{
    switch (m_goal.kind) {
    case Goal::Kind::Won:
        return state.outcome().isWinner(m_seat);
    case Goal::Kind::Event:
        return std::ranges::any_of(ply.events, [&](const Event &event) {
            return goesWith(m_goal.event, lineOfEvent(state.setup().vocabulary(), event));
        });
    case Goal::Kind::Value: {
        const position::FullForm full;
        return isMet(m_goal.value, state.seenBy({m_seat})->position());
    }
    }
    return false;
}

bool GoalWatch::isLate(const Mark &mark, const State &state) const
{
    const int used = mark.standing.used;
    switch (m_goal.limit) {
    case Goal::Limit::None:
        return false;
    case Goal::Limit::Rounds:
        return used >= m_goal.count;
    case Goal::Limit::Turns: // what others do after the last turn still belongs to it
        return used >= m_goal.count && state.decision().seat == m_seat && mark.last != m_seat;
    }
    return false;
}

std::string playSolution(Match &match, const Goal &goal)
{
    for (const std::string &line : goal.solution) {
        const std::optional<Choice> choice = choiceFor(match.state(), line);
        if (match.isOver() || !choice || !match.play(*choice, match.ply()))
            return line;
    }
    return {};
}

} // namespace merlon
