#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// A window in which one hourglass more completes the action.
void beginAlmostDone(Table &table, Work work, int purse = 2)
{
    putOn(table, work, dataOf(work).cost - 1);
    table.beginWindow(purse);
}

} // namespace

/// S1-15: what the actions of the buildings do.
class BuildingsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_15_1_oneCauldronOnAWallThatHasASpaceForIt();
    void s1_15_1_onePlatformOnAWallThatAllowsIt();
    void s1_15_1_oneTrapOnATrappablePathWithoutBridge();
    void s1_15_1_machinesInEmptyTowers();
    void s1_15_1_nothingWithoutATile();
    void s1_15_1_devicesStay();
    void s1_15_2_aNewCannonActsInTheSameRound();
    void s1_15_3_gateRepairUpToTheFullResistance();
    void s1_15_3_gateRepairWithTheSmallerGate();
    void s1_15_3_woodOnAnyWallUpToThree();
    void s1_15_3_noWoodLeft();
    void s1_15_4_aMissIntoABallistaOrCatapult();
    void s1_15_4_aMissMustBeInSupply();
    void s1_15_5_towerRaidKillsOneOfTheCrew();
    void s1_15_5_theSniperReachesEveryUnitOnTheBoard();
    void s1_15_6_oneSideIsBlessedForTheRound();
    void s1_15_6_thereIsOneBlessing();
    void s1_15_7_anOrderThereLeavesUnseen();
    void s1_15_7_theWallIsLeftOutOfTheAssault();
    void s1_15_7_forOneRoundWithOneTile();
    void s1_15_8_anOpenOrHiddenOrderLeaves();
    void s1_15_9_trainingWithinTheSpacesOfTheBarracks();
    void s1_15_9_theNewPieceMustBeInSupply();
    void s1_15_10_oneOfTheGuardsForAllSaboteurs();
    void s1_15_10_notWithoutSaboteurOrGuard();
    void s1_15_11_saboteurAndFireInTheGuards();
};

void BuildingsTest::s1_15_1_oneCauldronOnAWallThatHasASpaceForIt()
{
    Table table;
    table.wall("west-wall-3").cauldron = Cauldron::Goblin;
    beginAlmostDone(table, Work::TrollCauldron);
    table.play("invest troll-cauldron");
    QCOMPARE(offered(table),
             (QStringList {u"target west-wall-1"_s, u"target west-wall-5"_s, u"target east-wall-1"_s,
                           u"target east-wall-3"_s, u"target east-wall-4"_s}));
    QCOMPARE(refusal(table, "target west-wall-2"), u"wrong-place 15.1"_s);
    QCOMPARE(refusal(table, "target west-wall-3"), u"tile-there 15.1"_s);
    table.play("target west-wall-5");
    QCOMPARE(table.wallNow("west-wall-5").cauldron, Cauldron::Troll);
}

void BuildingsTest::s1_15_1_onePlatformOnAWallThatAllowsIt()
{
    Table table;
    table.wall("west-wall-2").flags |= WallState::kPlatform;
    beginAlmostDone(table, Work::Platform);
    table.play("invest platform");
    QCOMPARE(offered(table),
             (QStringList {u"target west-wall-3"_s, u"target west-wall-4"_s, u"target east-wall-2"_s,
                           u"target east-wall-3"_s}));
    QCOMPARE(refusal(table, "target west-wall-2"), u"tile-there 15.1"_s);
    QCOMPARE(refusal(table, "target west-wall-1"), u"wrong-place 15.1"_s);
    table.play("target east-wall-2");
    QVERIFY(table.wallNow("east-wall-2").has(WallState::kPlatform));
}

void BuildingsTest::s1_15_1_oneTrapOnATrappablePathWithoutBridge()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    table.path("west-foreground", "west-rampart-2").flags = PathState::kBridge;
    beginAlmostDone(table, Work::GoblinTrap);
    table.play("invest goblin-trap");
    QCOMPARE(offered(table).size(), 5); // seven paths can hold a trap
    QCOMPARE(refusal(table, "target-path west-foreground>west-rampart-1"), u"path-taken 15.1"_s);
    QCOMPARE(refusal(table, "target-path west-foreground>west-rampart-2"), u"path-taken 15.1"_s);
    QCOMPARE(refusal(table, "target-path west-rampart-1>west-wall-1"), u"no-trap-space 15.1"_s);
    table.play("target-path west-rampart-3>west-rampart-4");
    QVERIFY(table.happened("trap-laid goblin-trap west-rampart-3>west-rampart-4"));
}

