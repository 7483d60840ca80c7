#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-17: dishonourable acts.
class DishonourTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_17_1_fromRoundFiveOn();
    void s1_17_1_oncePerRoundAndEachOncePerGame();
    void s1_17_1_barricadesAreForTheWorkshopAlone();
    void s1_17_1_barricadesComeBeforeThePurseAndKeepTheWindowOpen();
    void s1_17_1_barricadesLeftAreLost();
    void s1_17_1_barricadesRepeatADoneActionOnce();
    void s1_17_2_wordsOfDeception();
    void s1_17_3_lastStandOpensABuildingAndLowersItsCosts();
    void s1_17_3_lastStandCompletesWhatHoldsEnough();
    void s1_17_3_onlyABuildingWithActionsForThisRound();
    void s1_17_4_aSoldierAndAVeteranComeFree();
    void s1_17_4_eachOnlyIfInSupply();
    void s1_17_4_terrorApplies();
};

void DishonourTest::s1_17_1_fromRoundFiveOn()
{
    Table table;
    table.data.round = 4;
    table.beginWindow(2);
    QCOMPARE(refusal(table, "dishonour deception"), u"too-early 17.1"_s);
    QVERIFY(offered(table, "dishonour").isEmpty());

    table.data.round = 5;
    table.beginWindow(2);
    QCOMPARE(offered(table, "dishonour").size(), 4);
}

void DishonourTest::s1_17_1_oncePerRoundAndEachOncePerGame()
{
    Table table;
    table.data.round = 5;
    const int glory = table.data.defenderGlory;
    table.beginWindow(1, 2);
    table.play("dishonour deception");
    QCOMPARE(table.now().defenderGlory, glory - 1);
    QCOMPARE(refusal(table, "dishonour prisoners"), u"done-already 17.1"_s);

    table.data = table.now();
    table.begin(StepKind::CleanUp);
    table.data = table.now();
    QCOMPARE(table.data.round, 6);
    table.beginWindow(1);
    QCOMPARE(refusal(table, "dishonour deception"), u"deed-used 17.1"_s);
    QVERIFY(table.isLegal("dishonour prisoners"));
}

void DishonourTest::s1_17_1_barricadesAreForTheWorkshopAlone()
{
    Table table;
    table.data.round = 5;
    table.beginWindow(1);
    table.play({"dishonour barricades", "invest cannon"}); // from the purse
    QCOMPARE(purseOf(table), 0);
    QCOMPARE(table.now().defenders[0].barricades, 4);
    QCOMPARE(decisionOf(table), u"window"_s); // still open
    QCOMPARE(refusal(table, "invest cannon"), u"hourglass-short 13.4"_s);
    QCOMPARE(table.sentenceAgainst("invest cannon"),
             std::string("This costs 1 hourglass, and you have none."));
    QCOMPARE(refusal(table, "lift west-wall-1 soldier"), u"hourglass-short 14.5"_s);
    QCOMPARE(refusal(table, "speech 1"), u"hourglass-short 16.2"_s);
    QVERIFY(table.isLegal("invest hook"));
}

void DishonourTest::s1_17_1_barricadesComeBeforeThePurseAndKeepTheWindowOpen()
{
    Table table;
    table.data.round = 5;
    table.beginWindow(2, 2);
    table.play({"dishonour barricades", "invest hook", "invest hook", "invest hook"});
    QCOMPARE(purseOf(table), 2);
    QCOMPARE(table.now().defenders[0].barricades, 1);
    table.play({"invest hook", "target west-tower-1"});
    QCOMPARE(table.now().defenders[0].barricades, 0);
    table.play({"invest wall-repair", "invest cannon"});
    QVERIFY(table.happened("phase-begins 3"));
}

void DishonourTest::s1_17_1_barricadesLeftAreLost()
{
    Table table;
    table.data.round = 5;
    for (const Work work : {Work::Platform, Work::WallRepair})
        close(table, work);
    table.data.doneAgain = table.data.done; // a second time as well
    close(table, Work::Hook);
    table.data.doneAgain = table.data.done;
    table.beginWindow(1, 2);
    table.play("dishonour barricades");
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 13.5"_s);
    QCOMPARE(refusal(table, "forfeit"), u"can-spend 13.3"_s);
    table.play("invest cannon"); // then nothing takes the workshop's hourglasses
    QVERIFY(table.happened("seat-loses-hourglasses defender 4"));
    QVERIFY(table.happened("phase-begins 3"));
    QCOMPARE(table.now().defenders[0].barricades, 0);
}

