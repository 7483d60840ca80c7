#pragma once

#include "core/engine/match/dealer.h"
#include "core/games/siege/agenda/agenda_search.h"
#include "core/players/players.h"
#include "tests/support/player_games.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Assaults that are really played, with nothing of what computes odds, to compare odds with.
namespace merlon::testing {

/// What came of many assaults.
struct PlayedAssaults {
    double games = 0;
    std::vector<double> breaches; ///< by wall
    double entries = 0;
    double invaders = 0; ///< units lost
    double defenders = 0;
};

/// Calls `count(before, after)` with states at the beginning and at the end of `games` assaults, played from the same
/// knowledge: what is hidden is imagined anew each time. `view` shows a position at the first decision of an assault.
template <class Edition, class Count>
void playAssaults(const View &view, std::uint32_t games, std::uint64_t seed, Count count)
{
    using GameState = siege::AgendaState<Edition>;
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const std::unique_ptr<State> state = view.setup().start();
    const std::unique_ptr<State> before = view.setup().start();
    EventSink nobody;
    OutcomeList outcomes;
    for (std::uint32_t game = 0; game < games; ++game) {
        Random random(seed, game);
        const Dealer dealer(seed * 1'000'003 + game);
        view.imagine(*state, random);
        before->copyFrom(*state);
        std::uint32_t chances = 0;
        auto &played = static_cast<GameState &>(*state);
        while (!siege::isOver(played.data()) && siege::isInAssault<Edition>(played.data())) {
            const Seat seat = state->decision().seat;
            if (seat != kChance) {
                state->apply(player->choose(*state->seenBy({seat}), random), nobody);
                continue;
            }
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), nobody);
        }
        count(static_cast<const GameState &>(*before).data(), played.data());
    }
}

} // namespace merlon::testing
