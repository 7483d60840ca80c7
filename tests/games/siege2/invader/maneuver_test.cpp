#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"
#include "core/games/siege2/invader/budgets.h"
#include "tests/games/siege2/invader/maneuver_answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-10: maneuvers and their budgets; the march itself, traps and marauders have tests of their own.
class ManeuverTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_10_1_oneManeuverIsADutyTheOtherAChoice();
    void s2_10_1_eachManeuverAtMostOncePerRound();
    void s2_10_2_hourglassesAreGivenTogetherAfterTheOrders();
    void s2_10_2_aManeuverThatMovesNothingCostsTheSame();
    void s2_10_3_theBudgetOfARampart();
    void s2_10_3_theBudgetOfAForeground();
    void s2_10_3_theTableauTellsHowManyHaveLeft();
    void s2_10_3_theBudgetOfTheSupplyOnEachSide();
    void s2_10_3_unitsThroughASapCountInTheSupplyOfTheirSide();
    void s2_10_3_aSiegeTowerCountsAsOnePiece();
    void s2_10_3_theSecondManeuverHasABudgetOfItsOwn();
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

void ManeuverTest::s2_10_3_theTableauTellsHowManyHaveLeft()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {0, 7, 0};
    const auto quotas = [&] { return tableauOf(*table.state().seenBy(SeatSet())).quotas; };
    maneuver(table, "minor");
    QVERIFY(quotas().empty());
    times(table, 2, "march west-rampart-1 orc west-wall-1");
    const std::vector<Quota> minor = quotas();
    QCOMPARE(minor.size(), 1u);
    QCOMPARE(minor[0].place, static_cast<int>(table.place("west-rampart-1")));
    QCOMPARE(minor[0].used, 2);
    QCOMPARE(minor[0].limit, kMinorBudget);
    table.playOnTo(StepKind::ChooseManeuver);
    QVERIFY2(quotas().empty(), "nobody is on the march any more");
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
