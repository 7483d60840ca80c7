#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/odds/battle_odds.h"
#include "core/games/module.h"
#include "tests/bench/random_games.h"
#include "tests/bench/state_costs.h"
#include "tests/support/boards.h"

#include <benchmark/benchmark.h>

#include <string>

/// What Fiefs costs; items are counted as in siege_bench.cpp. The argument of each measurement is the number of seats.
namespace merlon {

namespace {

std::shared_ptr<const Setup> fiefsFor(std::int64_t seats)
{
    return *fiefs::fiefsGame().open(testing::shippedBoard("fiefs-" + std::to_string(seats)), {});
}

/// A state in the middle of a random game, at a decision of a turn.
std::unique_ptr<State> middleOfFiefs(std::int64_t seats)
{
    const std::shared_ptr<const Setup> setup = fiefsFor(seats);
    bench::Buffers buffers;
    for (std::uint64_t seed = 11;; ++seed) {
        std::unique_ptr<State> state = setup->start();
        state->forgetMoments();
        Random random(seed);
        bench::playRandomly(*state, random, buffers, 100);
        if (static_cast<fiefs::StepKind>(state->decision().kind) == fiefs::StepKind::Open)
            return state;
    }
}

void fiefsRandomGames(benchmark::State &bench)
{
    bench::measureRandomGames(bench, *fiefsFor(bench.range(0)));
}
BENCHMARK(fiefsRandomGames)->Arg(2)->Arg(6);

void fiefsCopyFrom(benchmark::State &bench)
{
    bench::measureCopyFrom(bench, *middleOfFiefs(bench.range(0)));
}
BENCHMARK(fiefsCopyFrom)->Arg(2)->Arg(6);

void fiefsClone(benchmark::State &bench)
{
    bench::measureClone(bench, *middleOfFiefs(bench.range(0)));
}
BENCHMARK(fiefsClone)->Arg(2)->Arg(6);

void fiefsHash(benchmark::State &bench)
{
    bench::measureHash(bench, *middleOfFiefs(bench.range(0)));
}
BENCHMARK(fiefsHash)->Arg(2)->Arg(6);

void fiefsTableau(benchmark::State &bench)
{
    bench::measureTableau(bench, *middleOfFiefs(bench.range(0)));
}
BENCHMARK(fiefsTableau)->Arg(2)->Arg(6)->Unit(benchmark::kMicrosecond);

void fiefsSeeAndImagine(benchmark::State &bench)
{
    bench::measureSeeAndImagine(bench, *middleOfFiefs(bench.range(0)));
}
BENCHMARK(fiefsSeeAndImagine)->Arg(2)->Arg(6);

/// All notes of the choices of a turn: each advance on an enemy needs the odds of its battle.
void fiefsNotes(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middleOfFiefs(bench.range(0));
    const std::unique_ptr<View> view = state->seenBy({state->decision().seat});
    ChoiceList choices;
    view->choices(choices);
    std::size_t index = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(notesOn(*view, choices[index++ % choices.size()]));
    bench.SetLabel(std::to_string(choices.size()) + " choices");
}
BENCHMARK(fiefsNotes)->Arg(2)->Arg(6)->Unit(benchmark::kMicrosecond);

void fiefsHeuristicGames(benchmark::State &bench)
{
    bench::measureHeuristicGames(bench, fiefsFor(bench.range(0)));
}
BENCHMARK(fiefsHeuristicGames)->Arg(2)->Arg(6)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace merlon
