#include "core/engine/match/match_course.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace merlon {

MatchCourse::MatchCourse(std::unique_ptr<State> start, const RecordBefore &before)
    : m_before(before)
{
    m_snapshots.push_back({0, std::move(start)});
}

void MatchCourse::add(Ply ply, const State &after)
{
    constexpr std::size_t kPliesPerSnapshot = 32;
    m_plies.push_back(std::move(ply));
    if (m_plies.size() % kPliesPerSnapshot == 0)
        m_snapshots.push_back({m_plies.size(), after.clone()});
}

void MatchCourse::cut(std::size_t ply)
{
    m_plies.resize(ply);
    while (m_snapshots.back().ply > ply)
        m_snapshots.pop_back();
}

const MatchCourse::Snapshot &MatchCourse::snapshotBefore(std::size_t ply) const
{
    return *std::prev(std::ranges::upper_bound(m_snapshots, ply, {}, &Snapshot::ply));
}

std::unique_ptr<State> MatchCourse::stateAt(std::size_t ply) const
{
    const Snapshot &nearest = snapshotBefore(ply);
    std::unique_ptr<State> state = nearest.state->clone();
    lead(*state, nearest.ply, ply);
    return state;
}

void MatchCourse::lead(State &state, std::size_t from, std::size_t to) const
{
    assert(to <= m_plies.size());
    EventSink silence;
    for (std::size_t i = from; i < to; ++i) {
        const Ply &ply = m_plies[i];
        if (ply.resignation)
            state.resign(ply.decision.seat, silence);
        else
            state.apply(ply.choice, silence);
        assert(state.hash() == ply.hash);
    }
}

void MatchCourse::move(State &state, std::size_t from, std::size_t to) const
{
    const Snapshot &nearest = snapshotBefore(to);
    const bool isNearer = to < from || nearest.ply > from;
    if (isNearer)
        state.copyFrom(*nearest.state);
    lead(state, isNearer ? nearest.ply : from, to);
}

std::uint32_t MatchCourse::chancesAt(std::size_t ply) const
{
    return ply == 0 ? m_before.chances : m_plies[ply - 1].chances;
}

std::size_t MatchCourse::entriesAt(std::size_t ply) const
{
    return ply == 0 ? m_before.entries : m_plies[ply - 1].entries;
}

std::size_t MatchCourse::resignationsAt(std::size_t ply) const
{
    return m_before.resignations
        + static_cast<std::size_t>(std::ranges::count(plies().first(ply), true, &Ply::resignation));
}

std::size_t MatchCourse::lastMoment(std::size_t ply) const
{
    while (ply > 0 && !m_plies[ply - 1].atMoment)
        --ply;
    return ply;
}

std::optional<std::size_t> MatchCourse::newSavePoint(std::size_t ply) const
{
    const std::size_t entries = entriesAt(ply);
    for (; ply > 0 && entriesAt(ply) == entries; --ply) {
        if (m_plies[ply - 1].atSavePoint)
            return ply;
    }
    return std::nullopt;
}

} // namespace merlon
