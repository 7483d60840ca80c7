#include "core/games/english.h"
#include "core/simulation/balance.h"
#include "core/simulation/kept_simulation.h"
#include "core/simulation/unfinished.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <numeric>
#include <thread>

using namespace merlon;

namespace {

std::shared_ptr<const Setup> openSiege2()
{
    return *findGame("siege2")->open(testing::shippedBoard("two-shoulders"), {});
}

SimulationSettings randomGames(unsigned threads)
{
    return {.games = 24, .seed = 5, .players = {"random", "random"}, .threads = threads};
}

} // namespace

class SimulationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheSameOnAnyNumberOfThreads();
    void countsEveryGameOnce();
    void teamMatesShareTheirScore();
    void beginsWhereItIsTold();
    void endsWhenItIsCancelled();
    void gamesThatAreGivenUpDoNotCount();
    void theFirstGamesAndTheRestAreAll();
    void whatIsEnoughIsWholeGames();
    void whatIsKeptMeanwhileAreTheFirstGames();
    void whatIsKeptInTheEndHasNoGaps();
    void gaugesAreReadAtTheEnd();
    void anUnfinishedOneIsReadBack();
    void balanceCountsWhatTheGamesCount();
    void balanceNamesAnUnequalBoard();
    void whoPlaysTogetherLeansNowhere();
    void sharesOfOneWholeAddUp();
    void eachLevelBeatsTheOneBelow();
    void refusesUnknownPlayers();
    void refusesTooFewPlayers();
};

void SimulationTest::givesTheSameOnAnyNumberOfThreads()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    QVERIFY(*simulate(setup, randomGames(1)) == *simulate(setup, randomGames(3)));
}

void SimulationTest::whatIsKeptMeanwhileAreTheFirstGames()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    SimulationSettings settings = randomGames(2);
    settings.games = 60;
    std::vector<SimulationResult> kept;
    const auto keep = [&](const SimulationResult &played) { kept.push_back(played); };
    using std::chrono::milliseconds;
    const auto whole = simulateKeeping(setup, settings, emptyResult(*setup), milliseconds(0), keep);
    QVERIFY(whole && *whole == *simulate(setup, settings));
    QVERIFY(kept.size() > 1);
    SimulationSettings first = settings;
    first.games = kept.front().games;
    QVERIFY(first.games > 0 && first.games < 60);
    QVERIFY(kept.front() == *simulate(setup, first));
    // From there on again, and not kept where that is due later.
    kept.resize(1);
    const SimulationResult before = kept.front();
    const auto rest = simulateKeeping(setup, settings, before, std::chrono::hours(1), keep);
    QVERIFY(rest && *rest == *whole);
    QCOMPARE(kept.size(), std::size_t {1});
}

/// Though it is not due, and the games under way are given up.
void SimulationTest::whatIsKeptInTheEndHasNoGaps()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    std::atomic<bool> cancelled = false;
    SimulationSettings settings = randomGames(2);
    SimulationSettings first = settings;
    first.games = 10;
    const SimulationResult before = *simulate(setup, first);
    settings.games = 1'000'000;
    settings.cancelled = &cancelled;
    std::vector<SimulationResult> kept;
    const auto keep = [&](const SimulationResult &played) {
        kept.push_back(played);
        cancelled = true;
    };
    QVERIFY(simulateKeeping(setup, settings, before, std::chrono::milliseconds(0), keep).has_value());
    QCOMPARE(kept.size(), std::size_t {2}); // when it was due, and when it was cancelled
    QVERIFY(kept.front() == kept.back());
    first.games = kept.back().games;
    QVERIFY(kept.back() == *simulate(setup, first));
}

void SimulationTest::countsEveryGameOnce()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    const SimulationResult result = *simulate(setup, randomGames(2));
    QCOMPARE(result.games, 24u);
    QCOMPARE(result.wins[0] + result.wins[1], 24u);
    QCOMPARE(tallyOf(result, setup->vocabulary(), "round-begins", "round-begins").games, 24u);
}

