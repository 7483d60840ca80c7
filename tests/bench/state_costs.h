#pragma once

#include "core/engine/match/match.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"
#include "core/players/players.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <string>

/// What is measured of every game, at a position of its own.
namespace merlon::bench {

inline void measureCopyFrom(benchmark::State &bench, const State &state)
{
    const std::unique_ptr<State> copy = state.clone();
    for (auto _ : bench) {
        copy->copyFrom(state);
        benchmark::DoNotOptimize(copy.get());
        benchmark::ClobberMemory();
    }
}

inline void measureClone(benchmark::State &bench, const State &state)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(state.clone());
}

inline void measureHash(benchmark::State &bench, const State &state)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(state.hash());
}

/// What lies where, as windows and the terminal ask for it.
inline void measureTableau(benchmark::State &bench, const State &state)
{
    const std::unique_ptr<View> view = state.seenBy({state.decision().seat});
    for (auto _ : bench)
        benchmark::DoNotOptimize(tableauOf(*view));
}

inline void measureSeeAndImagine(benchmark::State &bench, const State &state)
{
    const std::unique_ptr<State> imagined = state.clone();
    Random random(3);
    for (auto _ : bench) {
        const std::unique_ptr<View> view = state.seenBy({state.decision().seat});
        view->imagine(*imagined, random);
        benchmark::DoNotOptimize(imagined.get());
    }
}

inline void measureChoices(benchmark::State &bench, const State &state)
{
    ChoiceList choices;
    for (auto _ : bench) {
        state.choices(choices);
        benchmark::DoNotOptimize(choices.size());
    }
    bench.SetLabel(std::to_string(choices.size()) + " choices");
}

/// Whole games of computers.
inline void measureHeuristicGames(benchmark::State &bench, const std::shared_ptr<const Setup> &setup)
{
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        Match match(setup, {.seed = ++seed});
        Random random(seed);
        while (!match.isOver()) {
            const std::unique_ptr<View> view = match.seenBy({match.state().decision().seat});
            if (!match.play(player->choose(*view, random), match.ply()))
                std::abort();
        }
    }
}

} // namespace merlon::bench
