#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-3: the start of a round.
class RoundStartTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_3_1_anyOfTheFiveCardsIsTurnedForGood();
    void s1_3_1_cardsAreTurnedAtNoOtherTime();
    void s1_3_1_theSeatsTakeTurnsTheFirstSideBegins();
    void s1_3_2_aStoneGoesOnAnyWallWithoutLimit();
    void s1_3_2_withoutStoneInSupplyTheStepIsSkipped();
    void s1_3_2_withFourPlayersTheFirstSidesDefenderPlacesIt();
    void s1_3_3_hourglassesOfTheRound_data();
    void s1_3_3_hourglassesOfTheRound();
    void s1_3_3_theStartingHourglassesAreSpentInTheFirstWindow();
};

void RoundStartTest::s1_3_1_anyOfTheFiveCardsIsTurnedForGood()
{
    Table table;
    table.begin(StepKind::StartRound);
    QCOMPARE(offered(table),
             QStringList({u"flip 1"_s, u"flip 2"_s, u"flip 3"_s, u"flip 4"_s, u"flip 5"_s, u"done"_s}));
    QCOMPARE(refusal(table, "flip 6"), u"no-such-card 3.1"_s);
    QCOMPARE(refusal(table, "flip 0"), u"no-such-card 3.1"_s);
    table.play({"flip 4", "flip 2"});
    QCOMPARE(refusal(table, "flip 2"), u"turned-card 3.1"_s);
    table.play("done");
    QCOMPARE(decisionOf(table), u"place-stone"_s);
    table.playOnTo(StepKind::FlipCards); // of the next round
    QCOMPARE(table.now().round, 3);
    QCOMPARE(offered(table), QStringList({u"flip 1"_s, u"flip 3"_s, u"flip 5"_s, u"done"_s}));
}

void RoundStartTest::s1_3_1_cardsAreTurnedAtNoOtherTime()
{
    Table table;
    table.giveReady(0, {2, 2, 2});
    table.data.invaders[0].resources = 8;
    table.beginPhase(2);
    QCOMPARE(decisionOf(table), u"phase-turn"_s);
    QCOMPARE(refusal(table, "flip 3"), u"not-now 5.1"_s);
    table.data.phase = 1;
    table.begin({Table::ask(StepKind::Supply, 0)});
    QCOMPARE(refusal(table, "flip 3"), u"not-now 4.3"_s);
}

void RoundStartTest::s1_3_1_theSeatsTakeTurnsTheFirstSideBegins()
{
    Table table(3);
    table.begin(StepKind::StartRound); // of round 2: east
    QCOMPARE(table.seat(), Seat {1});
    table.play("flip 1");
    QCOMPARE(table.seat(), Seat {0});
    QVERIFY(table.isLegal("flip 1")); // each has his own cards
    table.play("done");
    QCOMPARE(table.seat(), Seat {1});
    table.play("flip 5");
    QCOMPARE(table.seat(), Seat {1});
    table.play("done");
    QCOMPARE(decisionOf(table), u"place-stone"_s);
    QCOMPARE(table.now().invaders[0].turned, 0);
    QVERIFY(table.now().invaders[1].hasTurned(1) && table.now().invaders[1].hasTurned(5));
}

void RoundStartTest::s1_3_2_aStoneGoesOnAnyWallWithoutLimit()
{
    Table table;
    table.wall("west-wall-5").stone = 11;
    table.begin(StepKind::StartRound);
    table.play("done");
    QCOMPARE(table.seat(), Seat {1});
    QCOMPARE(offered(table).size(), 9);
    QCOMPARE(refusal(table, "place-stone west-tower-1"), u"wrong-place 3.2"_s);
    table.play("place-stone west-wall-5");
    QCOMPARE(table.wallNow("west-wall-5").stone, 12);
    QCOMPARE(table.now().stone, 4);
}

void RoundStartTest::s1_3_2_withoutStoneInSupplyTheStepIsSkipped()
{
    Table table;
    table.data.stone = 0;
    table.begin(StepKind::StartRound);
    table.play("done");
    QCOMPARE(decisionOf(table), u"draw-ready-units"_s);
    QVERIFY(!table.happened("stone-placed"));
}

void RoundStartTest::s1_3_2_withFourPlayersTheFirstSidesDefenderPlacesIt()
{
    Table table(4);
    for (const bool west : {false, true}) { // rounds 2 and 3
        table.begin(StepKind::StartRound);
        table.play({"done", "done"});
        QCOMPARE(table.seat(), Seat(west ? 2 : 3));
        QCOMPARE(refusal(table, west ? "place-stone east-wall-1" : "place-stone west-wall-1"),
                 u"not-your-side 24.1"_s);
        table.play(west ? "place-stone west-wall-1" : "place-stone east-wall-1");
        table.data.round = 2;
    }
}

void RoundStartTest::s1_3_3_hourglassesOfTheRound_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("west");
    QTest::addColumn<int>("east");
    QTest::newRow("2") << 2 << 2 << 0;
    QTest::newRow("3") << 3 << 2 << 0;
    QTest::newRow("4") << 4 << 1 << 1;
}

void RoundStartTest::s1_3_3_hourglassesOfTheRound()
{
    QFETCH(int, players);
    QFETCH(int, west);
    QFETCH(int, east);
    Table table(players);
    table.begin(StepKind::StartRound);
    table.playOnTo(StepKind::DrawUnits);
    QCOMPARE(table.now().defenders[0].purse, west);
    QCOMPARE(table.now().defenders[1].purse, east);
}

void RoundStartTest::s1_3_3_theStartingHourglassesAreSpentInTheFirstWindow()
{
    Table table(2, {{"cards", "starred"}});
    table.beginGame();
    table.playOnTo(StepKind::Window);
    QCOMPARE(table.now().round, 1);
    QCOMPARE(table.now().phase, 1);
    QCOMPARE(table.now().defenders[0].purse, 6);
}

std::unique_ptr<QObject> makeRoundStartTest()
{
    return std::make_unique<RoundStartTest>();
}

} // namespace merlon::siege1

#include "round_start_test.moc"
