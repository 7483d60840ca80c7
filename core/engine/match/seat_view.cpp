#include "core/engine/match/seat_view.h"

#include "core/engine/match/match.h"

#include <cassert>

namespace merlon {

namespace {

class LocalSeatView final : public SeatView {
public:
    /// `player`: the same match if these seats may play in it; else null.
    LocalSeatView(const Match &match, Match *player, SeatSet seats)
        : m_match(match)
        , m_player(player)
        , m_seats(seats)
    {
    }

    const Setup &setup() const override { return m_match.setup(); }
    SeatSet seats() const override { return m_seats; }
    std::size_t ply() const override { return m_match.ply(); }
    std::unique_ptr<View> now() const override { return m_match.seenBy(m_seats); }
    std::unique_ptr<View> at(std::size_t ply) const override
    {
        assert(ply <= m_match.ply());
        return ply == m_match.ply() ? now() : m_match.stateAt(ply)->seenBy(m_seats);
    }
    std::vector<StoryLine> story(std::size_t from, std::size_t to) const override
    {
        return storyFor(m_match.chronicle().subspan(from, to - from), m_seats);
    }
    void walk(std::size_t from, const std::function<void(SeenStep)> &visit) const override
    {
        walkThrough(*m_match.stateAt(from), m_match.chronicle().subspan(from), m_seats, [&](SeenStep step) {
            step.ply += from;
            visit(std::move(step));
        });
    }
    std::unique_ptr<View> after(Choice choice) const override
    {
        const Decision asked = m_match.state().decision();
        if (m_match.isOver() || !m_seats.contains(asked.seat) || m_match.state().whyNot(choice))
            return nullptr;
        const std::unique_ptr<State> next = m_match.state().clone();
        EventSink nobody;
        next->apply(choice, nobody);
        const Decision decision = next->decision();
        return decision.depth > 0 && decision.seat == asked.seat ? next->seenBy(m_seats) : nullptr;
    }
    std::vector<SeenAct> acts(std::size_t from, const StoryPlan &plan) const override
    {
        const std::span<const Ply> chronicle = m_match.chronicle();
        std::vector<SeenAct> acts =
            actsThrough(*m_match.stateAt(from), chronicle.subspan(from), m_seats, plan,
                        isInFight(chronicle.first(from), m_match.setup().vocabulary()));
        for (SeenAct &act : acts)
            act.ply += from;
        return acts;
    }
    Expected<void> play(Choice choice, std::size_t ply) override
    {
        // The match says whether it is over, and whether it is that question, whoever asks.
        const bool isOther =
            ply == m_match.ply() && !m_match.isOver() && !m_seats.contains(m_match.state().decision().seat);
        return isOther || !m_player ? notAsked() : m_player->play(choice, ply);
    }
    Expected<void> resign(Seat seat) override
    {
        return !m_seats.contains(seat) || !m_player ? notAsked() : m_player->resign(seat);
    }

private:
    static Expected<void> notAsked() { return tl::unexpected(Error {{"match.not-asked", {}}, {}, {}}); }

    const Match &m_match;
    Match *m_player;
    SeatSet m_seats;
};

} // namespace

std::unique_ptr<SeatView> seatViewOf(Match &match, SeatSet seats)
{
    return std::make_unique<LocalSeatView>(match, &match, seats);
}

std::unique_ptr<SeatView> seatViewOf(const Match &match, SeatSet seats)
{
    return std::make_unique<LocalSeatView>(match, nullptr, seats);
}

} // namespace merlon
