#include "app/table/question/stack_move.h"

#include <algorithm>
#include <utility>

namespace merlon {

void StackMove::begin(std::vector<canvas::Thing> picks, int more, const Decision &decision, std::size_t ply)
{
    m_picks = std::move(picks);
    m_more = more;
    m_decision = decision;
    m_ply = ply;
}

std::optional<Choice> StackMove::next(ChoiceGuide guide, const Decision &decision, std::size_t ply)
{
    const bool follows = m_more > 0 && ply == m_ply + 1 && decision.kind == m_decision.kind
        && decision.seat == m_decision.seat;
    const bool picked = follows
        && std::ranges::all_of(m_picks, [&](const canvas::Thing &thing) { return guide.pick(thing); });
    const std::optional<Choice> choice = picked ? guide.complete() : std::nullopt;
    m_more = choice ? m_more - 1 : 0;
    m_ply = ply;
    return choice;
}

} // namespace merlon
