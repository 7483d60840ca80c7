#include "app/table/match/undo_rights.h"

namespace merlon {

std::optional<std::size_t> UndoRights::lastQuestion() const
{
    std::optional<std::size_t> last;
    for (std::size_t ply = m_match.ply(); ply-- > 0;) {
        const Ply &step = m_match.chronicle()[ply];
        if (step.dealt)
            continue;
        last = ply;
        if (m_joined.contains(ply))
            continue;
        if (m_seating.persons() == 0 || m_seating.isPerson(step.decision.seat))
            break;
    }
    return last;
}

void UndoRights::setJoined(std::size_t ply, bool joined)
{
    m_joined.erase(m_joined.lower_bound(ply), m_joined.end());
    if (joined)
        m_joined.insert(ply);
}

Disclosure UndoRights::whyNot(std::size_t ply) const
{
    if (m_match.takeBacks())
        return Disclosure::None;
    if (!m_limit)
        m_limit = undoableTo(m_match, m_seating.persons() == 0 ? SeatSet::all() : m_seating.onlookers());
    return ply < m_limit->ply ? m_limit->why : Disclosure::None;
}

bool UndoRights::mayPlayOnFrom(std::size_t ply) const
{
    return m_seating.persons() == 0 || m_match.isOver() || whyNot(ply) == Disclosure::None;
}

} // namespace merlon