void DishonourTest::s1_17_1_barricadesRepeatADoneActionOnce()
{
    Table table;
    table.data.round = 5;
    table.data.barbican.resistance = 3;
    table.beginWindow(2);
    table.play("invest gate-repair");
    QCOMPARE(refusal(table, "invest gate-repair"), u"done-marker 13.5"_s);
    table.play({"dishonour barricades", "invest gate-repair"});
    QCOMPARE(table.now().barbican.resistance, 5);
    QCOMPARE(refusal(table, "invest gate-repair"), u"done-marker 13.5"_s); // not a third time
}

void DishonourTest::s1_17_2_wordsOfDeception()
{
    Table table;
    table.data.round = 5;
    table.beginWindow(1);
    table.play("dishonour deception");
    QCOMPARE(purseOf(table), 4);
    QCOMPARE(decisionOf(table), u"window"_s);
}

void DishonourTest::s1_17_3_lastStandOpensABuildingAndLowersItsCosts()
{
    Table table;
    table.data.round = 5;
    close(table, Work::WallRepair);
    close(table, Work::Cannon);
    table.beginWindow(3);
    table.play("dishonour last-stand");
    QCOMPARE(decisionOf(table), u"choose-last-stand"_s);
    table.play("target workshop");
    QCOMPARE(refusal(table, "invest cannon"), u"done-marker 13.5"_s); // of the forge
    table.play("invest wall-repair");                                 // costs 1
    table.play("target west-wall-1");
    QCOMPARE(purseOf(table), 2);
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 13.5"_s);
}

void DishonourTest::s1_17_3_lastStandCompletesWhatHoldsEnough()
{
    Table table;
    table.data.round = 5;
    putOn(table, Work::Cannon, 3);
    putOn(table, Work::TrollCauldron, 1);
    table.beginWindow(2);
    table.play({"dishonour last-stand", "target forge"});
    QVERIFY(table.happened("action-completed cannon"));
    QVERIFY(!table.happened("action-completed troll-cauldron"));
    table.play("target east-tower-1");
    QCOMPARE(purseOf(table), 2);
}

void DishonourTest::s1_17_3_onlyABuildingWithActionsForThisRound()
{
    Table table;
    table.data.round = 5;
    table.beginWindow(1);
    table.play("dishonour last-stand");
    QCOMPARE(offered(table).size(), 6);
    QCOMPARE(refusal(table, "target hospital"), u"wrong-place 17.3"_s);
    QCOMPARE(refusal(table, "target honour-guard"), u"wrong-place 17.3"_s);
    table.play({"target cathedral", "invest dazzle"});
    QCOMPARE(table.now().round, 6);
    QVERIFY(!table.buildingNow("cathedral").has(BuildingState::kLastStand));
}

void DishonourTest::s1_17_4_aSoldierAndAVeteranComeFree()
{
    Table table;
    table.data.round = 5;
    const Units supply = table.data.defenderSupply;
    table.beginWindow(1);
    table.play("dishonour prisoners");
    QCOMPARE(counts(table.now().courtyard), u"0 1 1"_s);
    QCOMPARE(table.now().defenderSupply[1], supply[1] - 1);
    QCOMPARE(table.now().defenderSupply[2], supply[2] - 1);
    QCOMPARE(purseOf(table), 1); // free
}

void DishonourTest::s1_17_4_eachOnlyIfInSupply()
{
    Table table;
    table.data.round = 5;
    table.data.defenderSupply = {2, 0, 1};
    table.beginWindow(1);
    table.play("dishonour prisoners");
    QCOMPARE(counts(table.now().courtyard), u"0 0 1"_s);

    table.data.defenderSupply = {2, 0, 0};
    table.beginWindow(1);
    QCOMPARE(refusal(table, "dishonour prisoners"), u"no-unit-in-supply 17.4"_s);
}

void DishonourTest::s1_17_4_terrorApplies()
{
    Table table;
    table.data.round = 5;
    table.data.flags |= SiegeData::kTerror;
    table.beginWindow(1);
    table.play("dishonour prisoners");
    QCOMPARE(counts(table.now().courtyard), u"0 0 1"_s);
    QVERIFY(table.happened("unit-scared soldier"));
}

std::unique_ptr<QObject> makeDishonourTest()
{
    return std::make_unique<DishonourTest>();
}

} // namespace merlon::siege1

#include "dishonour_test.moc"