void BuildingsTest::s1_15_1_machinesInEmptyTowers()
{
    Table table;
    table.tower("west-tower-1").post = Post::Archer;
    table.tower("west-tower-2").post = Post::Cannon;
    beginAlmostDone(table, Work::Hook);
    table.play("invest hook");
    QCOMPARE(offered(table).size(), 5);
    QCOMPARE(refusal(table, "target west-tower-1"), u"tile-there 15.1"_s);
    QCOMPARE(refusal(table, "target west-tower-2"), u"tile-there 15.1"_s);
    QCOMPARE(refusal(table, "target west-wall-1"), u"wrong-place 15.1"_s);
    table.play("target west-tower-3");
    QCOMPARE(table.towerNow("west-tower-3").post, Post::Hook);
}

void BuildingsTest::s1_15_1_nothingWithoutATile()
{
    Table table;
    for (const char *tower : {"west-tower-1", "west-tower-2", "east-tower-1"})
        table.tower(tower).post = Post::Cannon;
    for (const char *wall : {"west-wall-1", "west-wall-3", "west-wall-5"})
        table.wall(wall).cauldron = Cauldron::Orc;
    for (const char *wall : {"west-wall-2", "west-wall-3", "west-wall-4"})
        table.wall(wall).flags |= WallState::kPlatform;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3"})
        table.path("west-foreground", rampart).trap = Trap::Goblin;
    for (const Work work : {Work::Cannon, Work::OrcCauldron, Work::Platform, Work::GoblinTrap})
        putOn(table, work, dataOf(work).cost - 1);
    table.beginWindow(9);
    for (const char *work : {"invest cannon", "invest orc-cauldron", "invest platform", "invest goblin-trap"})
        QCOMPARE(refusal(table, work), u"no-legal-target 1.3"_s);
    table.play({"invest hook", "invest hook", "invest hook", "invest hook"}); // there are other tiles
    QCOMPARE(decisionOf(table), u"target-of"_s);
}

void BuildingsTest::s1_15_1_devicesStay()
{
    Table table;
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.wall("west-wall-2").flags |= WallState::kPlatform;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("west-tower-2").post = Post::Hook;
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().round, 2);
    QCOMPARE(table.wallNow("west-wall-1").cauldron, Cauldron::Orc);
    QVERIFY(table.wallNow("west-wall-2").has(WallState::kPlatform));
    QCOMPARE(table.now().paths[0].trap, Trap::Troll);
    QCOMPARE(table.towerNow("west-tower-1").post, Post::Cannon);
    QCOMPARE(table.towerNow("west-tower-2").post, Post::Hook);
}

void BuildingsTest::s1_15_2_aNewCannonActsInTheSameRound()
{
    Table table;
    table.foreground("west-foreground").invaders = {1, 0, 0};
    beginAlmostDone(table, Work::Cannon, 1);
    table.play({"invest cannon", "target west-tower-1"});
    QCOMPARE(decisionOf(table), u"aim-cannon"_s);
    QVERIFY(table.isLegal("aim-cannon west-tower-1 west-foreground"));
}

void BuildingsTest::s1_15_3_gateRepairUpToTheFullResistance()
{
    Table table;
    table.beginWindow(2);
    QCOMPARE(refusal(table, "invest gate-repair"), u"gate-whole 15.3"_s);

    table.data.barbican.resistance = 7;
    table.beginWindow(2);
    table.play("invest gate-repair");
    QCOMPARE(table.now().barbican.resistance, 8);
    QCOMPARE(decisionOf(table), u"window"_s); // no target is asked for
}

void BuildingsTest::s1_15_3_gateRepairWithTheSmallerGate()
{
    Table table(2, {{"gate-resistance", "6"}});
    QCOMPARE(table.data.barbican.resistance, 6);
    table.beginWindow(2);
    QCOMPARE(refusal(table, "invest gate-repair"), u"gate-whole 15.3"_s);
}

