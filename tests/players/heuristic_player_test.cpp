#include "core/engine/match.h"
#include "core/games/siege2/siege2_state.h"
#include "core/games/siege2/steps.h"
#include "core/players/players.h"
#include "core/simulation/simulation.h"
#include "tests/support/boards.h"

#include <QTest>

#include <map>

using namespace merlon;

namespace {

std::shared_ptr<const Setup> openSiege2()
{
    const Game *game = findGame("siege2");
    Expected<std::shared_ptr<const Setup>> setup =
        game->open(testing::shippedBoard(game->defaultBoard()), {});
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
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

/// The values of an event that never occurred, without those that it cannot have.
QStringList missing(const SimulationResult &result, const Vocabulary &vocabulary, const char *event,
                    const std::vector<std::string> &never = {})
{
    QStringList keys;
    for (const auto &[key, tally] : talliesOf(result, vocabulary, event)) {
        if (tally.times == 0 && std::find(never.begin(), never.end(), key) == never.end())
            keys << QString::fromStdString(std::string(event) + ' ' + key);
    }
    return keys;
}

} // namespace

class HeuristicPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void kindsOfPlayers();
    void beatsRandomAsInvader();
    void beatsRandomAsDefender();
    void choosesLegallyAtEveryKindOfDecision();
    void choosesTheSameInWhateverIsImagined();
    void usesEverythingTheRulesOffer();
    void neitherSideIsHopeless();
};

void HeuristicPlayerTest::kindsOfPlayers()
{
    for (const std::string_view kind : playerKinds())
        QVERIFY(makePlayer(kind) != nullptr);
    QVERIFY(makePlayer("oracle") == nullptr);
}

void HeuristicPlayerTest::beatsRandomAsInvader()
{
    const SimulationResult result = playGames(openSiege2(), {"heuristic", "random"}, 100, 1);
    QVERIFY(result.wins[0] >= 95);
}

void HeuristicPlayerTest::beatsRandomAsDefender()
{
    const SimulationResult result = playGames(openSiege2(), {"random", "heuristic"}, 100, 2);
    QVERIFY(result.wins[1] >= 95);
}

void HeuristicPlayerTest::choosesLegallyAtEveryKindOfDecision()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    std::map<std::uint16_t, int> kinds;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        watchGame(*setup, seed, [&](const State &state, const View &, Choice choice) {
            ++kinds[state.decision().kind];
            QVERIFY(!state.whyNot(choice));
        });
    }
    QStringList unasked;
    for (const siege2::StepRule *rule : siege2::stepRules()) {
        if (rule->nature == siege2::StepRule::Nature::Question
            && kinds[static_cast<std::uint16_t>(rule->kind)] == 0)
            unasked << QString::fromUtf8(rule->key.data(), qsizetype(rule->key.size()));
    }
    qInfo() << "never asked in 300 games:" << unasked.join(", ");
}

void HeuristicPlayerTest::choosesTheSameInWhateverIsImagined()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const std::unique_ptr<State> imagined = setup->start();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random dreams(seed);
        std::uint64_t ply = 0;
        watchGame(*setup, seed, [&](const State &state, const View &view, Choice) {
            ++ply;
            Random first(ply);
            const Choice seen = player->choose(view, first);
            for (int time = 0; time < 2; ++time) {
                view.imagine(*imagined, dreams);
                Random again(ply);
                QCOMPARE(player->choose(*imagined->seenBy({state.decision().seat}), again), seen);
            }
        });
    }
}

void HeuristicPlayerTest::usesEverythingTheRulesOffer()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    const Vocabulary &vocabulary = setup->vocabulary();
    const SimulationResult result = playGames(setup, {"heuristic", "heuristic"}, 1000, 3);
    QStringList unused = missing(result, vocabulary, "card-performed", {"briefing", "maneuver"});
    for (const char *event : {"plan-used", "objective-met", "order-placed", "action-completed"})
        unused << missing(result, vocabulary, event);
    unused << missing(result, vocabulary, "equipment-placed", {"bridge"}); // bridges lie on paths
    QCOMPARE(unused.join(", "), QString());
}

void HeuristicPlayerTest::neitherSideIsHopeless()
{
    const SimulationResult result = playGames(openSiege2(), {"heuristic", "heuristic"}, 400, 4);
    QVERIFY(result.wins[0] >= 100);
    QVERIFY(result.wins[1] >= 100);
}

QTEST_APPLESS_MAIN(HeuristicPlayerTest)
#include "heuristic_player_test.moc"
