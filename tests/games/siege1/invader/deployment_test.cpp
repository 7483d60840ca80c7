#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"
#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-11: phase 6, deployment.
class DeploymentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_11_1_readyUnitsJoinTheCamp();
    void s1_11_2_eachDeploymentOncePerRoundForItsCost_data();
    void s1_11_2_eachDeploymentOncePerRoundForItsCost();
    void s1_11_2_onlyWithAPossibleMove();
    void s1_11_3_fourStagesAndOneStepForAUnit();
    void s1_11_4_ropesToAnAdjacentWallWithSpace();
    void s1_11_4_whoCameByRopesHasMadeHisStep();
    void s1_11_5_atMostNUnitsLeaveEachRampart();
    void s1_11_5_theTableauTellsHowManyHaveLeft();
    void s1_11_6_atMostNUnitsLeaveEachForeground();
    void s1_11_7_atMostNUnitsForEachSideFromTheCamp();
    void s1_11_7_theRamCrewHasItsOwnBudget();
    void s1_11_7_theCrewNeverLeaves();
    void s1_11_8_everyMoveNeedsAFreeSpace();
    void s1_11_8_aGoblinTrapKillsEveryGoblin();
    void s1_11_8_aTrollTrapKillsTheFirstTrollOfADeployment();
    void s1_11_9_eachAltarIsPointedAtAWallOfItsSide();
    void s1_11_10_theCampCostsUpkeep_data();
    void s1_11_10_theCampCostsUpkeep();
};

void DeploymentTest::s1_11_1_readyUnitsJoinTheCamp()
{
    Table table;
    table.giveReady(0, {3, 2, 1});
    table.data.invaders[0].camp = {1, 1, 1};
    table.beginPhase(6);
    QCOMPARE(counts(table.now().invaders[0].camp), u"4 3 2"_s);
    QCOMPARE(counts(table.now().invaders[0].ready), u"0 0 0"_s);
}

void DeploymentTest::s1_11_2_eachDeploymentOncePerRoundForItsCost_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("minorCost");
    QTest::addColumn<int>("majorCost");
    QTest::newRow("2") << 2 << 3 << 5;
    QTest::newRow("3") << 3 << 2 << 4;
    QTest::newRow("4") << 4 << 2 << 4;
}

void DeploymentTest::s1_11_2_eachDeploymentOncePerRoundForItsCost()
{
    QFETCH(int, players);
    QFETCH(int, minorCost);
    QFETCH(int, majorCost);
    Table table(players);
    table.data.invaders[0].camp = {60, 0, 0};
    table.beginPhase(6);
    QCOMPARE(offered(table),
             QStringList({u"start-deployment minor"_s, u"start-deployment major"_s, u"end-deployments"_s}));
    table.play("start-deployment major");
    QCOMPARE(table.now().budget, 7);
    QCOMPARE(table.now().defenders[0].purse, majorCost);
    QCOMPARE(refusal(table, "start-deployment minor"), u"not-now 11.7"_s); // one is finished before the next
    table.play("next-stage");
    QCOMPARE(refusal(table, "start-deployment major"), u"done-already 11.2"_s);
    table.play("start-deployment minor");
    QCOMPARE(table.now().budget, 5);
    QCOMPARE(table.now().defenders[0].purse, majorCost + minorCost);
    table.play("next-stage");
    QVERIFY(table.decision() != "choose-deployment");
}

