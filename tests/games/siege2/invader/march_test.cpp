#include "tests/games/siege2/invader/maneuver_answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-10.4 to S2-10.8: the order of a march, its steps, and what helps on the way.
class MarchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_10_4_sapThenDeepestRampartsThenForegroundsThenSupply();
    void s2_10_4_threeDepthsOfRamparts();
    void s2_10_5_onePathForwardsAndNeverOffAWall();
    void s2_10_5_aPieceMakesOneStepPerManeuver();
    void s2_10_6_aSapLetsOneGoblinOrOrcInOncePerRound();
    void s2_10_6_aSapNeedsSpaceAndAUnitInTheSupply();
    void s2_10_7_unitsComeFromTheSupplyToTheForegrounds();
    void s2_10_8_aQuartermasterLeadsAUnitOnToAWall();
    void s2_10_8_heNeedsNoSpaceOnTheRampartButOnTheWall();
    void s2_10_8_heWorksOncePerRound();
    void s2_10_8_theUnitCountsInTheBudgetOfItsStartOnly();
    void s2_10_8_notForSiegeTowers();
};

void MarchTest::s2_10_4_sapThenDeepestRampartsThenForegroundsThenSupply()
{
    Table table;
    clearInvaders(table);
    table.data.invaderSupply = {9, 0, 0};
    table.wall("west-wall-1").equipment = kSap;
    for (const char *rampart : {"west-rampart-3", "west-rampart-4", "east-rampart-1"})
        table.rampart(rampart).invaders = {1, 0, 0};
    table.foreground("west-foreground").invaders = {1, 0, 0};
    maneuver(table, "minor");
    QCOMPARE(decisionOf(table), u"sap-in"_s);
    QCOMPARE(refusal(table, "march west-rampart-4 goblin west-wall-5"), u"not-now 10.6"_s);
    table.play("done");
    QCOMPARE(offered(table),
             QStringList({u"march west-rampart-4 goblin west-wall-4"_s,
                          u"march west-rampart-4 goblin west-wall-5"_s, u"done"_s}));
    QCOMPARE(refusal(table, "march west-rampart-3 goblin west-rampart-4"), u"march-not-its-turn 10.4"_s);
    table.play("done");
    QVERIFY(table.isLegal("march west-rampart-3 goblin west-rampart-4"));
    QVERIFY(table.isLegal("march east-rampart-1 goblin east-wall-1"));
    QCOMPARE(refusal(table, "march west-rampart-4 goblin west-wall-5"), u"march-not-its-turn 10.4"_s);
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-1"), u"march-not-its-turn 10.4"_s);
    table.play("done");
    QCOMPARE(offered(table, "march"),
             QStringList({u"march west-foreground goblin west-rampart-1"_s,
                          u"march west-foreground goblin west-rampart-2"_s,
                          u"march west-foreground goblin west-rampart-3"_s}));
    QCOMPARE(refusal(table, "deploy west-foreground goblin"), u"not-now 10.4"_s);
    table.play("done");
    QCOMPARE(decisionOf(table), u"deploy"_s);
    table.play("done");
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
}

void MarchTest::s2_10_4_threeDepthsOfRamparts()
{
    Table table("crooked-crown");
    clearInvaders(table);
    for (const char *rampart : {"west-rampart-2", "west-rampart-3", "west-rampart-4"})
        table.rampart(rampart).invaders = {1, 0, 0};
    maneuver(table, "minor");
    table.play({"march west-rampart-4 goblin west-wall-7", "march west-rampart-3 goblin west-rampart-4",
                "march west-rampart-2 goblin west-rampart-3"});
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"1 0 0"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-3").invaders), u"1 0 0"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), u"0 0 0"_s);
}