void BuildingsTest::s1_15_3_woodOnAnyWallUpToThree()
{
    Table table;
    table.wall("west-wall-1").wood = 3;
    table.wall("west-wall-2").wood = 1;
    table.data.wood = 1;
    table.wall("west-wall-3").stone = 0;
    beginAlmostDone(table, Work::WallRepair);
    table.play("invest wall-repair");
    QCOMPARE(refusal(table, "target west-wall-1"), u"no-space 15.3"_s);
    QVERIFY(table.isLegal("target west-wall-2"));
    table.play("target west-wall-3"); // a bare one
    QCOMPARE(table.wallNow("west-wall-3").wood, 1);
    QCOMPARE(table.now().wood, 0);
}

void BuildingsTest::s1_15_3_noWoodLeft()
{
    Table table;
    table.wall("west-wall-1").wood = 3;
    table.wall("west-wall-2").wood = 2;
    table.data.wood = 0;
    beginAlmostDone(table, Work::WallRepair);
    QCOMPARE(refusal(table, "invest wall-repair"), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("invest wall-repair"),
             std::string("There is no target for this now: no wood is left in the supply."));
}

void BuildingsTest::s1_15_4_aMissIntoABallistaOrCatapult()
{
    Table table;
    table.addEngine(Engine::Trebuchet, "west-foreground");
    beginAlmostDone(table, Work::EngineDamage);
    QCOMPARE(refusal(table, "invest engine-damage"), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("invest engine-damage"),
             std::string("There is no target for this now: there is no ballista or catapult on your side."));

    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Catapult, "east-rampart-1");
    table.beginWindow(2);
    table.play("invest engine-damage");
    QCOMPARE(refusal(table, "target-engine trebuchet-1"), u"not-offered 6.4"_s);
    QCOMPARE(refusal(table, "target-engine catapult-2"), u"engine-absent 15.4"_s);
    table.play("target-engine catapult-1");
    QCOMPARE(table.now().engines[2].misses, 6);
    QCOMPARE(table.now().engines[1].misses, 5);
}

void BuildingsTest::s1_15_4_aMissMustBeInSupply()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1").misses = kMissCards;
    beginAlmostDone(table, Work::EngineDamage);
    QCOMPARE(refusal(table, "invest engine-damage"), u"no-legal-target 1.3"_s);
}

void BuildingsTest::s1_15_5_towerRaidKillsOneOfTheCrew()
{
    Table table;
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {0, 1, 1};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("east-wall-2").flags |= WallState::kSiegeTower;
    table.wall("east-wall-2").crew = {1, 0, 0};
    table.beginWindow(3);
    table.play("invest tower-raid");
    QCOMPARE(refusal(table, "target-crew west-wall-2 goblin"), u"no-such-unit 15.5"_s); // he is on the wall
    QVERIFY(table.isLegal("target-crew east-wall-2 goblin"));
    table.play("target-crew west-wall-2 troll");
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"0 1 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 0 1"_s);
}

void BuildingsTest::s1_15_5_theSniperReachesEveryUnitOnTheBoard()
{
    Table table;
    table.foreground("west-foreground").invaders = {1, 0, 0};
    table.rampart("west-rampart-2").invaders = {0, 1, 0};
    table.rampart("west-rampart-2").mantelet = 1;
    table.wall("west-wall-2").invaders = {0, 0, 1};
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {1, 0, 0};
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {0, 1, 0};
    table.data.invaders[0].camp = {1, 1, 1};
    beginAlmostDone(table, Work::Sniper);
    table.play("invest sniper");
    QStringList targets = offered(table);
    targets.sort();
    QCOMPARE(targets,
             (QStringList {u"target-crew west-wall-2 goblin"_s, u"target-unit barbican-rampart orc"_s,
                           u"target-unit west-foreground goblin"_s, u"target-unit west-rampart-2 orc"_s,
                           u"target-unit west-wall-2 troll"_s}));
    table.play("target-unit west-rampart-2 orc");
    QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), u"0 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 1 0"_s);
}