void DeploymentTest::s1_11_2_onlyWithAPossibleMove()
{
    Table table;
    table.data.invaders[0].camp = {5, 0, 0};
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {0, 10, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::ChooseDeployment, 0)});
    QVERIFY(table.isLegal("start-deployment minor")); // the orcs can march
    table.data.foregrounds[siege::West].invaders = {};
    table.data.foregrounds[siege::East].invaders = {};
    table.data.invaders[0].camp = {};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::ChooseDeployment, 0)});
    QCOMPARE(decisionOf(table), u"place-stone"_s);

    table.wall("west-wall-1").invaders = {4, 0, 0}; // who never leaves it
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::ChooseDeployment, 0)});
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void DeploymentTest::s1_11_3_fourStagesAndOneStepForAUnit()
{
    Table table;
    equip(table.wall("west-wall-1"), Equipment::Ropes);
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.foreground("west-foreground").invaders = {1, 0, 0};
    table.data.invaders[0].camp = {2, 0, 0};
    table.begin({Table::ask(StepKind::ChooseDeployment, 0)});
    table.play("start-deployment minor");
    QCOMPARE(refusal(table, "march west-rampart-3 goblin west-wall-3"), u"not-now 11.4"_s);
    table.play("rope west-wall-1 goblin west-wall-2");
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-1"), u"march-not-its-turn 11.5"_s);
    table.play("march west-rampart-3 goblin west-rampart-4"); // the only one there has made its step
    QCOMPARE(offered(table, "march").size(), 3);
    table.play("march west-foreground goblin west-rampart-1");
    table.play("send goblin west-foreground");
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-1"), u"not-now 11.7"_s);
    table.play("next-stage");
    QCOMPARE(decisionOf(table), u"choose-deployment"_s);
    table.play("start-deployment major"); // now all may move again
    QVERIFY(table.isLegal("march west-rampart-1 goblin west-wall-1"));
    QVERIFY(table.isLegal("march west-rampart-4 goblin west-wall-5"));
}

void DeploymentTest::s1_11_4_ropesToAnAdjacentWallWithSpace()
{
    Table table;
    equip(table.wall("west-wall-2"), Equipment::Ropes);
    table.wall("west-wall-2").invaders = {2, 0, 0};
    table.wall("west-wall-3").invaders = {0, 3, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::DeployStage, 0, 0)});
    QCOMPARE(refusal(table, "rope west-wall-2 goblin west-wall-3"), u"no-space 11.8"_s);
    QCOMPARE(refusal(table, "rope west-wall-2 goblin west-wall-4"), u"not-joined 11.4"_s);
    QCOMPARE(refusal(table, "rope west-wall-2 orc west-wall-1"), u"no-such-unit 11.4"_s);
    QCOMPARE(offered(table), QStringList({u"rope west-wall-2 goblin west-wall-1"_s, u"next-stage"_s}));
}

void DeploymentTest::s1_11_4_whoCameByRopesHasMadeHisStep()
{
    Table table;
    equip(table.wall("west-wall-2"), Equipment::Ropes);
    equip(table.wall("west-wall-3"), Equipment::Ropes);
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("west-wall-3").invaders = {0, 1, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::DeployStage, 0, 0)});
    table.play("rope west-wall-2 goblin west-wall-3");
    QCOMPARE(refusal(table, "rope west-wall-3 goblin west-wall-4"), u"just-arrived 11.3"_s);
    QVERIFY(table.isLegal("rope west-wall-3 orc west-wall-4"));
}

void DeploymentTest::s1_11_5_atMostNUnitsLeaveEachRampart()
{
    for (const int size : {5, 7}) {
        Table table;
        table.rampart("west-rampart-1").invaders = {7, 0, 0};
        table.rampart("east-rampart-3").invaders = {1, 0, 0};
        table.rampart("west-rampart-3").invaders = {1, 0, 0};
        equip(table.wall("west-wall-1"), Equipment::Ladders); // five and three spaces
        beginStage(table, 1, size);
        for (int unit = 0; unit < 5; ++unit)
            table.play("march west-rampart-1 goblin west-wall-1");
        const QString left = refusal(table, "march west-rampart-1 goblin west-wall-2");
        QCOMPARE(left, size == 5 ? u"deployment-spent 11.5"_s : QString());
        QVERIFY(table.isLegal("march east-rampart-3 goblin east-wall-4")); // its own budget
        QVERIFY(table.isLegal("march west-rampart-3 goblin west-rampart-4"));
        QCOMPARE(refusal(table, "march west-rampart-3 goblin west-wall-5"), u"no-way 11.5"_s);
    }
}

