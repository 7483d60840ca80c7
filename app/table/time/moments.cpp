#include "app/table/time/moments.h"

#include "core/games/module.h"

#include <algorithm>

namespace merlon {

void Moments::update(const SeatView &seat, const GameFace &face, const Tableau &now)
{
    const std::vector<StoryLine> story = seat.story();
    m_words.emplace(seat.setup().game());
    readTimes(seat, story, face, now);
    m_moments.clear();
    m_isOver = seat.now()->outcome().over;
    const std::vector<Time> &times = m_times[seat.seats().bits()];
    const auto add = [&](std::size_t ply, Seat who) {
        m_moments.push_back({ply, who, times[ply].round, times[ply].phase});
    };
    for (const StoryLine &line : story) {
        if (line.number > 0 && !line.dealt) {
            add(line.ply, line.seat);
            m_moments.back().resignation = line.resignation;
        }
        if (!m_moments.empty())
            m_moments.back().news += line.events.size();
    }
    add(seat.ply(), kNobody);
}

/// At a question that the dealer answers no match stops: it counts as part of what was before, and so does what the
/// seats do not see.
void Moments::readTimes(const SeatView &seat, const std::vector<StoryLine> &story, const GameFace &face,
                        const Tableau &tableauNow)
{
    const std::size_t now = seat.ply();
    for (auto &[seats, known] : m_times) // what was there before the match went back holds for all
        known.resize(std::min(known.size(), now + 1));
    std::vector<Time> &times = m_times[seat.seats().bits()];
    const std::size_t first = times.size();
    times.resize(now + 1);
    if (first > now)
        return;
    std::vector<bool> dealt(now + 1);
    for (const StoryLine &line : story)
        dealt[line.ply] = dealt[line.ply] || line.dealt;
    const Speaker speaker(seat.setup());
    const auto read = [&](std::size_t ply, const View &view) {
        times[ply] = timeOf(face.timeOf(ply == now ? tableauNow : tableauOf(view), speaker));
    };
    if (first == 0 && !dealt[0])
        read(0, *seat.at(0));
    std::size_t last = first == 0 ? 0 : first - 1;
    seat.walk(last, [&](const SeenStep &step) {
        for (std::size_t ply = last + 1; ply <= step.ply; ++ply)
            times[ply] = times[last];
        if (!dealt[step.ply])
            read(step.ply, *step.view);
        last = step.ply;
    });
}

Moments::Time Moments::timeOf(const std::optional<RoundTime> &read)
{
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
