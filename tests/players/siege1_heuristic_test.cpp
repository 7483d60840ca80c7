#include "core/engine/dealer.h"
#include "core/games/siege1/siege1_game.h"
#include "core/players/players.h"
#include "core/simulation/simulation.h"
#include "tests/support/boards.h"

#include <QTest>

#include <algorithm>

using namespace merlon;

namespace {

std::shared_ptr<const Setup> openSiege1(int players)
{
    const Game &game = siege1::siege1Game();
    Expected<std::shared_ptr<const Setup>> setup =
        game.open(testing::shippedBoard(game.defaultBoard()), {{"players", std::to_string(players)}});
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

/// The kinds of players: the invaders first.
std::vector<std::string> seated(int players, const char *invaders, const char *defenders)
{
    std::vector<std::string> kinds(players == 2 ? 1 : 2, invaders);
    kinds.resize(static_cast<std::size_t>(players), defenders);
    return kinds;
}

SimulationResult playGames(const std::shared_ptr<const Setup> &setup, std::vector<std::string> players,
                           std::uint32_t games, std::uint64_t seed)
{
    const Expected<SimulationResult> result =
        simulate(setup, {.games = games, .seed = seed, .players = std::move(players)});
    if (!result)
        throw std::runtime_error(say(result.error(), english()));
    return *result;
}

/// Plays a game and calls `look(state, view, choice)` before each choice of a seat.
template <class Look>
void watchGame(const Setup &setup, std::uint64_t seed, Look look)
{
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const Dealer dealer(seed);
    Random random(seed);
    EventSink events;
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    const std::unique_ptr<State> state = setup.start();
    for (Seat seat = state->decision().seat; seat != kNobody; seat = state->decision().seat) {
        if (seat == kChance) {
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), events);
            continue;
        }
        const std::unique_ptr<View> view = state->seenBy({seat});
        const Choice choice = player->choose(*view, random);
        look(*state, *view, choice);
        state->apply(choice, events);
    }
}

/// The values of an event that occurred in neither result, without those that it cannot have.
QStringList missing(const SimulationResult &a, const SimulationResult &b, const Vocabulary &vocabulary,
                    const char *event, const std::vector<std::string> &never = {})
{
    QStringList keys;
    for (const auto &[key, tally] : talliesOf(a, vocabulary, event)) {
        const bool possible = std::find(never.begin(), never.end(), key) == never.end();
        if (possible && tally.times + tallyOf(b, vocabulary, event, key).times == 0)
            keys << QString::fromStdString(std::string(event) + ' ' + key);
    }
    return keys;
}

} // namespace

class Siege1HeuristicTest : public QObject {
    Q_OBJECT

private slots:
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
        watchGame(*setup, seed,
                  [](const State &state, const View &, Choice choice) { QVERIFY(!state.whyNot(choice)); });
    }
}

/// What the player may not see does not move it.
void Siege1HeuristicTest::choosesTheSameInWhateverIsImagined()
{
    const std::shared_ptr<const Setup> setup = openSiege1(4);
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const std::unique_ptr<State> imagined = setup->start();
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Random dreams(seed);
        std::uint64_t ply = 0;
        watchGame(*setup, seed, [&](const State &state, const View &view, Choice) {
            ++ply;
            Random first(ply);
            const Choice seen = player->choose(view, first);
            view.imagine(*imagined, dreams);
            Random again(ply);
            QCOMPARE(player->choose(*imagined->seenBy({state.decision().seat}), again), seen);
        });
    }
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
        unused << missing(a, b, words, event);
    unused << missing(a, b, words, "equipment-placed", {"bridge"}); // bridges lie on paths
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

QTEST_APPLESS_MAIN(Siege1HeuristicTest)
#include "siege1_heuristic_test.moc"