void DeploymentTest::s1_11_5_theTableauTellsHowManyHaveLeft()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {7, 0, 0};
    const auto quotas = [&] { return tableauOf(*table.state().seenBy(SeatSet())).quotas; };
    beginStage(table, 1, 5);
    QVERIFY(quotas().empty());
    for (int unit = 0; unit < 3; ++unit)
        table.play("march west-rampart-1 goblin west-wall-1");
    const std::vector<Quota> left = quotas();
    QCOMPARE(left.size(), 1u);
    QCOMPARE(left[0].place, static_cast<int>(table.place("west-rampart-1")));
    QCOMPARE(left[0].used, 3);
    QCOMPARE(left[0].limit, 5);
}

void DeploymentTest::s1_11_6_atMostNUnitsLeaveEachForeground()
{
    for (const int size : {5, 7}) {
        Table table;
        table.foreground("west-foreground").invaders = {10, 0, 0};
        table.foreground("east-foreground").invaders = {1, 0, 0};
        beginStage(table, 2, size);
        for (int unit = 0; unit < size; ++unit)
            table.play(unit < 4 ? "march west-foreground goblin west-rampart-1"
                                : "march west-foreground goblin west-rampart-2");
        QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-3"), u"deployment-spent 11.6"_s);
        QVERIFY(table.isLegal("march east-foreground goblin east-rampart-3"));
        QCOMPARE(refusal(table, "march east-foreground goblin west-rampart-3"), u"no-way 11.6"_s);
    }
}

void DeploymentTest::s1_11_7_atMostNUnitsForEachSideFromTheCamp()
{
    Table table;
    table.data.invaders[0].camp = {20, 0, 0};
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    equip(table.wall("west-wall-1"), Equipment::Sap);
    beginStage(table, 3);
    table.play({"man-tower goblin west-wall-2", "man-tower goblin west-wall-2",
                "man-tower goblin west-wall-2", "send goblin west-wall-1", "send goblin west-foreground"});
    QCOMPARE(refusal(table, "send goblin west-foreground"), u"deployment-spent 11.7"_s);
    for (int unit = 0; unit < 5; ++unit)
        table.play("send goblin east-foreground");
    QVERIFY(table.isOver()); // without a ram nobody goes to the barbican
    QCOMPARE(counts(table.now().invaders[0].camp), u"10 0 0"_s);
}

void DeploymentTest::s1_11_7_theRamCrewHasItsOwnBudget()
{
    Table table;
    table.data.invaders[0].camp = {20, 0, 0};
    table.data.barbican.ramParts = 4;
    table.data.barbican.crew = {0, 1, 0};
    beginStage(table, 3);
    for (int unit = 0; unit < 5; ++unit)
        table.play("send goblin west-foreground");
    for (int unit = 0; unit < 5; ++unit)
        table.play("send goblin barbican-rampart");
    QCOMPARE(refusal(table, "send goblin barbican-rampart"), u"deployment-spent 11.7"_s);

    table.data.barbican.ramParts = 1; // two for each part
    beginStage(table, 3);
    table.play("send goblin barbican-rampart");
    QCOMPARE(refusal(table, "send goblin barbican-rampart"), u"no-space 11.8"_s);
}

void DeploymentTest::s1_11_7_theCrewNeverLeaves()
{
    Table table;
    table.data.barbican.ramParts = 2;
    table.data.barbican.crew = {2, 2, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::ChooseDeployment, 0)});
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void DeploymentTest::s1_11_8_everyMoveNeedsAFreeSpace()
{
    Table table;
    table.data.invaders[0].camp = {5, 0, 0};
    table.foreground("west-foreground").invaders = {0, 9, 0};
    beginStage(table, 3);
    table.play("send goblin west-foreground");
    QCOMPARE(refusal(table, "send goblin west-foreground"), u"no-space 11.8"_s);

    Table rampart;
    rampart.foreground("west-foreground").invaders = {5, 0, 0};
    rampart.rampart("west-rampart-1").invaders = {0, 6, 0};
    beginStage(rampart, 2);
    rampart.play("march west-foreground goblin west-rampart-1");
    QCOMPARE(refusal(rampart, "march west-foreground goblin west-rampart-1"), u"no-space 11.8"_s);

    Table wall;
    wall.rampart("west-rampart-1").invaders = {5, 0, 0};
    wall.wall("west-wall-1").invaders = {0, 3, 0};
    beginStage(wall, 1);
    wall.play("march west-rampart-1 goblin west-wall-1");
    QCOMPARE(refusal(wall, "march west-rampart-1 goblin west-wall-1"), u"no-space 11.8"_s);
}

