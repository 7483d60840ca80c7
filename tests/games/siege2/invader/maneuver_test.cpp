#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// No invader on the board.
void clearInvaders(Table &table)
{
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {};
    table.data.marauders = {};
}

void maneuver(Table &table, std::string_view size)
{
    table.beginCard(Card::Maneuver);
    table.play("maneuver " + std::string(size));
}

void times(Table &table, int count, std::string_view choice)
{
    for (int i = 0; i < count; ++i)
        table.play(choice);
}

constexpr std::uint8_t kSap = 1 << static_cast<int>(Equipment::Sap);

} // namespace

/// S2-10: maneuvers; traps and marauders have a test of their own.
class ManeuverTest : public QObject {
    Q_OBJECT
private slots:
    void s2_10_1_oneManeuverIsADutyTheOtherAChoice();
    void s2_10_1_eachManeuverAtMostOncePerRound();
    void s2_10_2_hourglassesAreGivenTogetherAfterTheOrders();
    void s2_10_2_aManeuverThatMovesNothingCostsTheSame();
    void s2_10_3_theBudgetOfARampart();
    void s2_10_3_theBudgetOfAForeground();
    void s2_10_3_theBudgetOfTheSupplyOnEachSide();
    void s2_10_3_unitsThroughASapCountInTheSupplyOfTheirSide();
    void s2_10_3_aSiegeTowerCountsAsOnePiece();
    void s2_10_3_theSecondManeuverHasABudgetOfItsOwn();
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
    void s2_10_11_maraudersJoinUnitsThatMarchIn();
    void s2_10_11_maraudersComeOncePerManeuver();
    void s2_10_11_withoutSpaceForAllTheInvaderChooses();
    void s2_10_11_withoutAnySpaceTheyStay();
    void s2_10_11_thePlaceIsFilledFromTheBagAsFarAsItGoes();
    void s2_10_11_onlyUnitsThatMarchInAndSurviveCallThem();
    void s2_10_11_siegeTowersAndUnitsGoingThroughCallNobody();
    void s2_10_12_unusedUnitsStayInTheSupply();
};

void ManeuverTest::s2_10_1_oneManeuverIsADutyTheOtherAChoice()
{
    Table table;
    clearInvaders(table);
    table.beginCard(Card::Maneuver);
    QCOMPARE(offered(table), QStringList({u"maneuver minor"_s, u"maneuver major"_s}));
    table.play("maneuver minor");
    QCOMPARE(offered(table), QStringList({u"maneuver major"_s, u"no-more-maneuvers"_s}));
    table.play("maneuver major");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

void ManeuverTest::s2_10_1_eachManeuverAtMostOncePerRound()
{
    Table table;
    clearInvaders(table);
    maneuver(table, "major");
    QCOMPARE(refusal(table, "maneuver major"), u"maneuver-made 10.1"_s);
    table.play("no-more-maneuvers");
    table.playOnTo(StepKind::DrawUnits);
    table.playOnTo(StepKind::ChooseManeuver); // the next round
    QCOMPARE(table.now().round, 2);
    QVERIFY(table.isLegal("maneuver major"));
}

void ManeuverTest::s2_10_2_hourglassesAreGivenTogetherAfterTheOrders()
{
    Table table;
    clearInvaders(table);
    table.wall("west-wall-1").invaders = {1, 0, 0};
    maneuver(table, "minor");
    QCOMPARE(table.now().reserve, 0);
    table.play("maneuver major");
    QCOMPARE(decisionOf(table), u"choose-orders"_s);
    QCOMPARE(table.now().reserve, 0);
    table.play({"orders classified", "give-order bluff west-wall-1"});
    QCOMPARE(table.now().reserve, 3 + 5 + 1);
    QCOMPARE(table.count("hourglasses-gained"), 1);
}

void ManeuverTest::s2_10_2_aManeuverThatMovesNothingCostsTheSame()
{
    Table table;
    clearInvaders(table);
    maneuver(table, "major");
    table.play("no-more-maneuvers");
    QVERIFY(table.happened("hourglasses-gained 5"));
    maneuver(table, "minor");
    table.play("no-more-maneuvers");
    QVERIFY(table.happened("hourglasses-gained 3"));
}

void ManeuverTest::s2_10_3_theBudgetOfARampart()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {0, 7, 0};
    table.rampart("west-rampart-2").invaders = {1, 0, 0};
    maneuver(table, "minor");
    times(table, 4, "march west-rampart-1 orc west-wall-1");
    table.play("march west-rampart-1 orc west-wall-2");
    QCOMPARE(refusal(table, "march west-rampart-1 orc west-wall-2"), u"budget-spent 10.3"_s);
    QVERIFY(table.isLegal("march west-rampart-2 goblin west-wall-2"));

    maneuver(table, "major");
    times(table, 4, "march west-rampart-1 orc west-wall-1");
    times(table, 3, "march west-rampart-1 orc west-wall-2");
    QCOMPARE(siege::countOf(table.rampartNow("west-rampart-1").invaders), 0);
}

