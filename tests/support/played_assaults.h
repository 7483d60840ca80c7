#pragma once

#include "core/engine/agenda/step.h"
#include "core/engine/match/dealer.h"
#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/players/players.h"
#include "tests/support/player_games.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Assaults that are really played, with nothing of what computes odds, to compare odds with.
namespace merlon::testing {

/// A number that was counted in each of many games.
class Tally {
public:
    void add(double value)
    {
        ++m_games;
        m_sum += value;
        m_squares += value * value;
    }
    double mean() const { return m_games > 0 ? m_sum / m_games : 0; }
    /// Half the width of the interval in which 95 of 100 differences of two such means lie.
    double marginOfDifference() const
    {
        const double variance = m_games > 0 ? m_squares / m_games - mean() * mean() : 0;
        return m_games > 0 ? 1.96 * std::sqrt(2 * std::max(0.0, variance) / m_games) : 0;
    }

private:
    double m_games = 0;
    double m_sum = 0;
    double m_squares = 0;
};

/// What came of many assaults.
struct PlayedAssaults {
    double games = 0;
    std::vector<double> breaches; ///< by wall
    double entries = 0;
    Tally invaders; ///< units lost
    Tally defenders;
};

/// Plays `games` assaults from the same knowledge: what is hidden is imagined anew each time. `view` shows a position
/// at the first decision of an assault. Calls `step(before, after)` with the data around each choice and outcome, and
/// `count(before, after)` with those at the beginning and at the end of each assault.
template <class Edition, class Step, class Count>
void playAssaults(const View &view, std::uint32_t games, std::uint64_t seed, Step step, Count count)
{
    using GameState = agenda::AgendaState<Edition>;
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const std::unique_ptr<State> state = view.setup().start();
    typename Edition::Data before;
    typename Edition::Data last;
    EventSink nobody;
    OutcomeList outcomes;
    for (std::uint32_t game = 0; game < games; ++game) {
        Random random(seed, game);
        const Dealer dealer(seed * 1'000'003 + game);
        view.imagine(*state, random);
        auto &played = static_cast<GameState &>(*state);
        before = played.data();
        std::uint32_t chances = 0;
        while (!agenda::isOver<Edition>(played.data()) && siege::isInAssault<Edition>(played.data())) {
            last = played.data();
            const Seat seat = state->decision().seat;
            if (seat != kChance) {
                state->apply(player->choose(*state->seenBy({seat}), random), nobody);
            } else {
                state->outcomes(outcomes);
                state->apply(dealer.deal(outcomes, chances++), nobody);
            }
            step(last, played.data());
        }
        count(before, played.data());
    }
}

} // namespace merlon::testing