void MarchTest::s2_10_5_onePathForwardsAndNeverOffAWall()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {2, 0, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    maneuver(table, "minor");
    QCOMPARE(refusal(table, "march west-rampart-1 goblin west-wall-3"), u"no-path 10.5"_s);
    QCOMPARE(refusal(table, "march west-rampart-1 goblin west-rampart-2"), u"no-path 10.5"_s); // only beside
    QCOMPARE(refusal(table, "march west-rampart-1 goblin west-foreground"), u"no-path 10.5"_s);
    QCOMPARE(refusal(table, "march west-rampart-1 orc west-wall-1"), u"no-unit-there 10.5"_s);
    QCOMPARE(refusal(table, "march west-wall-1 goblin west-rampart-1"), u"wrong-place 10.4"_s);
    table.play("march west-rampart-1 goblin west-wall-1");
    QVERIFY(table.happened("unit-marched west-rampart-1 goblin west-wall-1"));
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"2 0 0"_s);
}

void MarchTest::s2_10_5_aPieceMakesOneStepPerManeuver()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").invaders = {1, 0, 0};
    maneuver(table, "minor");
    table.play("march west-foreground goblin west-rampart-1");
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s); // the ramparts have had their turn
    table.play("maneuver major");
    table.play("march west-rampart-1 goblin west-wall-1");
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"1 0 0"_s);
}

void MarchTest::s2_10_6_aSapLetsOneGoblinOrOrcInOncePerRound()
{
    Table table;
    clearInvaders(table);
    table.data.invaderSupply = {2, 2, 2};
    table.wall("west-wall-1").equipment = kSap;
    table.path("west-rampart-1", "west-wall-1").trap = Trap::Goblin; // it crosses no path
    maneuver(table, "minor");
    QCOMPARE(offered(table),
             QStringList({u"sap-in west-wall-1 goblin"_s, u"sap-in west-wall-1 orc"_s, u"done"_s}));
    QCOMPARE(refusal(table, "sap-in west-wall-1 troll"), u"too-strong 10.6"_s);
    QCOMPARE(refusal(table, "sap-in west-wall-2 goblin"), u"nothing-there 10.6"_s);
    table.play("sap-in west-wall-1 goblin");
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"1 0 0"_s);
    QVERIFY(!table.happened("trap-shown"));
    QCOMPARE(decisionOf(table), u"deploy"_s); // the sap is used up
    table.play({"done", "maneuver major"});
    QCOMPARE(decisionOf(table), u"deploy"_s); // in the second maneuver too

    table.data.walls[0].flags = WallState::kSapUsed;
    table.begin(StepKind::CleanUp);
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kSapUsed));
}

void MarchTest::s2_10_6_aSapNeedsSpaceAndAUnitInTheSupply()
{
    Table table;
    table.data.invaderSupply = {0, 2, 0};
    table.wall("west-wall-1").equipment = table.wall("west-wall-2").equipment = kSap;
    table.wall("west-wall-1").invaders = {4, 0, 0};
    maneuver(table, "minor");
    QCOMPARE(refusal(table, "sap-in west-wall-1 orc"), u"no-space 10.6"_s);
    QCOMPARE(refusal(table, "sap-in west-wall-2 goblin"), u"no-unit-in-supply 10.6"_s);
    QVERIFY(table.isLegal("sap-in west-wall-2 orc"));
}

void MarchTest::s2_10_7_unitsComeFromTheSupplyToTheForegrounds()
{
    Table table;
    clearInvaders(table);
    table.data.invaderSupply = {1, 0, 1};
    maneuver(table, "minor");
    QCOMPARE(refusal(table, "deploy west-foreground orc"), u"no-unit-in-supply 10.7"_s);
    QCOMPARE(refusal(table, "deploy west-rampart-1 goblin"), u"wrong-place 10.7"_s);
    table.play({"deploy west-foreground troll", "deploy east-foreground goblin"});
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"0 0 1"_s);
    QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), u"1 0 0"_s);
    QCOMPARE(counts(table.now().invaderSupply), u"0 0 0"_s);
}

