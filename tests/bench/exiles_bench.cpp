#include "core/engine/match/match.h"
#include "core/games/exiles/edition.h"
#include "core/players/players.h"
#include "tests/bench/random_games.h"
#include "tests/bench/state_costs.h"
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
    bench::measureCopyFrom(bench, *middleOfExiles(bench.range(0)));
}
BENCHMARK(exilesCopyFrom)->Arg(1)->Arg(4);

void exilesClone(benchmark::State &bench)
{
    bench::measureClone(bench, *middleOfExiles(bench.range(0)));
}
BENCHMARK(exilesClone)->Arg(1)->Arg(4);

void exilesHash(benchmark::State &bench)
{
    bench::measureHash(bench, *middleOfExiles(bench.range(0)));
}
BENCHMARK(exilesHash)->Arg(1)->Arg(4);

void exilesTableau(benchmark::State &bench)
{
    bench::measureTableau(bench, *middleOfExiles(bench.range(0)));
}
BENCHMARK(exilesTableau)->Arg(1)->Arg(4)->Unit(benchmark::kMicrosecond);

/// All that can be done in an action turn.
void exilesChoices(benchmark::State &bench)
{
    bench::measureChoices(bench, *middleOfExiles(bench.range(0)));
}
BENCHMARK(exilesChoices)->Arg(1)->Arg(4)->Unit(benchmark::kMicrosecond);

/// Whole campaigns of computers, won or lost.
void exilesHeuristicGames(benchmark::State &bench)
{
    bench::measureHeuristicGames(bench, exilesFor(bench.range(0)));
}
BENCHMARK(exilesHeuristicGames)->Arg(1)->Arg(4)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace merlon
