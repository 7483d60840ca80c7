#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// West-wall-1 will be breached, and then both teams have ten points.
Table beforeATie()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.data.invaderGlory = 7;
    table.data.defenderGlory = 10;
    return table;
}

} // namespace

/// S1-22.7: one more assault decides a tie.
class TieBreakTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_22_7_withoutANewEntryTheDefenderWinsByOne();
    void s1_22_7_aNewEntryWinsByOne();
    void s1_22_7_breachedWallsAreLeftOut();
    void s1_22_7_theReasonIsTheBreachNotADazzle();
    void s1_22_7_theHospitalIsSkipped();
    void s1_22_7_ordersAreCarriedOutAgain();
    void s1_22_7_anOrderNobodyCanRepeatIsVoid();
    void s1_22_7_effectsOfTheRoundHold();
    void s1_22_7_allChoicesAreAskedAgain();
    void s1_22_7_theThirdGateMayBeTheNewEntry();
    void s1_22_7_aFallenThirdGateIsLeftOut();
    void s1_22_7_noOtherGloryCounts();
};

void TieBreakTest::s1_22_7_withoutANewEntryTheDefenderWinsByOne()
{
    Table table = beforeATie();
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
    QCOMPARE(table.count("assault-begins"), 2);
    QCOMPARE(table.now().invaderGlory, 10);
    QCOMPARE(table.now().defenderGlory, 11);
    QCOMPARE(table.state().outcome().seats[1].place, 1);
    QCOMPARE(table.now().ending, Ending::TieBreak);
    QVERIFY(table.happened("tie-break-held"));
    const Setup &setup = table.setup();
    QCOMPARE(setup.vocabulary().text(table.state().outcome().why).code, std::string("event.tie-break-held"));
    QCOMPARE(say(Text {"ending.tie-break-held", {std::int64_t {4}}}, english(setup.game())),
             std::string("The glory was equal in round 4. One more assault brought no new entry."));
}

void TieBreakTest::s1_22_7_aNewEntryWinsByOne()
{
    Table table = beforeATie();
    table.wall("east-wall-1").invaders = {0, 0, 1};
    table.wall("east-wall-1").defenders = {0, 1, 0}; // falls in the first assault
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(
        table, {"wall-entered west-wall-1", "tie-break", "wall-entered east-wall-1", "tie-break-entered"}));
    QVERIFY(!table.happened("game-won"));
    QCOMPARE(table.now().invaderGlory, 11);
    QCOMPARE(table.now().defenderGlory, 10);
    QCOMPARE(table.state().outcome().seats[0].place, 1);
}

void TieBreakTest::s1_22_7_breachedWallsAreLeftOut()
{
    Table table = beforeATie();
    table.tower("west-tower-1").post = Post::Hook;
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.begin(StepKind::Assault);
    table.play("hold-hook west-tower-1");
    QVERIFY(table.isOver()); // the hook has no target any more
    QCOMPARE(table.count("totals-compared"), 1);
    QCOMPARE(table.count("cauldron-poured"), 1);
}

void TieBreakTest::s1_22_7_theReasonIsTheBreachNotADazzle()
{
    Table table = beforeATie();
    table.wall("west-wall-4").stone = 2;
    table.wall("west-wall-5").stone = 2;
    table.addEngine(Engine::Trebuchet, "west-foreground");
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.rampart("west-rampart-2").invaders = {5, 0, 0};
    table.begin(StepKind::Assault);
    table.play({"aim-engine trebuchet-1 west-wall-4", "reveal-shot trebuchet-1 miss",
                "shoot west-wall-3 west-rampart-2"});
    QVERIFY(table.happened("tie-break"));
    QCOMPARE(refusal(table, "aim-engine trebuchet-1 west-wall-1"), u"breached 22.7"_s);
    table.play({"aim-engine trebuchet-1 west-wall-4", "reveal-shot trebuchet-1 miss"});
    QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-1"), u"breached 22.7"_s);
}

void TieBreakTest::s1_22_7_theHospitalIsSkipped()
{
    Table table = beforeATie();
    table.wall("west-wall-5").invaders = {0, 2, 0};
    table.wall("west-wall-5").defenders = {3, 0, 0}; // loses one, then two
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
    QCOMPARE(counts(table.now().courtyard), u"1 0 0"_s);
    QCOMPARE(counts(table.buildingNow("hospital").units), u"2 0 0"_s);
}

void TieBreakTest::s1_22_7_ordersAreCarriedOutAgain()
{
    Table table = beforeATie();
    table.wall("east-wall-1").stone = 9;
    table.wall("east-wall-1").invaders = {0, 3, 0};
    table.wall("east-wall-1").order = Order::ExplodingOrcs;
    table.begin(StepKind::Assault);
    table.play("explode 2");
    QVERIFY(
        happenedInOrder(table, {"orcs-exploded east-wall-1 2", "tie-break", "orcs-exploded east-wall-1 1"}));
    QCOMPARE(table.wallNow("east-wall-1").stone, 6);
}