void BuildingsTest::s1_15_6_oneSideIsBlessedForTheRound()
{
    Table table;
    beginAlmostDone(table, Work::Blessing, 1);
    table.play({"invest blessing", "target-side east"});
    QVERIFY(table.happened("archers-blessed east"));
    QCOMPARE(table.now().round, 2);
    QCOMPARE(table.now().blessed, 0); // it is over
}

void BuildingsTest::s1_15_6_thereIsOneBlessing()
{
    Table table;
    table.data.round = 5;
    beginAlmostDone(table, Work::Blessing, 5);
    table.play({"invest blessing", "target-side east", "dishonour last-stand", "target cathedral"});
    QCOMPARE(refusal(table, "invest blessing"), u"no-legal-target 1.3"_s);
}

void BuildingsTest::s1_15_7_anOrderThereLeavesUnseen()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    beginAlmostDone(table, Work::Dazzle);
    table.play({"invest dazzle", "target west-wall-1"});
    QVERIFY(
        happenedInOrder(table, {"wall-dazzled west-wall-1", "order-cancelled exploding-orcs west-wall-1"}));
    QVERIFY(!table.happened("order-shown"));
    QCOMPARE(table.wallNow("west-wall-1").order, Order::None);
}

void BuildingsTest::s1_15_7_theWallIsLeftOutOfTheAssault()
{
    Table table;
    WallState &wall = table.wall("west-wall-2");
    wall.flags |= WallState::kDazzled | WallState::kSiegeTower;
    wall.defenders = {1, 0, 0};
    wall.invaders = {0, 0, 2}; // would breach it
    wall.crew = {0, 0, 3};
    table.wall("west-wall-1").cauldron = Cauldron::None;
    table.rampart("west-rampart-1").invaders = {2, 0, 0};
    put(table.rampart("west-rampart-1"), Training::ShootingMaster);
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-2");
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("west-tower-2").post = Post::Hook;
    table.begin(StepKind::Assault);
    QCOMPARE(refusal(table, "aim-cannon-at-tower west-tower-1 west-wall-2"), u"dazzled 15.7"_s);
    table.play("hold-cannon west-tower-1");
    QCOMPARE(refusal(table, "aim-engine ballista-1 west-wall-2"), u"dazzled 15.7"_s);
    QCOMPARE(refusal(table, "aim-engine catapult-1 west-wall-2"), u"dazzled 15.7"_s);
    table.playOnTo(StepKind::Shoot);
    QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-1"), u"dazzled 15.7"_s);
    table.play("done");
    QCOMPARE(decisionOf(table), u"goblin-shot"_s);
    QCOMPARE(refusal(table, "goblin-shot west-rampart-1 west-wall-2"), u"dazzled 15.7"_s);
    table.play("done");
    QVERIFY(table.happened("hook-held west-tower-2"));
    QVERIFY(!table.happened("totals-compared"));
    QVERIFY(!table.isOver());
}

void BuildingsTest::s1_15_7_forOneRoundWithOneTile()
{
    Table table;
    table.data.round = 5;
    beginAlmostDone(table, Work::Dazzle, 4);
    table.play({"invest dazzle", "target west-wall-1", "dishonour last-stand", "target cathedral",
                "invest dazzle", "invest dazzle"});
    QCOMPARE(refusal(table, "invest dazzle"), u"no-legal-target 1.3"_s);
    table.play("invest cannon");
    QCOMPARE(table.now().round, 6);
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kDazzled));
}

void BuildingsTest::s1_15_8_anOpenOrHiddenOrderLeaves()
{
    Table table;
    beginAlmostDone(table, Work::ConflictingOrders);
    QCOMPARE(refusal(table, "invest conflicting-orders"), u"no-legal-target 1.3"_s);

    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    table.wall("east-wall-1").invaders = {1, 0, 0};
    table.wall("east-wall-1").order = Order::GoblinFury;
    table.wall("east-wall-1").flags |= WallState::kOrderFaceUp;
    table.beginWindow(2);
    table.play("invest conflicting-orders");
    QCOMPARE(offered(table), (QStringList {u"target west-wall-1"_s, u"target east-wall-1"_s}));
    QCOMPARE(refusal(table, "target west-wall-2"), u"nothing-for-this 15.8"_s);
    table.play("target east-wall-1");
    QCOMPARE(table.wallNow("east-wall-1").order, Order::None);
    QVERIFY(!table.wallNow("east-wall-1").has(WallState::kOrderFaceUp));
    QCOMPARE(table.wallNow("west-wall-1").order, Order::ExplodingOrcs);
    QVERIFY(!table.happened("order-shown"));
}