void DeploymentTest::s1_11_8_aGoblinTrapKillsEveryGoblin()
{
    Table table;
    table.foreground("west-foreground").invaders = {6, 1, 1};
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    beginStage(table, 2);
    for (int unit = 0; unit < 3; ++unit)
        table.play("march west-foreground goblin west-rampart-1");
    QCOMPARE(counts(table.now().discard), u"3 0 0"_s);
    table.play({"march west-foreground orc west-rampart-1", "march west-foreground troll west-rampart-1"});
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 1 1"_s);
    QVERIFY(table.isOver());                            // the dead have used their budget
    QVERIFY(table.now().paths[0].trap == Trap::Goblin); // it stays
}

void DeploymentTest::s1_11_8_aTrollTrapKillsTheFirstTrollOfADeployment()
{
    Table table;
    table.foreground("west-foreground").invaders = {1, 0, 4};
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    beginStage(table, 2);
    table.play({"march west-foreground goblin west-rampart-1", "march west-foreground troll west-rampart-1",
                "march west-foreground troll west-rampart-1"});
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"1 0 1"_s);
    QCOMPARE(counts(table.now().discard), u"0 0 1"_s);
    table.play("next-stage");
    table.data = table.now();
    beginStage(table, 2); // the next deployment
    table.play("march west-foreground troll west-rampart-1");
    QCOMPARE(counts(table.now().discard), u"0 0 2"_s);
}

void DeploymentTest::s1_11_9_eachAltarIsPointedAtAWallOfItsSide()
{
    Table table;
    table.data.altars[0].side = siege::East;
    table.data.altars[1].side = siege::East;
    table.clearWalls();
    table.wall("east-wall-2").invaders = {1, 0, 0};
    table.wall("east-wall-2").stone = 3;
    table.begin(StepKind::FocusAltars);
    QCOMPARE(offered(table).size(), 4); // and no way to pass
    QCOMPARE(refusal(table, "focus altar-1 west-wall-1"), u"not-your-side 11.9"_s);
    QCOMPARE(refusal(table, "focus altar-2 east-wall-1"), u"not-now 11.9"_s); // in order of building
    table.play({"focus altar-1 east-wall-2", "focus altar-2 east-wall-2"});
    table.data = table.now();
    fight(table);
    QVERIFY(table.happened("totals-compared east-wall-2 3 3"));
}

void DeploymentTest::s1_11_10_theCampCostsUpkeep_data()
{
    QTest::addColumn<int>("units");
    QTest::addColumn<int>("hourglasses");
    for (const auto &[units, hourglasses] : std::initializer_list<std::pair<int, int>> {
             {0, 0}, {3, 0}, {4, 1}, {7, 1}, {8, 3}, {11, 3}, {12, 6}, {30, 6}})
        QTest::addRow("%d", units) << units << hourglasses;
}

void DeploymentTest::s1_11_10_theCampCostsUpkeep()
{
    QFETCH(int, units);
    QFETCH(int, hourglasses);
    Table table;
    table.data.invaders[0].camp = {static_cast<std::uint8_t>(units), 0, 0};
    table.begin(StepKind::Upkeep);
    QCOMPARE(table.now().defenders[0].purse, hourglasses);

    Table four(4); // each seat its own camp, to its own colour
    four.data.invaders[0].camp = {static_cast<std::uint8_t>(units), 0, 0};
    four.data.invaders[1].camp = {4, 0, 0};
    four.begin(StepKind::Upkeep);
    QCOMPARE(four.now().defenders[0].purse, hourglasses);
    QCOMPARE(four.now().defenders[1].purse, 1);
}

std::unique_ptr<QObject> makeDeploymentTest()
{
    return std::make_unique<DeploymentTest>();
}

} // namespace merlon::siege1

#include "deployment_test.moc"
