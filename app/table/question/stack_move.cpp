#include "app/table/question/stack_move.h"

#include <algorithm>
#include <utility>

namespace merlon {

void StackMove::begin(std::vector<canvas::Thing> picks, int more, const Decision &decision, std::size_t ply)
{
    m_picks = std::move(picks);
    m_then.reset();
    m_more = more;
    m_decision = decision;
    m_ply = ply;
}

void StackMove::begin(Choice then, Seat seat, std::size_t ply)
{
    m_picks.clear();
    m_then = then;
    m_more = 1;
    m_decision = {};
    m_decision.seat = seat;
    m_ply = ply;
}

std::optional<Choice> StackMove::nextByPicks(ChoiceGuide guide, const Decision &decision) const
{
    const bool picked = decision.kind == m_decision.kind
        && std::ranges::all_of(m_picks, [&](const canvas::Thing &thing) { return guide.pick(thing); });
    return picked ? guide.complete() : std::nullopt;
}

std::optional<Choice> StackMove::next(ChoiceGuide guide, const Decision &decision, std::size_t ply)
{
    std::optional<Choice> choice;
    if (m_more > 0 && ply == m_ply + 1 && decision.seat == m_decision.seat) {
        if (!m_then)
            choice = nextByPicks(std::move(guide), decision);
        else if (const std::vector<Choice> all = guide.remaining();
                 std::ranges::find(all, *m_then) != all.end())
            choice = m_then;
    }
    m_more = choice ? m_more - 1 : 0;
    m_ply = ply;
    return choice;
}

} // namespace merlon
