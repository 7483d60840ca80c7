#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"
#include "core/games/mountain/edition.h"
#include "core/games/mountain/placement.h"
#include "tests/bench/random_games.h"
#include "tests/support/boards.h"

#include <benchmark/benchmark.h>

#include <string>

namespace merlon {

namespace {

/// What Under the Mountain costs; items are counted as in siege_bench.cpp. The argument of each measurement is the number of
/// seats.
std::shared_ptr<const Setup> mountainFor(std::int64_t seats)
{
    return *mountain::mountainGame().open(testing::shippedBoard(seats > 3 ? "winter" : "autumn"),
                                          {{"players", std::to_string(seats)}});
}

/// A state in the middle of a random game, where somebody recruits or digs.
std::unique_ptr<State> middleOfMountain(std::int64_t seats)
{
    const std::shared_ptr<const Setup> setup = mountainFor(seats);
    bench::Buffers buffers;
    for (std::uint64_t seed = 11;; ++seed) {
        std::unique_ptr<State> state = setup->start();
        state->forgetMoments();
        Random random(seed);
        bench::playRandomly(*state, random, buffers, 150);
        if (static_cast<mountain::StepKind>(state->decision().kind) == mountain::StepKind::Act)
            return state;
    }
}

void mountainRandomGames(benchmark::State &bench)
{
    bench::measureRandomGames(bench, *mountainFor(bench.range(0)));
}
BENCHMARK(mountainRandomGames)->Arg(2)->Arg(5);

void mountainCopyFrom(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    const std::unique_ptr<State> copy = state->clone();
    for (auto _ : bench) {
        copy->copyFrom(*state);
        benchmark::DoNotOptimize(copy.get());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(mountainCopyFrom)->Arg(2)->Arg(5);

void mountainClone(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    for (auto _ : bench)
        benchmark::DoNotOptimize(state->clone());
}
BENCHMARK(mountainClone)->Arg(2)->Arg(5);

void mountainHash(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    for (auto _ : bench)
        benchmark::DoNotOptimize(state->hash());
}
BENCHMARK(mountainHash)->Arg(2)->Arg(5);

/// All shapes in all orientations, wherever their marks may lie.
void mountainAllDigs(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    const auto &real = static_cast<const mountain::MountainState &>(*state);
    const mountain::Scene scene = mountain::Edition::scene(real.data(), real.field(), real.rules());
    const Seat seat = state->decision().seat;
    for (auto _ : bench) {
        const mountain::DiggingGround ground = mountain::diggingGround(scene, seat);
        for (const mountain::Outlines &outlines : mountain::kOutlinesOfShapes) {
            for (const mountain::Outline &outline : outlines) {
                if (outline.isOffered)
                    benchmark::DoNotOptimize(mountain::legalMarks(ground, outline));
            }
        }
    }
}
BENCHMARK(mountainAllDigs)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

void mountainChoices(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    ChoiceList choices;
    for (auto _ : bench) {
        state->choices(choices);
        benchmark::DoNotOptimize(choices.begin());
    }
}
BENCHMARK(mountainChoices)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

void mountainTableau(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    const std::unique_ptr<View> view = state->seenBy({state->decision().seat});
    for (auto _ : bench)
        benchmark::DoNotOptimize(tableauOf(*view));
}
BENCHMARK(mountainTableau)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

void mountainSeeAndImagine(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    const std::unique_ptr<State> imagined = state->clone();
    Random random(3);
    for (auto _ : bench) {
        const std::unique_ptr<View> view = state->seenBy({state->decision().seat});
        view->imagine(*imagined, random);
        benchmark::DoNotOptimize(imagined.get());
    }
}
BENCHMARK(mountainSeeAndImagine)->Arg(2)->Arg(5);

} // namespace

} // namespace merlon