void SimulationTest::teamMatesShareTheirScore()
{
    const auto setup = *findGame("siege1")->open(testing::shippedBoard("three-gates"), {{"players", "4"}});
    const SimulationResult result = *simulate(
        setup, {.games = 6, .seed = 2, .players = {"random", "random", "random", "random"}, .threads = 2});
    QCOMPARE(result.scores.size(), std::size_t {4});
    QVERIFY(result.scores[0] == result.scores[1] && result.scores[2] == result.scores[3]);
    QVERIFY(result.scores[0] != result.scores[2]);
    std::uint32_t games = 0;
    for (const auto &[score, count] : result.scores[0])
        games += count;
    QCOMPARE(games, 6u);
}

/// From a position late in a game the games are shorter than from its beginning.
void SimulationTest::beginsWhereItIsTold()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    std::shared_ptr<const State> late;
    testing::watchGame(*setup, "random", 3, [&](const State &state, const View &, Choice) {
        late = state.clone();
        return true;
    });
    SimulationSettings settings = randomGames(2);
    settings.start = late;
    const SimulationResult result = *simulate(setup, settings);
    QCOMPARE(result.games, 24u);
    QVERIFY(result.plies < simulate(setup, randomGames(2))->plies / 10);
}

void SimulationTest::endsWhenItIsCancelled()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    const std::atomic<bool> cancelled = true;
    std::atomic<std::uint32_t> played = 0;
    SimulationSettings settings = randomGames(2);
    settings.played = &played;
    QCOMPARE(simulate(setup, settings)->games, 24u);
    QCOMPARE(played.load(), 24u);
    settings.cancelled = &cancelled;
    QCOMPARE(simulate(setup, settings)->games, 0u);
    QCOMPARE(played.load(), 24u);
}

void SimulationTest::gamesThatAreGivenUpDoNotCount()
{
    constexpr std::uint32_t kMore = 1'000'000; // than anybody would wait for
    std::atomic<bool> cancelled = false;
    std::atomic<std::uint32_t> played = 0;
    SimulationSettings settings = randomGames(2);
    settings.games = kMore;
    settings.cancelled = &cancelled;
    settings.played = &played;
    std::thread waiting([&] {
        while (played < 10)
            std::this_thread::yield();
        cancelled = true;
    });
    const SimulationResult result = *simulate(openSiege2(), settings);
    waiting.join();
    QVERIFY(result.games >= 10 && result.games < kMore);
    QCOMPARE(result.games, played.load());
    QCOMPARE(result.wins[0] + result.wins[1], result.games);
    std::uint64_t plies = 0;
    std::uint32_t games = 0;
    for (const auto &[choices, count] : result.choices) {
        plies += std::uint64_t {choices} * count;
        games += count;
    }
    QCOMPARE(games, result.games);
    QCOMPARE(plies, result.plies);
    QCOMPARE(std::accumulate(result.verbs.begin(), result.verbs.end(), std::uint64_t {0}), result.plies);
}

void SimulationTest::theFirstGamesAndTheRestAreAll()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    SimulationSettings settings = randomGames(2);
    const SimulationResult all = *simulate(setup, settings);
    settings.games = 9;
    SimulationResult sum = *simulate(setup, settings);
    settings.games = 24;
    settings.first = 9;
    add(sum, *simulate(setup, settings));
    QVERIFY(sum == all);
}

/// Those that were begun are played, so that they are the first ones.
void SimulationTest::whatIsEnoughIsWholeGames()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    std::atomic<bool> enough = false;
    std::atomic<std::uint32_t> played = 0;
    SimulationSettings settings = randomGames(2);
    settings.games = 100'000;
    settings.enough = &enough;
    settings.played = &played;
    std::thread watcher([&] {
        while (played < 5)
            std::this_thread::yield();
        enough = true;
    });
    const SimulationResult some = *simulate(setup, settings);
    watcher.join();
    QVERIFY(some.games >= 5 && some.games < 100'000);
    settings = randomGames(3);
    settings.games = some.games;
    QVERIFY(*simulate(setup, settings) == some);
}

