#include "core/engine/match/match.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/exiles/edition.h"
#include "core/games/module.h"
#include "core/players/players.h"
#include "tests/bench/random_games.h"
#include "tests/support/boards.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

/// What Exiles costs; items are counted as in siege_bench.cpp. The argument of each measurement is the number of seats.
namespace merlon {

namespace {

std::shared_ptr<const Setup> exilesFor(std::int64_t seats)
{
    return *exiles::exilesGame().open(testing::shippedBoard("ring"), {{"players", std::to_string(seats)}});
}

/// A state in the middle of a campaign of a computer, where a seat acts.
std::unique_ptr<State> middleOfExiles(std::int64_t seats)
{
    const std::shared_ptr<const Setup> setup = exilesFor(seats);
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Match match(setup, {.seed = 11});
    Random random(11);
    constexpr int kMiddle = 10;
    for (;;) {
        const auto &state = static_cast<const exiles::ExilesState &>(match.state());
        const Decision decision = state.decision();
        if (state.data().turn >= kMiddle
            && static_cast<exiles::StepKind>(decision.kind) == exiles::StepKind::Act)
            break;
        const std::unique_ptr<View> view = match.seenBy({decision.seat});
        if (!match.play(player->choose(*view, random), match.ply()))
            std::abort();
    }
    std::unique_ptr<State> state = match.state().clone();
    state->forgetMoments();
    return state;
}

void exilesRandomGames(benchmark::State &bench)
{
    bench::measureRandomGames(bench, *exilesFor(bench.range(0)));
}
BENCHMARK(exilesRandomGames)->Arg(1)->Arg(4);

void exilesCopyFrom(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfExiles(bench.range(0));
    const std::unique_ptr<State> copy = state->clone();
    for (auto _ : bench) {
        copy->copyFrom(*state);
        benchmark::DoNotOptimize(copy.get());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(exilesCopyFrom)->Arg(1)->Arg(4);

void exilesClone(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfExiles(bench.range(0));
    for (auto _ : bench)
        benchmark::DoNotOptimize(state->clone());
}
BENCHMARK(exilesClone)->Arg(1)->Arg(4);

void exilesHash(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfExiles(bench.range(0));
    for (auto _ : bench)
        benchmark::DoNotOptimize(state->hash());
}
BENCHMARK(exilesHash)->Arg(1)->Arg(4);

void exilesTableau(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfExiles(bench.range(0));
    const std::unique_ptr<View> view = state->seenBy({state->decision().seat});
    for (auto _ : bench)
        benchmark::DoNotOptimize(tableauOf(*view));
}
BENCHMARK(exilesTableau)->Arg(1)->Arg(4)->Unit(benchmark::kMicrosecond);

/// All that can be done in an action turn.
void exilesChoices(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfExiles(bench.range(0));
    ChoiceList choices;
    for (auto _ : bench) {
        state->choices(choices);
        benchmark::DoNotOptimize(choices.size());
    }
    bench.SetLabel(std::to_string(choices.size()) + " choices");
}
BENCHMARK(exilesChoices)->Arg(1)->Arg(4)->Unit(benchmark::kMicrosecond);

/// Whole campaigns of computers, won or lost.
void exilesHeuristicGames(benchmark::State &bench)
{
    const std::shared_ptr<const Setup> setup = exilesFor(bench.range(0));
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
BENCHMARK(exilesHeuristicGames)->Arg(1)->Arg(4)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace merlon
