#include "core/games/siege2/steps.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace merlon;
using namespace merlon::testing;

namespace {

std::shared_ptr<const Setup> openSiege2()
{
    return openOnItsBoard("siege2");
}

} // namespace

class Siege2HeuristicTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beatsRandomAsInvader();
    void beatsRandomAsDefender();
    void choosesLegallyAtEveryKindOfDecision();
    void choosesTheSameInWhateverIsImagined();
    void usesEverythingTheRulesOffer();
    void neitherSideIsHopeless();
};

void Siege2HeuristicTest::beatsRandomAsInvader()
{
    const SimulationResult result = playGames(openSiege2(), {"heuristic", "random"}, 100, 1);
    QVERIFY(result.wins[0] >= 95);
}

void Siege2HeuristicTest::beatsRandomAsDefender()
{
    const SimulationResult result = playGames(openSiege2(), {"random", "heuristic"}, 100, 2);
    QVERIFY(result.wins[1] >= 95);
}

void Siege2HeuristicTest::choosesLegallyAtEveryKindOfDecision()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    std::map<std::uint16_t, int> kinds;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        bool legal = true;
        watchGame(*setup, "heuristic", seed, [&](const State &state, const View &, Choice choice) {
            ++kinds[state.decision().kind];
            legal = !state.whyNot(choice);
            return legal;
        });
        QVERIFY(legal);
    }
    QStringList unasked;
    for (const siege2::StepRule *rule : siege2::stepRules()) {
        if (rule->nature == siege2::StepRule::Nature::Question
            && kinds[static_cast<std::uint16_t>(rule->kind)] == 0)
            unasked << QString::fromUtf8(rule->key.data(), qsizetype(rule->key.size()));
    }
    qInfo() << "never asked in 300 games:" << unasked.join(", ");
}

void Siege2HeuristicTest::choosesTheSameInWhateverIsImagined()
{
    QVERIFY(testing::choosesTheSameInWhateverIsImagined(*openSiege2(), 20, 2));
}

void Siege2HeuristicTest::usesEverythingTheRulesOffer()
{
    const std::shared_ptr<const Setup> setup = openSiege2();
    const Vocabulary &vocabulary = setup->vocabulary();
    const SimulationResult result = playGames(setup, {"heuristic", "heuristic"}, 1000, 3);
    QStringList unused = missing({result}, vocabulary, "card-performed", {"briefing", "maneuver"});
    for (const char *event : {"plan-used", "objective-met", "order-placed", "action-completed"})
        unused << missing({result}, vocabulary, event);
    unused << missing({result}, vocabulary, "equipment-placed", {"bridge"}); // bridges lie on paths
    QCOMPARE(unused.join(", "), QString());
}

void Siege2HeuristicTest::neitherSideIsHopeless()
{
    const SimulationResult result = playGames(openSiege2(), {"heuristic", "heuristic"}, 400, 4);
    QVERIFY(result.wins[0] >= 100);
    QVERIFY(result.wins[1] >= 100);
}

MERLON_TEST(Siege2HeuristicTest)
#include "siege2_heuristic_test.moc"
