#include "core/simulation/simulation.h"
#include "tests/support/boards.h"

#include <QTest>

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

private slots:
    void givesTheSameOnAnyNumberOfThreads();
    void countsEveryGameOnce();
    void teamMatesShareTheirScore();
    void refusesUnknownPlayers();
    void refusesTooFewPlayers();
};

void SimulationTest::givesTheSameOnAnyNumberOfThreads()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    QVERIFY(*simulate(setup, randomGames(1)) == *simulate(setup, randomGames(3)));
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

QTEST_APPLESS_MAIN(SimulationTest)
#include "simulation_test.moc"
