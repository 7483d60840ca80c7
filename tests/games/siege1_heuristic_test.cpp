#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::testing;

namespace {

std::shared_ptr<const Setup> openSiege1(int players)
{
    return openOnItsBoard("siege1", {{"players", std::to_string(players)}});
}

/// The kinds of players: the invaders first.
std::vector<std::string> seated(int players, const char *invaders, const char *defenders)
{
    std::vector<std::string> kinds(players == 2 ? 1 : 2, invaders);
    kinds.resize(static_cast<std::size_t>(players), defenders);
    return kinds;
}

} // namespace

class Siege1HeuristicTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beatsRandom_data();
    void beatsRandom();
    void choosesLegally_data();
    void choosesLegally();
    void choosesTheSameInWhateverIsImagined();
    void usesEverythingTheRulesOffer();
    void neitherSideIsHopeless_data();
    void neitherSideIsHopeless();

private:
    static void rowsOfPlayers();
};

void Siege1HeuristicTest::rowsOfPlayers()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 4})
        QTest::newRow(qPrintable(QString::number(players))) << players;
}

void Siege1HeuristicTest::beatsRandom_data()
{
    rowsOfPlayers();
}

void Siege1HeuristicTest::beatsRandom()
{
    QFETCH(int, players);
    const std::shared_ptr<const Setup> setup = openSiege1(players);
    const std::uint32_t wanted = players == 2 ? 95 : 90;
    const auto last = static_cast<std::size_t>(players - 1);
    QVERIFY(playGames(setup, seated(players, "heuristic", "random"), 100, 1).wins[0] >= wanted);
    QVERIFY(playGames(setup, seated(players, "random", "heuristic"), 100, 2).wins[last] >= wanted);
}

void Siege1HeuristicTest::choosesLegally_data()
{
    rowsOfPlayers();
}

void Siege1HeuristicTest::choosesLegally()
{
    QFETCH(int, players);
    const std::shared_ptr<const Setup> setup = openSiege1(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        bool legal = true;
        watchGame(*setup, "heuristic", seed, [&](const State &state, const View &, Choice choice) {
            legal = !state.whyNot(choice);
            return legal;
        });
        QVERIFY(legal);
    }
}

void Siege1HeuristicTest::choosesTheSameInWhateverIsImagined()
{
    QVERIFY(testing::choosesTheSameInWhateverIsImagined(*openSiege1(4), 6, 1));
}

void Siege1HeuristicTest::usesEverythingTheRulesOffer()
{
    const std::shared_ptr<const Setup> two = openSiege1(2);
    const std::shared_ptr<const Setup> four = openSiege1(4);
    const Vocabulary &words = two->vocabulary();
    const SimulationResult a = playGames(two, seated(2, "heuristic", "heuristic"), 500, 3);
    const SimulationResult b = playGames(four, seated(4, "heuristic", "heuristic"), 500, 3);
    QStringList unused;
    for (const char *event : {"action-done", "action-completed", "order-placed", "dishonour", "feat-done"})
        unused << missing({a, b}, words, event);
    unused << missing({a, b}, words, "equipment-placed", {"bridge"}); // bridges lie on paths
    QCOMPARE(unused.join(", "), QString());
}

void Siege1HeuristicTest::neitherSideIsHopeless_data()
{
    rowsOfPlayers();
}

void Siege1HeuristicTest::neitherSideIsHopeless()
{
    QFETCH(int, players);
    const SimulationResult result =
        playGames(openSiege1(players), seated(players, "heuristic", "heuristic"), 200, 4);
    QVERIFY(result.wins.front() >= 25);
    QVERIFY(result.wins.back() >= 25);
}

MERLON_TEST(Siege1HeuristicTest)
#include "siege1_heuristic_test.moc"