/// Once for each seat of each game, whatever else a game reads.
void SimulationTest::gaugesAreReadAtTheEnd()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    SimulationSettings settings = randomGames(2);
    settings.gauges = [](const View &view) {
        const double over = view.outcome().over ? 1 : 0;
        return std::vector<Gauge> {{.chart = "points", .value = 2 * over, .seat = 0},
                                   {.chart = "points", .value = 4 * over, .seat = 1},
                                   {.chart = "points", .value = std::nan(""), .seat = 1},
                                   {.chart = "of nobody", .value = 1}};
    };
    const auto result = simulate(setup, settings);
    QVERIFY(result);
    QCOMPARE(result->gauges.size(), std::size_t {1});
    const FinalGauge &points = result->gauges.at("points");
    QCOMPARE(points.values, std::uint64_t {48});
    QCOMPARE(points.sum, std::int64_t {24 * 6});
    QCOMPARE(points.squares, std::int64_t {24 * 20});
    QCOMPARE(balanceOf(*setup, *result).gauges.at("points").value, 3.0);
}

void SimulationTest::anUnfinishedOneIsReadBack()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    SimulationSettings settings = randomGames(2);
    settings.gauges = [](const View &) {
        return std::vector<Gauge> {{.chart = "points", .value = -3, .seat = 1}};
    };
    UnfinishedSimulation simulation = unfinished(*setup, settings);
    simulation.csv = "numbers.csv";
    simulation.result = *simulate(setup, settings);
    QVERIFY(fits(simulation.result, *setup));
    QTemporaryDir folder;
    const std::filesystem::path file(folder.filePath("unfinished").toStdU16String());
    std::ofstream(file, std::ios::binary) << writeUnfinished(simulation);
    const Expected<UnfinishedSimulation> again = readUnfinishedFile(file);
    QVERIFY2(again, again ? "" : say(again.error(), english()).c_str());
    QVERIFY(again->result == simulation.result);
    QVERIFY(again->scenario == simulation.scenario);
    QCOMPARE(again->players, simulation.players);
    QCOMPARE(again->seed, simulation.seed);
    QCOMPARE(again->games, simulation.games);
    QCOMPARE(again->csv, simulation.csv);

    SimulationResult other = simulation.result;
    other.events.pop_back();
    QVERIFY(!fits(other, *setup));
}

void SimulationTest::balanceCountsWhatTheGamesCount()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    const SimulationResult result = *simulate(setup, randomGames(2));
    const Balance balance = balanceOf(*setup, result);
    QCOMPARE(balance.teams.size(), std::size_t {2});
    QCOMPARE(balance.teams[0].wins, result.wins[0]);
    const Share &share = balance.teams[0].share;
    QVERIFY(share.low <= share.value && share.value <= share.high && share.high - share.low > 0.1);
    std::uint32_t ended = 0;
    std::uint32_t breaches = 0;
    for (const Balance::Ending &ending : balance.endings) {
        ended += ending.games;
        breaches += ending.event == "wall-breached" ? ending.games : 0;
    }
    QCOMPARE(ended, 24u);
    QCOMPARE(breaches, result.wins[0]); // S2-18.9: there is no other way for the invader to win
    const std::uint64_t lost =
        std::accumulate(balance.losses.begin(), balance.losses.end(), std::uint64_t {0},
                        [](std::uint64_t sum, const Balance::AtPlace &loss) { return sum + loss.times; });
    std::uint64_t killed = 0;
    for (const auto &[place, tally] : talliesOf(result, setup->vocabulary(), "unit-killed"))
        killed += tally.times;
    QVERIFY(lost > 0);
    QCOMPARE(lost, killed);
    double kinds = 0; // of all units in a game
    for (const Balance::AtPlace &loss : balance.losses) {
        for (const auto &[kind, inGame] : loss.kinds)
            kinds += inGame;
    }
    QVERIFY(std::abs(kinds * 24 - static_cast<double>(lost)) < 0.001);
    const std::uint64_t taken =
        std::accumulate(balance.captures.begin(), balance.captures.end(), std::uint64_t {0},
                        [](std::uint64_t sum, const Balance::AtPlace &one) { return sum + one.times; });
    QVERIFY(taken > 0 && taken >= breaches);
    const auto cards = std::ranges::find(balance.usage, "card-performed", &Balance::Usage::event);
    QVERIFY(cards != balance.usage.end());
    QCOMPARE(cards->tallies.size(), setup->vocabulary().types()[cards->type].values.size() - 2);
}

