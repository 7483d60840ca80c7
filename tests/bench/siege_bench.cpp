#include "core/base/json.h"
#include "core/board/files/library.h"
#include "core/engine/match/match.h"
#include "core/engine/records/record_replay.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/steps.h"
#include "tests/bench/random_games.h"
#include "tests/bench/state_costs.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

/// What the siege games cost.
namespace merlon {

namespace {

Board boardOf(const Game &game)
{
    const std::array<std::filesystem::path, 1> directories {std::filesystem::path(MERLON_SOURCE_DIR)
                                                            / "resources/boards"};
    Expected<Board> read =
        loadBoard(game.defaultBoard(), directories, [](std::string_view) { return &siegeSchema(); });
    if (!read) {
        std::fprintf(stderr, "%s\n", say(read.error(), english()).c_str());
        std::abort();
    }
    return std::move(*read);
}

std::shared_ptr<const Setup> opened(const Game &game, const Options &options = {})
{
    return *game.open(boardOf(game), options);
}

/// Siege II, of which the single costs are measured.
const std::shared_ptr<const Setup> &setup()
{
    static const std::shared_ptr<const Setup> kSetup = opened(siege2::siege2Game());
    return kSetup;
}

void randomGames(benchmark::State &bench, const Game &game, const Options &options)
{
    bench::measureRandomGames(bench, *opened(game, options));
}
BENCHMARK_CAPTURE(randomGames, siege2, siege2::siege2Game(), {});
BENCHMARK_CAPTURE(randomGames, siege1For2, siege1::siege1Game(), {{"players", "2"}});
BENCHMARK_CAPTURE(randomGames, siege1For3, siege1::siege1Game(), {{"players", "3"}});
BENCHMARK_CAPTURE(randomGames, siege1For4, siege1::siege1Game(), {{"players", "4"}});

/// A state in the middle of a random game.
std::unique_ptr<State> middle()
{
    std::unique_ptr<State> state = setup()->start();
    bench::Buffers buffers;
    Random random(11);
    bench::playRandomly(*state, random, buffers, 120);
    return state;
}

void copyFrom(benchmark::State &bench)
{
    bench::measureCopyFrom(bench, *middle());
}
BENCHMARK(copyFrom);

/// What lies where, as windows and the terminal ask for it.
void tableau(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middle();
    const std::unique_ptr<View> view = state->seenBy(SeatSet {siege2::kInvader});
    for (auto _ : bench)
        benchmark::DoNotOptimize(tableauOf(*view));
}
BENCHMARK(tableau);

void cloneState(benchmark::State &bench)
{
    bench::measureClone(bench, *middle());
}
BENCHMARK(cloneState);

void hashState(benchmark::State &bench)
{
    bench::measureHash(bench, *middle());
}
BENCHMARK(hashState);

void writePosition(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middle();
    for (auto _ : bench)
        benchmark::DoNotOptimize(state->position().dump());
}
BENCHMARK(writePosition)->Unit(benchmark::kMicrosecond);

void readPosition(benchmark::State &bench)
{
    const std::string text = middle()->position().dump();
    for (auto _ : bench)
        benchmark::DoNotOptimize(setup()->position(*readJson(text, "position")));
}
BENCHMARK(readPosition)->Unit(benchmark::kMicrosecond);

void seeAndImagine(benchmark::State &bench)
{
    const std::unique_ptr<State> state = middle();
    const std::unique_ptr<State> imagined = state->clone();
    Random random(3);
    for (auto _ : bench) {
        const std::unique_ptr<View> view = state->seenBy({0});
        view->imagine(*imagined, random);
        benchmark::DoNotOptimize(imagined.get());
    }
}
BENCHMARK(seeAndImagine);

void openBoard(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(siege2::siege2Game().open(boardOf(siege2::siege2Game()), {}));
}
BENCHMARK(openBoard)->Unit(benchmark::kMicrosecond);

/// A scenario after the set-up in which the defender has hourglasses in plenty: its games are long.
std::unique_ptr<State> richStart()
{
    std::unique_ptr<State> state = setup()->start();
    bench::Buffers buffers;
    Random random(5);
    while (static_cast<siege2::StepKind>(state->decision().kind) != siege2::StepKind::DefenderPhase)
        bench::playRandomly(*state, random, buffers, 1);
    Json position = state->position();
    position["defender"]["reserve"] = 400;
    return *setup()->position(*readJson(position.dump(), "rich start"));
}

constexpr std::size_t kLong = 1000;

/// A random game of that scenario with at least kLong choices, as a record.
std::string longRecord(std::size_t &entries)
{
    for (std::uint64_t seed = 0;; ++seed) {
        Match match(setup(), richStart(), {.seed = seed});
        Random random(seed);
        ChoiceList list;
        while (!match.isOver()) {
            match.state().choices(list);
            if (!match.play(list[random.below(static_cast<std::uint32_t>(list.size()))], match.ply()))
                std::abort();
        }
        const Record record = match.record();
        entries = record.entries.size();
        if (entries >= kLong)
            return writeRecord(record);
    }
}

void openRecord(benchmark::State &bench)
{
    std::size_t entries = 0;
    const std::string text = longRecord(entries);
    bench.SetLabel(std::to_string(entries) + " choices");
    for (auto _ : bench)
        benchmark::DoNotOptimize(merlon::openRecord(*readRecord(text, "bench")));
}
BENCHMARK(openRecord)->Unit(benchmark::kMillisecond);

void heuristicGames(benchmark::State &bench, const Game &game, const Options &options)
{
    bench::measureHeuristicGames(bench, opened(game, options));
}
BENCHMARK_CAPTURE(heuristicGames, siege2, siege2::siege2Game(), {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heuristicGames, siege1For2, siege1::siege1Game(), {{"players", "2"}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heuristicGames, siege1For4, siege1::siege1Game(), {{"players", "4"}})
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace merlon

BENCHMARK_MAIN();
