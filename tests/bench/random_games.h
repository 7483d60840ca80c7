#pragma once

#include "core/base/random.h"
#include "core/engine/game.h"
#include "core/engine/match/dealer.h"

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <memory>

/// Random games of any game, to be measured.
namespace merlon::bench {

struct Buffers {
    ChoiceList choices;
    OutcomeList outcomes;
};

/// Plays on until the game is over or `most` choices of seats have been made; gives their number.
inline std::size_t playRandomly(State &state, Random &random, Buffers &buffers,
                                std::size_t most = ~std::size_t {0})
{
    EventSink nobody;
    std::size_t played = 0;
    for (Seat seat = state.decision().seat; seat != kNobody && played < most; seat = state.decision().seat) {
        if (seat == kChance) {
            state.outcomes(buffers.outcomes);
            state.apply(drawFrom(buffers.outcomes, random), nobody);
        } else {
            state.choices(buffers.choices);
            state.apply(buffers.choices[random.below(static_cast<std::uint32_t>(buffers.choices.size()))],
                        nobody);
            ++played;
        }
    }
    return played;
}

/// Items are choices of seats, each with its legal list generated; forced steps and results of chance do not count, but
/// their time does. Nobody listens to events.
inline void measureRandomGames(benchmark::State &bench, const Setup &setup)
{
    const std::unique_ptr<State> start = setup.start();
    const std::unique_ptr<State> state = start->clone();
    state->forgetMoments();
    Buffers buffers;
    Random random(7);
    std::size_t choices = 0;
    for (auto _ : bench) {
        state->copyFrom(*start);
        choices += playRandomly(*state, random, buffers);
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(choices));
    bench.counters["games"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}

} // namespace merlon::bench
