#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-7: equipment.
class EquipmentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_7_1_aWallTakesTwoTilesOfDifferentKinds();
    void s1_7_1_aBannerCountsWhereAUnitFights();
    void s1_7_2_laddersGiveOneSpaceMore();
    void s1_7_3_oneUnitADeploymentGoesAlongTheRopes();
    void s1_7_4_oneUnitADeploymentGoesThroughTheSap();
    void s1_7_5_aBridgeKeepsTrapsAway();
    void s1_7_5_noBridgeWhereATrapLiesOrNoneCanLie();
    void s1_7_6_shieldsMayHoldTheMelee();
    void s1_7_6_shieldsThatDoNotSufficeLowerTheLoss();
    void s1_7_6_shieldsNeverBreach();
    void s1_7_7_poisonKillsAnArcherFirst();
    void s1_7_7_poisonNeedsTheHigherTotalAndAnArcher();
};

void EquipmentTest::s1_7_1_aWallTakesTwoTilesOfDifferentKinds()
{
    Table table;
    equip(table.wall("west-wall-1"), Equipment::Banner);
    equip(table.wall("west-wall-2"), Equipment::Ropes);
    equip(table.wall("west-wall-2"), Equipment::Sap);
    equip(table.wall("west-wall-3"), Equipment::Sap);
    beginAct(table, Action::Banner);
    QCOMPARE(refusal(table, "place-at west-wall-1"), u"tile-there 7.1"_s);
    QCOMPARE(refusal(table, "place-at west-wall-2"), u"no-space 7.1"_s);
    QCOMPARE(refusal(table, "place-at west-rampart-1"), u"wrong-place 7.1"_s);
    table.play("place-at west-wall-3");
    QVERIFY(table.wallNow("west-wall-3").has(Equipment::Banner));
    QVERIFY(table.wallNow("west-wall-3").has(Equipment::Sap));
}

void EquipmentTest::s1_7_1_aBannerCountsWhereAUnitFights()
{
    Table table;
    table.clearWalls();
    for (const char *wall : {"west-wall-1", "west-wall-2", "west-wall-3"}) {
        equip(table.wall(wall), Equipment::Banner);
        table.wall(wall).stone = 3;
    }
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {0, 1, 0};
    fight(table);
    QVERIFY(table.happened("totals-compared west-wall-1 2 3"));
    QVERIFY(table.happened("totals-compared west-wall-2 3 3"));
    QCOMPARE(table.count("totals-compared"), 2); // nobody fights on the third
}

void EquipmentTest::s1_7_2_laddersGiveOneSpaceMore()
{
    Table table;
    table.wall("west-wall-2").invaders = {3, 0, 0};
    table.wall("west-wall-1").invaders = {4, 0, 0};
    table.rampart("west-rampart-1").invaders = {2, 0, 0};
    equip(table.wall("west-wall-2"), Equipment::Ladders);
    beginStage(table, 1);
    QCOMPARE(refusal(table, "march west-rampart-1 goblin west-wall-1"), u"no-space 11.8"_s);
    table.play("march west-rampart-1 goblin west-wall-2");
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"4 0 0"_s);
    QVERIFY(table.isOver()); // no space for the last one: the stage is over
}

void EquipmentTest::s1_7_3_oneUnitADeploymentGoesAlongTheRopes()
{
    Table table;
    equip(table.wall("west-wall-2"), Equipment::Ropes);
    table.wall("west-wall-2").invaders = {2, 1, 0};
    table.wall("west-wall-3").invaders = {2, 0, 0}; // without ropes
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::DeployStage, 0, 0)});
    QCOMPARE(refusal(table, "rope west-wall-3 goblin west-wall-4"), u"no-way 11.4"_s);
    table.play("rope west-wall-2 orc west-wall-1");
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 0"_s);
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void EquipmentTest::s1_7_4_oneUnitADeploymentGoesThroughTheSap()
{
    Table table;
    equip(table.wall("west-wall-2"), Equipment::Sap);
    table.data.invaders[0].camp = {5, 0, 0};
    beginStage(table, 3);
    QCOMPARE(refusal(table, "send goblin west-wall-1"), u"wrong-place 11.7"_s);
    table.play("send goblin west-wall-2");
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"1 0 0"_s);
    QCOMPARE(refusal(table, "send goblin west-wall-2"), u"deployment-spent 7.4"_s);
    table.data = table.now();
    table.begin(StepKind::EndDeployment);
    table.data = table.now();
    beginStage(table, 3); // another deployment
    QVERIFY(table.isLegal("send goblin west-wall-2"));
}

