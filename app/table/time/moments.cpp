#include "app/table/time/moments.h"

#include <algorithm>

namespace merlon {

void Moments::update(const Match &match, SeatSet eyes, const GameFace &face)
{
    readTimes(match, face);
    m_moments.clear();
    m_isOver = match.isOver();
    const auto add = [this](std::size_t ply, Seat seat) {
        m_moments.push_back({ply, seat, m_times[ply].round, m_times[ply].phase});
    };
    for (const StoryLine &line : storyFor(match.chronicle(), eyes)) {
        if (line.number > 0 && !match.chronicle()[line.ply].dealt) {
            add(line.ply, line.seat);
            m_moments.back().resignation = line.resignation;
        }
        if (!m_moments.empty())
            m_moments.back().news += line.events.size();
    }
    add(match.ply(), kNobody);
}

void Moments::readTimes(const Match &match, const GameFace &face)
{
    const std::size_t now = match.ply();
    const std::size_t first = std::min(m_times.size(), now + 1);
    m_times.resize(now + 1);
    if (first > now)
        return;
    const std::unique_ptr<State> state = match.stateAt(first);
    for (std::size_t ply = first; ply <= now; ++ply) {
        if (ply < now && match.chronicle()[ply].dealt)
            m_times[ply] = ply > 0 ? m_times[ply - 1] : Time();
        else
            m_times[ply] = timeOf(*state, face);
        if (ply < now)
            match.lead(*state, ply, ply + 1);
    }
}

Moments::Time Moments::timeOf(const State &state, const GameFace &face)
{
    const std::optional<RoundTime> read = face.timeOf(*state.seenBy({}));
    if (!read)
        return {};
    m_hasRounds = true;
    if (m_phases.empty()) {
        for (const PhaseCell &phase : read->phases)
            m_phases.push_back(phase.name);
    }
    return {read->round, read->now ? static_cast<int>(*read->now) : -1};
}

std::size_t Moments::after(std::size_t ply) const
{
    const auto found = std::ranges::upper_bound(m_moments, ply, {}, &Moment::ply);
    return std::min(static_cast<std::size_t>(found - m_moments.begin()), choices());
}

std::size_t Moments::roundBefore(std::size_t index) const
{
    if (index == 0)
        return 0;
    const int round = m_moments[index - 1].round;
    while (index > 0 && m_moments[index - 1].round == round)
        --index;
    return index;
}

std::size_t Moments::roundAfter(std::size_t index) const
{
    const int round = m_moments[index].round;
    while (index < choices() && m_moments[index].round == round)
        ++index;
    return index;
}

} // namespace merlon