void BuildingsTest::s1_15_9_trainingWithinTheSpacesOfTheBarracks()
{
    Table table;
    table.building("barracks").units = {4, 2, 1};
    putOn(table, Work::TrainSoldier, 1);
    putOn(table, Work::TrainVeteran, 1);
    table.beginWindow(3);
    QCOMPARE(refusal(table, "invest train-soldier"), u"no-space 15.9"_s);
    QCOMPARE(refusal(table, "invest train-veteran"), u"no-space 15.9"_s);

    table.building("barracks").units = {0, 1, 0};
    table.beginWindow(3);
    QCOMPARE(refusal(table, "invest train-soldier"), u"no-such-unit 15.9"_s);
    const Units supply = table.now().defenderSupply;
    table.play("invest train-veteran");
    QCOMPARE(counts(table.buildingNow("barracks").units), u"0 0 1"_s);
    QCOMPARE(table.now().defenderSupply[1], supply[1] + 1); // the old unit
    QCOMPARE(table.now().defenderSupply[2], supply[2] - 1);
}

void BuildingsTest::s1_15_9_theNewPieceMustBeInSupply()
{
    Table table;
    table.data.courtyard[siege::Veteran] = 4;
    table.data.defenderSupply[siege::Veteran] = 0;
    beginAlmostDone(table, Work::TrainVeteran);
    QCOMPARE(refusal(table, "invest train-veteran"), u"no-unit-in-supply 15.9"_s);
}

void BuildingsTest::s1_15_10_oneOfTheGuardsForAllSaboteurs()
{
    Table table;
    for (const char *building : {"forge", "barracks", "scouts"})
        table.building(building).flags = BuildingState::kSaboteur;
    table.building("guards").units = {1, 0, 1};
    const int veterans = table.data.defenderSupply[siege::Veteran];
    beginAlmostDone(table, Work::HuntSaboteurs);
    table.play({"invest hunt-saboteurs", "give-up veteran"});
    QVERIFY(table.happened("saboteurs-hunted 3"));
    QCOMPARE(counts(table.buildingNow("guards").units), u"1 0 0"_s);
    QCOMPARE(table.now().defenderSupply[siege::Veteran], veterans + 1);
    for (const char *building : {"forge", "barracks", "scouts"})
        QVERIFY(!table.buildingNow(building).has(BuildingState::kSaboteur));
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 0 0"_s);
}

void BuildingsTest::s1_15_10_notWithoutSaboteurOrGuard()
{
    Table table;
    beginAlmostDone(table, Work::HuntSaboteurs);
    QCOMPARE(refusal(table, "invest hunt-saboteurs"), u"no-legal-target 1.3"_s);

    table.building("forge").flags = BuildingState::kSaboteur;
    table.building("guards").units = {};
    table.beginWindow(2);
    QCOMPARE(refusal(table, "invest hunt-saboteurs"), u"no-legal-target 1.3"_s);
}

void BuildingsTest::s1_15_11_saboteurAndFireInTheGuards()
{
    Table table;
    table.building("guards").flags = BuildingState::kSaboteur | BuildingState::kFire;
    beginAlmostDone(table, Work::HuntSaboteurs, 4);
    table.play("invest hunt-saboteurs");
    QVERIFY(table.happened("hourglass-placed hunt-saboteurs 3 5"));
    table.play({"invest hunt-saboteurs", "invest hunt-saboteurs"});
    QVERIFY(table.happened("saboteurs-hunted 1"));
    QVERIFY(table.buildingNow("guards").has(BuildingState::kFire));
}

std::unique_ptr<QObject> makeBuildingsTest()
{
    return std::make_unique<BuildingsTest>();
}

} // namespace merlon::siege1

#include "buildings_test.moc"