void ManeuverTest::s2_10_3_theBudgetOfAForeground()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").invaders = {10, 0, 0};
    table.foreground("east-foreground").invaders = {10, 0, 0};
    maneuver(table, "minor");
    times(table, 3, "march west-foreground goblin west-rampart-1");
    times(table, 2, "march west-foreground goblin west-rampart-2");
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-3"), u"budget-spent 10.3"_s);
    QVERIFY(table.isLegal("march east-foreground goblin east-rampart-1"));
}

void ManeuverTest::s2_10_3_theBudgetOfTheSupplyOnEachSide()
{
    Table table;
    clearInvaders(table);
    table.data.invaderSupply = {20, 0, 0};
    maneuver(table, "minor");
    times(table, 5, "deploy west-foreground goblin");
    QCOMPARE(refusal(table, "deploy west-foreground goblin"), u"budget-spent 10.3"_s);
    times(table, 5, "deploy east-foreground goblin");
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
    QCOMPARE(table.now().invaderSupply[siege::Goblin], 10);
}

void ManeuverTest::s2_10_3_unitsThroughASapCountInTheSupplyOfTheirSide()
{
    Table table;
    clearInvaders(table);
    table.data.invaderSupply = {20, 0, 0};
    table.wall("west-wall-1").equipment = kSap;
    table.wall("west-wall-3").equipment = kSap;
    maneuver(table, "minor");
    table.play({"sap-in west-wall-1 goblin", "sap-in west-wall-3 goblin"});
    times(table, 3, "deploy west-foreground goblin");
    QCOMPARE(refusal(table, "deploy west-foreground goblin"), u"budget-spent 10.3"_s);
    times(table, 5, "deploy east-foreground goblin");
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
}

void ManeuverTest::s2_10_3_aSiegeTowerCountsAsOnePiece()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").invaders = {6, 0, 0};
    table.foreground("west-foreground").siegeTowers = 1;
    table.foreground("east-foreground").invaders = {1, 0, 0};
    maneuver(table, "minor");
    table.play("march west-foreground siege-tower west-rampart-1");
    times(table, 4, "march west-foreground goblin west-rampart-1");
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-1"), u"budget-spent 10.3"_s);
}

void ManeuverTest::s2_10_3_theSecondManeuverHasABudgetOfItsOwn()
{
    Table table;
    clearInvaders(table);
    table.data.invaderSupply = {20, 0, 0};
    maneuver(table, "minor");
    times(table, 5, "deploy west-foreground goblin");
    table.play({"done", "maneuver major"});
    times(table, 5, "march west-foreground goblin west-rampart-1");
    times(table, 7, "deploy west-foreground goblin");
    QCOMPARE(refusal(table, "deploy west-foreground goblin"), u"budget-spent 10.3"_s);
}

void ManeuverTest::s2_10_4_sapThenDeepestRampartsThenForegroundsThenSupply()
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
    QCOMPARE(refusal(table, "march west-rampart-3 goblin west-rampart-4"), u"wrong-place 10.4"_s);
    table.play("done");
    QVERIFY(table.isLegal("march west-rampart-3 goblin west-rampart-4"));
    QVERIFY(table.isLegal("march east-rampart-1 goblin east-wall-1"));
    QCOMPARE(refusal(table, "march west-rampart-4 goblin west-wall-5"), u"wrong-place 10.4"_s);
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-1"), u"wrong-place 10.4"_s);
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

void ManeuverTest::s2_10_4_threeDepthsOfRamparts()
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

void ManeuverTest::s2_10_5_onePathForwardsAndNeverOffAWall()
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

void ManeuverTest::s2_10_5_aPieceMakesOneStepPerManeuver()
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

void ManeuverTest::s2_10_6_aSapLetsOneGoblinOrOrcInOncePerRound()
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

void ManeuverTest::s2_10_6_aSapNeedsSpaceAndAUnitInTheSupply()
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

void ManeuverTest::s2_10_7_unitsComeFromTheSupplyToTheForegrounds()
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

void ManeuverTest::s2_10_8_aQuartermasterLeadsAUnitOnToAWall()
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

void ManeuverTest::s2_10_8_heNeedsNoSpaceOnTheRampartButOnTheWall()
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

void ManeuverTest::s2_10_8_heWorksOncePerRound()
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

void ManeuverTest::s2_10_8_theUnitCountsInTheBudgetOfItsStartOnly()
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

void ManeuverTest::s2_10_8_notForSiegeTowers()
{
    Table table;
    clearInvaders(table);
    table.foreground("west-foreground").siegeTowers = 1;
    table.rampart("west-rampart-2").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    QCOMPARE(offered(table, "march-through"), QStringList());
    QCOMPARE(offered(table, "march").size(), 3);
}

void ManeuverTest::s2_10_11_maraudersJoinUnitsThatMarchIn()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    maneuver(table, "minor");
    table.play("march west-rampart-3 troll west-rampart-4");
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"1 1 1"_s);
    QVERIFY(table.happened("marauders-joined goblin west-rampart-4"));
    QVERIFY(table.happened("marauders-gather 2"));
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s);
    QCOMPARE(counts(table.now().bag), u"56 92 38"_s);
}

