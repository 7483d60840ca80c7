#include "core/games/mountain/edition.h"
#include "core/games/mountain/placement.h"
#include "tests/bench/random_games.h"
#include "tests/bench/state_costs.h"
#include "tests/support/boards.h"

#include <benchmark/benchmark.h>

#include <string>

/// What Under the Mountain costs; items are counted as in siege_bench.cpp. The argument of each measurement is the number
/// of seats.
namespace merlon {

namespace {

std::shared_ptr<const Setup> mountainFor(std::int64_t seats)
{
    const char *board = seats < 4 ? "autumn" : "winter";
    return *mountain::mountainGame().open(testing::shippedBoard(board), {{"players", std::to_string(seats)}});
}

/// A state in the middle of a random game, where a seat recruits or digs.
std::unique_ptr<State> middleOfMountain(std::int64_t seats)
{
    const std::shared_ptr<const Setup> setup = mountainFor(seats);
    bench::Buffers buffers;
    for (std::uint64_t seed = 11;; ++seed) {
        std::unique_ptr<State> state = setup->start();
        state->forgetMoments();
        Random random(seed);
        bench::playRandomly(*state, random, buffers, 120);
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
    bench::measureCopyFrom(bench, *middleOfMountain(bench.range(0)));
}
BENCHMARK(mountainCopyFrom)->Arg(2)->Arg(5);

void mountainClone(benchmark::State &bench)
{
    bench::measureClone(bench, *middleOfMountain(bench.range(0)));
}
BENCHMARK(mountainClone)->Arg(2)->Arg(5);

void mountainHash(benchmark::State &bench)
{
    bench::measureHash(bench, *middleOfMountain(bench.range(0)));
}
BENCHMARK(mountainHash)->Arg(2)->Arg(5);

void mountainTableau(benchmark::State &bench)
{
    bench::measureTableau(bench, *middleOfMountain(bench.range(0)));
}
BENCHMARK(mountainTableau)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

void mountainSeeAndImagine(benchmark::State &bench)
{
    bench::measureSeeAndImagine(bench, *middleOfMountain(bench.range(0)));
}
BENCHMARK(mountainSeeAndImagine)->Arg(2)->Arg(5);

/// All that can be chosen in step 2 of a turn: each shape and mineral with a place is found by sets of squares.
void mountainChoices(benchmark::State &bench)
{
    bench::measureChoices(bench, *middleOfMountain(bench.range(0)));
}
BENCHMARK(mountainChoices)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

/// All places of all tiles in all orientations.
void mountainDigs(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfMountain(bench.range(0));
    const auto &game = static_cast<const mountain::MountainState &>(*state);
    const mountain::Scene scene {game.data(), game.field(), game.rules()};
    int places = 0;
    for (auto _ : bench) {
        places = 0;
        const mountain::DiggingGround ground = mountain::diggingGround(scene, state->decision().seat);
        for (std::size_t shape = 0; shape < mountain::kShapes; ++shape) {
            for (const mountain::Outline &outline : mountain::kOutlinesOfShapes[shape])
                places += outline.isOffered ? mountain::legalMarks(ground, outline).size() : 0;
        }
        benchmark::DoNotOptimize(places);
    }
    bench.SetLabel(std::to_string(places) + " places");
}
BENCHMARK(mountainDigs)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

void mountainHeuristicGames(benchmark::State &bench)
{
    bench::measureHeuristicGames(bench, mountainFor(bench.range(0)));
}
BENCHMARK(mountainHeuristicGames)->Arg(2)->Arg(5)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace merlon
