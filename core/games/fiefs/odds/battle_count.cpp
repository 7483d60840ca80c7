#include "core/games/fiefs/odds/battle_count.h"

#include "core/games/fiefs/knights.h"

namespace merlon::fiefs {

void BattleCount::add(const std::vector<Event> &events, double weight)
{
    const auto lose = [&](Seat seat, int knights) {
        for (const Side side : kSides)
            m_losses[side] += m_seats[side] == seat ? weight * knights : 0;
    };
    for (const Event &event : events) {
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Conquered:
        case EventKind::CastleTaken:
            m_wins += weight;
            break;
        case EventKind::KnightsLost:
            lose(static_cast<Seat>(event.args[0]), event.args[2]);
            break;
        case EventKind::KnightMired:
            lose(static_cast<Seat>(event.args[0]), 1);
            break;
        default:
            break;
        }
    }
}

void BattleCount::addEnd(const FiefsState &state, double weight)
{
    const Scene scene {state.data(), state.field(), state.rules()};
    for (const Side side : kSides) {
        if (m_seats[side] != kNobody)
            m_points[side] += weight * pointsOfTeam(scene, scene.rules.teamOf(m_seats[side]));
    }
}

void BattleCount::write(BattleOdds &odds, double sum) const
{
    odds.win = shareOf(m_wins, sum);
    for (const Side side : kSides) {
        odds.losses[side] = m_losses[side] / sum;
        odds.points[side] = m_points[side] / sum;
    }
}

bool isBattleOver(const FiefsData &data)
{
    return agenda::isOver<Edition>(data) || agenda::findStep(data, StepKind::FinishAdvance) == nullptr;
}

} // namespace merlon::fiefs
