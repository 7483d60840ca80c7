#pragma once

#include "core/engine/dealer.h"
#include "core/engine/game.h"
#include "core/players/players.h"
#include "tests/support/boards.h"

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

namespace merlon::testing {

inline std::shared_ptr<const Setup> openSiege2()
{
    const Game *game = findGame("siege2");
    Expected<std::shared_ptr<const Setup>> setup = game->open(shippedBoard(game->defaultBoard()), {});
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

/// Plays a game with computer players of a kind and calls `look(state)` before each choice of a seat, until it
/// says no.
inline void watchGame(const Setup &setup, std::string_view kind, std::uint64_t seed,
                      const std::function<bool(const State &)> &look)
{
    const std::unique_ptr<Player> player = makePlayer(kind);
    const Dealer dealer(seed);
    Random random(seed);
    EventSink events;
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    const std::unique_ptr<State> state = setup.start();
    for (Seat seat = state->decision().seat; seat != kNobody; seat = state->decision().seat) {
        if (seat == kChance) {
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), events);
            continue;
        }
        if (!look(*state))
            return;
        state->apply(player->choose(*state->seenBy({seat}), random), events);
    }
}

} // namespace merlon::testing