void ManeuverTest::s2_10_11_maraudersComeOncePerManeuver()
{
    Table table("crooked-crown"); // the raid rampart is east-rampart-3
    clearInvaders(table);
    table.data.marauders = table.field().marauderUnits;
    table.rampart("east-rampart-2").invaders = {2, 0, 0};
    const int band = siege::countOf(table.data.marauders);
    maneuver(table, "minor");
    times(table, 2, "march east-rampart-2 goblin east-rampart-3");
    QCOMPARE(table.count("marauders-joined"), band);

    table.rampart("east-rampart-2").invaders = {1, 0, 0};
    table.foreground("east-foreground").invaders = {1, 0, 0};
    maneuver(table, "minor");
    table.play({"march east-rampart-2 goblin east-rampart-3", "march east-foreground goblin east-rampart-2",
                "maneuver major", "done", "march east-rampart-2 goblin east-rampart-3"});
    QCOMPARE(table.count("marauders-joined"), 2 * band); // once more in the second maneuver
}

void ManeuverTest::s2_10_11_withoutSpaceForAllTheInvaderChooses()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.rampart("west-rampart-4").invaders = {5, 0, 0};
    maneuver(table, "minor");
    table.play({"done", "march west-rampart-3 goblin west-rampart-4"});
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"join goblin"_s, u"join orc"_s}));
    QCOMPARE(refusal(table, "join troll"), u"no-unit-there 10.11"_s);
    table.play("join orc");
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"6 1 0"_s);
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s); // the orc's place is filled again
    QVERIFY(table.happened("marauders-gather 1"));
}

void ManeuverTest::s2_10_11_withoutAnySpaceTheyStay()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.rampart("west-rampart-4").invaders = {6, 0, 0};
    maneuver(table, "minor");
    table.play({"done", "march west-rampart-3 goblin west-rampart-4"});
    QVERIFY(!table.happened("marauders-joined"));
    QVERIFY(!table.happened("marauders-gather"));
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s);
}

void ManeuverTest::s2_10_11_thePlaceIsFilledFromTheBagAsFarAsItGoes()
{
    Table table;
    table.data.bag = {0, 3, 3};
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    maneuver(table, "minor");
    table.play("march west-rampart-3 troll west-rampart-4");
    QCOMPARE(counts(table.now().marauders), u"0 1 0"_s); // no goblin, and no other unit instead
    QCOMPARE(counts(table.now().bag), u"0 2 3"_s);
}

void ManeuverTest::s2_10_11_onlyUnitsThatMarchInAndSurviveCallThem()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.path("west-rampart-3", "west-rampart-4").trap = Trap::Goblin;
    maneuver(table, "minor");
    table.play("march west-rampart-3 goblin west-rampart-4");
    QVERIFY(table.happened("unit-killed west-rampart-4 goblin"));
    QVERIFY(!table.happened("marauders-joined"));

    table.rampart("west-rampart-3").invaders = {1, 1, 0};
    maneuver(table, "minor");
    table.play({"march west-rampart-3 goblin west-rampart-4", "march west-rampart-3 orc west-rampart-4"});
    QVERIFY(happenedInOrder(table, {"unit-killed west-rampart-4 goblin", "marauders-joined"}));

    table.rampart("west-rampart-3").invaders = {};
    table.rampart("west-rampart-4").invaders = {1, 0, 0}; // has been there before
    maneuver(table, "minor");
    table.play("march west-rampart-4 goblin west-wall-5");
    QVERIFY(!table.happened("marauders-joined"));
}

void ManeuverTest::s2_10_11_siegeTowersAndUnitsGoingThroughCallNobody()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.rampart("west-rampart-3").siegeTowers = 1;
    table.rampart("west-rampart-4").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    table.play({"march west-rampart-3 siege-tower west-rampart-4",
                "march-through west-rampart-3 goblin west-rampart-4", "march-on west-wall-5"});
    QCOMPARE(decisionOf(table), u"march"_s); // of the foregrounds
    QVERIFY(!table.happened("marauders-joined"));
}

void ManeuverTest::s2_10_12_unusedUnitsStayInTheSupply()
{
    Table table;
    table.data.invaderSupply = {4, 2, 1};
    maneuver(table, "minor");
    table.play({"done", "deploy west-foreground goblin", "done", "no-more-maneuvers"});
    table.playOnTo(StepKind::DrawUnits);
    QCOMPARE(table.now().round, 2);
    QCOMPARE(counts(table.now().invaderSupply), u"3 2 1"_s);
    QVERIFY(table.happened("hourglasses-gained 3")); // of the maneuver alone
}

std::unique_ptr<QObject> makeManeuverTest()
{
    return std::make_unique<ManeuverTest>();
}

} // namespace merlon::siege2

#include "maneuver_test.moc"