void MarchTest::s2_10_8_aQuartermasterLeadsAUnitOnToAWall()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").invaders = {0, 1, 0};
    table.rampart("west-rampart-2").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    QCOMPARE(refusal(table, "march-through west-foreground orc west-rampart-1"), u"nothing-there 10.8"_s);
    QCOMPARE(refusal(table, "march-through west-foreground orc east-rampart-1"), u"no-path 10.8"_s);
    table.play("march-through west-foreground orc west-rampart-2");
    QCOMPARE(offered(table), QStringList({u"march-on west-wall-2"_s, u"march-on west-wall-3"_s}));
    QCOMPARE(refusal(table, "march-on west-wall-1"), u"no-path 10.8"_s);
    table.play("march-on west-wall-3");
    QVERIFY(table.happened("unit-marched-through west-foreground orc west-rampart-2 west-wall-3"));
    QCOMPARE(counts(table.wallNow("west-wall-3").invaders), u"0 1 0"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), u"0 0 0"_s);
}

void MarchTest::s2_10_8_heNeedsNoSpaceOnTheRampartButOnTheWall()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").invaders = {0, 1, 0};
    table.rampart("west-rampart-2").flags = RampartState::kQuartermaster;
    table.rampart("west-rampart-2").invaders = {7, 0, 0};
    table.wall("west-wall-2").invaders = {3, 0, 0};
    maneuver(table, "minor");
    table.play({"done", "march-through west-foreground orc west-rampart-2"});
    QCOMPARE(counts(table.wallNow("west-wall-3").invaders), u"0 1 0"_s); // the only one with space

    table.wall("west-wall-3").invaders = {3, 0, 0};
    maneuver(table, "minor");
    QCOMPARE(refusal(table, "march-through west-foreground orc west-rampart-2"), u"no-space 10.8"_s);
}

void MarchTest::s2_10_8_heWorksOncePerRound()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").invaders = {0, 3, 0};
    table.rampart("west-rampart-2").flags = RampartState::kQuartermaster;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    table.play({"march-through west-foreground orc west-rampart-2", "march-on west-wall-3"});
    QCOMPARE(refusal(table, "march-through west-foreground orc west-rampart-2"),
             u"quartermaster-used 10.8"_s);
    QVERIFY(table.isLegal("march-through west-foreground orc west-rampart-1")); // each token
    table.play({"done", "maneuver major"});
    QCOMPARE(refusal(table, "march-through west-foreground orc west-rampart-2"),
             u"quartermaster-used 10.8"_s);

    table.data.ramparts[1].flags |= RampartState::kQuartermasterUsed;
    table.begin(StepKind::CleanUp);
    QVERIFY(!table.rampartNow("west-rampart-2").has(RampartState::kQuartermasterUsed));
}

void MarchTest::s2_10_8_theUnitCountsInTheBudgetOfItsStartOnly()
{
    Table table;
    clearInvaders(table);
    table.rampart("west-rampart-3").invaders = {6, 0, 0};
    table.rampart("west-rampart-4").invaders = {5, 0, 0};
    table.rampart("west-rampart-4").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    times(table, 3, "march west-rampart-4 goblin west-wall-5");
    table.play("march west-rampart-4 goblin west-wall-4");
    table.play("march west-rampart-4 goblin west-wall-4"); // all five
    table.play({"march-through west-rampart-3 goblin west-rampart-4", "march-on west-wall-5"});
    times(table, 4, "march west-rampart-3 goblin west-rampart-4");
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-3").invaders), u"1 0 0"_s);
}

void MarchTest::s2_10_8_notForSiegeTowers()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").siegeTowers = 1;
    table.rampart("west-rampart-2").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    QCOMPARE(offered(table, "march-through"), QStringList());
    QCOMPARE(offered(table, "march").size(), 3);
}

std::unique_ptr<QObject> makeMarchTest()
{
    return std::make_unique<MarchTest>();
}

} // namespace merlon::siege2

#include "march_test.moc"