/// One castle of the Lion's Share is far better off than the others.
void SimulationTest::balanceNamesAnUnequalBoard()
{
    const std::shared_ptr<const Setup> setup =
        *findGame("fiefs")->open(testing::shippedBoard("lions-share"), {});
    const std::vector<std::string> players(3, "heuristic");
    const SimulationResult result =
        *simulate(setup, {.games = 300, .seed = 1, .players = players, .threads = 2});
    const Balance balance = balanceOf(*setup, result);
    QVERIFY(leaningOf(balance, balance.teams[0]) == Leaning::TooOften);
    QVERIFY(leaningOf(balance, balance.teams[2]) == Leaning::TooSeldom);
    Balance together;
    together.teams.push_back({.seats = {0, 1}, .share = {.value = 0.5, .low = 0.4, .high = 0.6}});
    QVERIFY(leaningOf(together, together.teams[0]) == Leaning::None);
}

void SimulationTest::whoPlaysTogetherLeansNowhere()
{
    const std::shared_ptr<const Setup> setup =
        *findGame("exiles")->open(testing::shippedBoard("ring"), {{"players", "2"}, {"length", "1"}});
    const SimulationResult result =
        *simulate(setup, {.games = 30, .seed = 1, .players = {"random", "random"}, .threads = 2});
    const Balance balance = balanceOf(*setup, result);
    QCOMPARE(balance.teams.size(), std::size_t {1});
    QVERIFY(leaningOf(balance, balance.teams[0]) == Leaning::None);
    QVERIFY(!balance.losses.empty()); // by section
    for (const Balance::AtPlace &loss : balance.losses)
        QVERIFY2(setup->board().find(loss.place), loss.place.c_str());
}

void SimulationTest::sharesOfOneWholeAddUp()
{
    const auto parts = [](const std::vector<double> &shares) { return roundedParts(shares, 100); };
    QCOMPARE(parts({1 / 3.0, 1 / 3.0, 1 / 3.0}), (std::vector<int> {34, 33, 33}));
    QCOMPARE(parts({0.985, 0.015}), (std::vector<int> {99, 1})); // and not 99 and 2
    QCOMPARE(parts({0.5, 0.25, 0.25}), (std::vector<int> {50, 25, 25}));
    QCOMPARE(parts({1}), std::vector<int> {100});
    QCOMPARE(parts({0.985, 0.5}), (std::vector<int> {99, 50})); // of two wholes
    QCOMPARE(parts({}), std::vector<int> {});
}

/// Each side in turn is played by the weaker level.
void SimulationTest::eachLevelBeatsTheOneBelow()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    constexpr unsigned kGames = 60;
    const auto wins = [&](std::size_t seat, std::string invader, std::string defender) {
        return simulate(setup,
                        {.games = kGames,
                         .seed = 3,
                         .players = {std::move(invader), std::move(defender)},
                         .threads = 2})
            ->wins[seat];
    };
    const std::vector<std::string> levels {"random", "recruit", "captain", "heuristic"};
    for (std::size_t i = 1; i < levels.size(); ++i) {
        const unsigned stronger = wins(0, levels[i], levels[i - 1]) + wins(1, levels[i - 1], levels[i]);
        QVERIFY2(stronger > 2 * kGames * 11 / 20, (levels[i] + ": " + std::to_string(stronger)).c_str());
    }
}

void SimulationTest::refusesUnknownPlayers()
{
    const auto result = simulate(openSiege2(), {.players = {"random", "oracle"}});
    QCOMPARE(result.error().what.code, std::string("error.player-unknown"));
}

void SimulationTest::refusesTooFewPlayers()
{
    const auto result = simulate(openSiege2(), {.players = {"random"}});
    QCOMPARE(result.error().what.code, std::string("error.simulation-seats"));
}

MERLON_TEST(SimulationTest)
#include "simulation_test.moc"