void EquipmentTest::s1_7_5_aBridgeKeepsTrapsAway()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").flags = PathState::kBridge;
    table.begin({Table::ask(StepKind::TargetOf, 1, static_cast<int>(Work::GoblinTrap))});
    QCOMPARE(refusal(table, "target-path west-foreground>west-rampart-1"), u"path-taken 15.1"_s);
    QVERIFY(table.isLegal("target-path west-foreground>west-rampart-2"));
}

void EquipmentTest::s1_7_5_noBridgeWhereATrapLiesOrNoneCanLie()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    table.path("west-foreground", "west-rampart-2").flags = PathState::kBridge;
    beginAct(table, Action::Bridge);
    QCOMPARE(offered(table).size(), 5);
    QCOMPARE(refusal(table, "place-on-path west-foreground>west-rampart-1"), u"path-taken 7.5"_s);
    QCOMPARE(refusal(table, "place-on-path west-foreground>west-rampart-2"), u"path-taken 7.5"_s);
    QCOMPARE(refusal(table, "place-on-path west-rampart-1>west-wall-1"), u"no-trap-space 7.5"_s);
    table.play("place-on-path west-rampart-3>west-rampart-4");
    QVERIFY(table.happened("bridge-placed west-rampart-3>west-rampart-4"));
}

void EquipmentTest::s1_7_6_shieldsMayHoldTheMelee()
{
    Table table;
    table.clearWalls();
    equip(table.wall("west-wall-1"), Equipment::Shields);
    table.wall("west-wall-1").invaders = {2, 0, 0};
    table.wall("west-wall-1").defenders = {2, 1, 0};
    fight(table); // 2 + 2 against 4
    QVERIFY(table.happened("shields-held west-wall-1"));
    QVERIFY(!table.happened("unit-killed"));
}

void EquipmentTest::s1_7_6_shieldsThatDoNotSufficeLowerTheLoss()
{
    Table table;
    table.clearWalls();
    equip(table.wall("west-wall-1"), Equipment::Shields);
    table.wall("west-wall-1").invaders = {3, 0, 0};
    table.wall("west-wall-1").defenders = {0, 0, 1};
    table.wall("west-wall-1").stone = 5;
    fight(table); // 3 + 3 against 8: two are lost, not five
    QVERIFY(!table.happened("shields-held"));
    QCOMPARE(table.count("unit-killed"), 2);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"1 0 0"_s);
}

void EquipmentTest::s1_7_6_shieldsNeverBreach()
{
    Table table;
    table.clearWalls();
    equip(table.wall("west-wall-1"), Equipment::Shields);
    table.wall("west-wall-1").invaders = {4, 0, 0};
    table.wall("west-wall-1").stone = 5;
    fight(table); // 4 + 4 against 5, and no defender there
    QVERIFY(table.happened("shields-held west-wall-1"));
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kBreached));
}

void EquipmentTest::s1_7_7_poisonKillsAnArcherFirst()
{
    Table table;
    table.clearWalls();
    equip(table.wall("west-wall-1"), Equipment::Poison);
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.wall("west-wall-1").defenders = {1, 1, 0};
    fight(table); // 4 against 3, then against 2: the advantage is the soldier's strength
    QCOMPARE(counts(table.buildingNow("hospital").units), u"1 1 0"_s);
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kBreached));

    table.wall("west-wall-1").invaders = {1, 2, 0};
    fight(table); // 5 against 2: 3 is more than his strength
    QVERIFY(table.wallNow("west-wall-1").has(WallState::kBreached));
}

void EquipmentTest::s1_7_7_poisonNeedsTheHigherTotalAndAnArcher()
{
    Table table;
    table.clearWalls();
    equip(table.wall("west-wall-1"), Equipment::Poison);
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-1").defenders = {1, 1, 0};
    fight(table); // 3 against 3
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s);

    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.wall("west-wall-1").stone = 0;
    fight(table); // 3 against 2: the soldier alone is lost
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 1 0"_s);
}

std::unique_ptr<QObject> makeEquipmentTest()
{
    return std::make_unique<EquipmentTest>();
}

} // namespace merlon::siege1

#include "equipment_test.moc"