void TieBreakTest::s1_22_7_anOrderNobodyCanRepeatIsVoid()
{
    Table table = beforeATie();
    table.wall("east-wall-1").stone = 9;
    table.wall("east-wall-1").invaders = {1, 0, 0};
    table.wall("east-wall-1").order = Order::GoblinFury;
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table,
                            {"fury-rages east-wall-1", "goblins-exhausted east-wall-1", "tie-break",
                             "order-void goblin-fury east-wall-1"}));
    QCOMPARE(table.count("fury-rages"), 1);
}

void TieBreakTest::s1_22_7_effectsOfTheRoundHold()
{
    Table table = beforeATie();
    table.wall("east-wall-1").flags |= WallState::kDazzled;
    table.wall("east-wall-1").invaders = {0, 0, 3};
    table.wall("east-wall-2").invaders = {1, 0, 0};
    table.wall("east-wall-2").stone = 6;
    put(table.wall("east-wall-2"), Equipment::Banner);
    table.data.altars[0] = {siege::East, static_cast<std::uint8_t>(table.number("east-wall-2"))};
    table.data.heroes[0] = table.place("east-wall-2");
    table.data.speech = 1;
    table.data.speechAt = table.place("east-wall-2");
    table.wall("east-wall-2").crew = {1, 0, 1};
    table.wall("east-wall-2").flags |= WallState::kSiegeTower;
    table.begin(StepKind::Assault);
    QCOMPARE(table.count("totals-compared"), 3); // never on the dazzled wall
    QVERIFY(happenedInOrder(
        table, {"totals-compared east-wall-2 7 7", "tie-break", "totals-compared east-wall-2 7 7"}));
}

void TieBreakTest::s1_22_7_allChoicesAreAskedAgain()
{
    Table table = beforeATie();
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.rampart("west-rampart-2").invaders = {5, 0, 0};
    table.addEngine(Engine::Ballista, "west-rampart-3"); // its one target is west-wall-3
    table.wall("west-wall-4").stone = 2;
    table.addEngine(Engine::Catapult, "west-rampart-4"); // west-wall-4 alone
    table.begin(StepKind::Assault);
    table.play("aim-engine ballista-1 west-wall-3");
    table.play({"reveal-shot ballista-1 miss", "reveal-shot catapult-1 miss"});
    table.play("shoot west-wall-3 west-rampart-2");
    QVERIFY(table.happened("tie-break"));
    table.play("aim-engine ballista-1 west-wall-3");
    table.play({"reveal-shot ballista-1 miss", "reveal-shot catapult-1 miss"});
    QCOMPARE(table.now().engines[0].misses, 3);
    table.play("shoot west-wall-3 west-rampart-2");
    QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), u"3 0 0"_s);
    QVERIFY(table.isOver());
}

void TieBreakTest::s1_22_7_theThirdGateMayBeTheNewEntry()
{
    Table table = beforeATie();
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {2, 0, 0};
    table.data.barbican.fallen = 2;
    table.data.barbican.resistance = 2;
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table, {"tie-break", "last-gate-falls gate 3"}));
    QCOMPARE(table.now().invaderGlory, 11);
}

void TieBreakTest::s1_22_7_aFallenThirdGateIsLeftOut()
{
    Table table;
    table.clearWalls();
    table.data.invaderGlory = 7;
    table.data.defenderGlory = 10;
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {2, 0, 0};
    table.data.barbican.fallen = 2;
    table.data.barbican.resistance = 1;
    table.begin(StepKind::Assault);
    QCOMPARE(table.count("gate-damaged"), 1);
    QCOMPARE(table.now().defenderGlory, 11); // the old entry is not a new one
}

void TieBreakTest::s1_22_7_noOtherGloryCounts()
{
    Table table = beforeATie();
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {2, 0, 0};
    table.data.barbican.resistance = 2; // the first gate falls in the second assault
    table.data.dismantled = 1;
    table.data.marker = 1;
    table.wall("east-wall-1").stone = 2;
    table.wall("east-wall-1").defenders = {0, 0, 3};
    table.wall("east-wall-1").invaders = {0, 4, 0}; // one orc will be left to explode again
    table.wall("east-wall-1").order = Order::ExplodingOrcs;
    table.begin(StepKind::Assault);
    table.play("explode 1");
    QCOMPARE(table.count("orcs-exploded"), 2);
    QCOMPARE(table.wallNow("east-wall-1").stone, 0);
    QVERIFY(happenedInOrder(table, {"tie-break", "gate-falls gate 1"}));
    QVERIFY(!table.happened("feat-done"));
    QCOMPARE(table.now().invaderGlory, 10);
    QCOMPARE(table.now().defenderGlory, 11);
}

std::unique_ptr<QObject> makeTieBreakTest()
{
    return std::make_unique<TieBreakTest>();
}

} // namespace merlon::siege1

#include "tie_break_test.moc"
