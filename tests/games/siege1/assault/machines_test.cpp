#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

void fireCannons(Table &table)
{
    table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
}

void fireEngines(Table &table)
{
    table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines, 0)});
}

} // namespace

/// S1-18.1 to S1-18.3: cannons and engines.
class MachinesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_18_1_theZonesOfATower();
    void s1_18_1_theBarbicanRampartIsForTowersBesideTheGate();
    void s1_18_2_aimOrHold();
    void s1_18_2_oneUnitOfAKindOnTheCard();
    void s1_18_2_noUnitOfThatKind();
    void s1_18_2_allAreAimedBeforeTheFirstCard();
    void s1_18_2_cardsComeBackWhenAllAreDone();
    void s1_18_3_ballistasAimAtDefendedWallsInRange();
    void s1_18_3_catapultsAimAtComponentsAndCauldrons();
    void s1_18_3_aMachineInTheFacingTowerOpensEveryWallInRange();
    void s1_18_3_bloodstoneOpensDefendedWalls();
    void s1_18_3_trebuchetsAimAtTheWholeSideButNotAtMachines();
    void s1_18_3_anEngineWithATargetMustFire();
    void s1_18_3_inTheOrderOfAiming();
    void s1_18_3_missesLeaveTheDeckAndHitsStay();
    void s1_18_3_aHitOfABallista();
    void s1_18_3_aHitOfACatapult();
    void s1_18_3_aHitOnABareWall();
    void s1_18_3_whatTheTargetHasLostIsNotHit();
    void s1_18_3_theDeadDoNotGoToTheHospital();
};

void MachinesTest::s1_18_1_theZonesOfATower()
{
    Table table;
    table.tower("west-tower-2").post = Post::Cannon;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3", "west-rampart-4"})
        table.rampart(rampart).invaders = {1, 0, 0};
    table.foreground("west-foreground").invaders = {1, 0, 0};
    table.foreground("east-foreground").invaders = {1, 0, 0};
    for (const char *wall : {"west-wall-1", "west-wall-2", "west-wall-4"}) {
        table.wall(wall).invaders = {1, 0, 0};
        table.wall(wall).crew = {1, 0, 0};
        table.wall(wall).flags |= WallState::kSiegeTower;
    }
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {1, 0, 0};
    fireCannons(table);
    QCOMPARE(offered(table),
             (QStringList {u"aim-cannon-at-tower west-tower-2 west-wall-2"_s,
                           u"aim-cannon west-tower-2 west-foreground"_s,
                           u"aim-cannon west-tower-2 west-rampart-1"_s,
                           u"aim-cannon west-tower-2 west-rampart-2"_s,
                           u"aim-cannon west-tower-2 west-rampart-3"_s, u"hold-cannon west-tower-2"_s}));
    for (const char *aim :
         {"aim-cannon west-tower-2 east-foreground", "aim-cannon west-tower-2 west-rampart-4",
          "aim-cannon west-tower-2 barbican-rampart", "aim-cannon-at-tower west-tower-2 west-wall-1"})
        QCOMPARE(refusal(table, aim), u"beyond-reach 18.1"_s);
    QCOMPARE(refusal(table, "aim-cannon west-tower-2 west-wall-2"), u"wrong-place 18.1"_s); // units on walls
}

void MachinesTest::s1_18_1_theBarbicanRampartIsForTowersBesideTheGate()
{
    Table table;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("east-tower-1").post = Post::Cannon;
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {1, 0, 0};
    fireCannons(table);
    table.play("aim-cannon west-tower-1 barbican-rampart");
    QVERIFY(table.isLegal("aim-cannon east-tower-1 barbican-rampart"));
}

void MachinesTest::s1_18_2_aimOrHold()
{
    Table table;
    table.tower("west-tower-1").post = Post::Cannon;
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    fireCannons(table);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(refusal(table, "aim-cannon west-tower-1 west-rampart-2"), u"no-invader 18.2"_s);
    table.play("hold-cannon west-tower-1");
    QVERIFY(!table.happened("fire-card-revealed"));
}

void MachinesTest::s1_18_2_oneUnitOfAKindOnTheCard()
{
    Table table;
    table.tower("west-tower-1").post = Post::Cannon;
    table.rampart("west-rampart-1").invaders = {2, 2, 2};
    table.rampart("west-rampart-1").mantelet = 1; // S1-6.6: no help against cannons
    fireCannons(table);
    table.play({"aim-cannon west-tower-1 west-rampart-1", "reveal-fire-card goblin-orc"});
    QCOMPARE(decisionOf(table), u"cannon-kill"_s);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(offered(table), (QStringList {u"cannon-kill goblin"_s, u"cannon-kill orc"_s}));
    QCOMPARE(refusal(table, "cannon-kill troll"), u"not-offered 18.2"_s);
    table.play("cannon-kill orc");
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"2 1 2"_s);
    QCOMPARE(counts(table.now().discard), u"0 1 0"_s);
}

void MachinesTest::s1_18_2_noUnitOfThatKind()
{
    for (const char *card : {"reveal-fire-card miss", "reveal-fire-card goblin"}) {
        Table table;
        table.tower("west-tower-1").post = Post::Cannon;
        table.wall("west-wall-2").flags |= WallState::kSiegeTower;
        table.wall("west-wall-2").crew = {0, 1, 0};
        table.wall("west-wall-2").invaders = {1, 0, 0}; // not in the zone
        fireCannons(table);
        table.play({"aim-cannon-at-tower west-tower-1 west-wall-2", card});
        QVERIFY(table.happened("cannon-missed west-tower-1"));
        QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"0 1 0"_s);
        QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"1 0 0"_s);
    }
}

void MachinesTest::s1_18_2_allAreAimedBeforeTheFirstCard()
{
    Table table;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("west-tower-2").post = Post::Cannon;
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    fireCannons(table);
    table.play("aim-cannon west-tower-1 west-rampart-1");
    QCOMPARE(decisionOf(table), u"aim-cannon"_s);
    table.play({"aim-cannon west-tower-2 west-rampart-1", "reveal-fire-card goblin"});
    QVERIFY(table.happened("unit-killed west-rampart-1 goblin"));
    table.play("reveal-fire-card goblin-orc"); // at nobody
    QVERIFY(table.happened("cannon-missed west-tower-2"));
}

void MachinesTest::s1_18_2_cardsComeBackWhenAllAreDone()
{
    Table table;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("west-tower-2").post = Post::Cannon;
    table.rampart("west-rampart-1").invaders = {3, 0, 0};
    fireCannons(table);
    table.play({"aim-cannon west-tower-1 west-rampart-1", "aim-cannon west-tower-2 west-rampart-1",
                "reveal-fire-card goblin"});
    QCOMPARE(offered(table, "reveal-fire-card"),
             (QStringList {u"reveal-fire-card miss"_s, u"reveal-fire-card goblin-orc"_s,
                           u"reveal-fire-card goblin-orc-troll"_s})); // there is one such card
    table.play("reveal-fire-card miss");
    for (const std::uint8_t revealed : table.now().revealed)
        QCOMPARE(revealed, 0);
}

void MachinesTest::s1_18_3_ballistasAimAtDefendedWallsInRange()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-2").stone = 2;
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Ballista, "west-rampart-2").ordinal = 2;
    table.wall("west-wall-2").defenders = {0, 1, 0};
    fireEngines(table);
    QCOMPARE(offered(table),
             (QStringList {u"aim-engine ballista-1 west-wall-1"_s, u"aim-engine ballista-1 west-wall-2"_s,
                           u"aim-engine ballista-2 west-wall-2"_s, u"aim-engine ballista-2 west-wall-3"_s}));
    QCOMPARE(refusal(table, "aim-engine ballista-1 west-wall-3"), u"beyond-reach 18.3"_s);

    table.wall("west-wall-2").defenders = {};
    fireEngines(table);
    QCOMPARE(refusal(table, "aim-engine ballista-1 west-wall-2"), u"no-legal-target 18.3"_s);
    QCOMPARE(table.sentenceAgainst("aim-engine ballista-1 west-wall-2"),
             std::string("There is no target for this now: there is no defender unit on this wall."));
}

void MachinesTest::s1_18_3_catapultsAimAtComponentsAndCauldrons()
{
    Table table;
    table.clearWalls();
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-2").ordinal = 2;
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.wall("west-wall-2").wood = 1;
    table.wall("west-wall-3").defenders = {3, 0, 0}; // nothing for a catapult
    fireEngines(table);
    QCOMPARE(offered(table),
             (QStringList {u"aim-engine catapult-1 west-wall-1"_s, u"aim-engine catapult-1 west-wall-2"_s,
                           u"aim-engine catapult-2 west-wall-2"_s}));
    QCOMPARE(refusal(table, "aim-engine catapult-2 west-wall-3"), u"no-legal-target 18.3"_s);
}

void MachinesTest::s1_18_3_aMachineInTheFacingTowerOpensEveryWallInRange()
{
    Table table;
    table.clearWalls();
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.tower("west-tower-2").post = Post::Cannon; // faces another rampart
    table.tower("west-tower-1").post = Post::Archer; // no machine
    fireEngines(table);
    QVERIFY(!table.happened("engine-aimed"));

    table.tower("west-tower-1").post = Post::Hook;
    fireEngines(table);
    QCOMPARE(offered(table),
             (QStringList {u"aim-engine catapult-1 west-wall-1"_s, u"aim-engine catapult-1 west-wall-2"_s}));
}

void MachinesTest::s1_18_3_bloodstoneOpensDefendedWalls()
{
    Table table;
    table.clearWalls();
    table.addEngine(Engine::Catapult, "west-rampart-1").flags = EngineState::kBloodstone;
    table.wall("west-wall-1").defenders = {1, 1, 0};
    table.wall("west-wall-1").stone = 1;
    table.wall("west-wall-2").defenders = {1, 1, 0};
    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-2", "reveal-shot catapult-1 hit"});
    QCOMPARE(decisionOf(table), u"kill-defender"_s);
    QCOMPARE(table.seat(), 0);
    table.play("kill-defender soldier");
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"1 0 0"_s);

    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit", "kill-defender archer"});
    QCOMPARE(table.wallNow("west-wall-1").stone, 0);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"0 1 0"_s);
}

void MachinesTest::s1_18_3_trebuchetsAimAtTheWholeSideButNotAtMachines()
{
    Table table;
    table.clearWalls();
    table.addEngine(Engine::Trebuchet, "west-foreground").flags = EngineState::kBloodstone;
    table.wall("west-wall-1").stone = 1;
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.wall("west-wall-5").cauldron = Cauldron::Troll;
    table.wall("east-wall-1").stone = 1;
    for (const char *tower : {"west-tower-1", "west-tower-2", "west-tower-3"})
        table.tower(tower).post = Post::Cannon;
    fireEngines(table);
    QCOMPARE(
        offered(table),
        (QStringList {u"aim-engine trebuchet-1 west-wall-1"_s, u"aim-engine trebuchet-1 west-wall-5"_s}));
    QCOMPARE(refusal(table, "aim-engine trebuchet-1 east-wall-1"), u"beyond-reach 18.3"_s);
    table.play({"aim-engine trebuchet-1 west-wall-5", "reveal-shot trebuchet-1 hit"});
    QVERIFY(table.happened("cauldron-destroyed west-wall-5"));
    QCOMPARE(table.towerNow("west-tower-1").post, Post::Cannon);
}

void MachinesTest::s1_18_3_anEngineWithATargetMustFire()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    fireEngines(table);
    QCOMPARE(offered(table).size(), 2);
    QCOMPARE(refusal(table, "done"), u"not-now 18.3"_s);
    table.play("aim-engine ballista-1 west-wall-1");
    QCOMPARE(offered(table),
             (QStringList {u"reveal-shot ballista-1 hit"_s, u"reveal-shot ballista-1 miss"_s}));
}

void MachinesTest::s1_18_3_inTheOrderOfAiming()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-1");
    fireEngines(table);
    table.play("aim-engine catapult-1 west-wall-1");
    QCOMPARE(refusal(table, "aim-engine catapult-1 west-wall-2"), u"done-already 18.3"_s);
    table.play(
        {"aim-engine ballista-1 west-wall-1", "reveal-shot catapult-1 miss", "reveal-shot ballista-1 miss"});
    QVERIFY(happenedInOrder(
        table,
        {"engine-aimed ballista-1", "shot-revealed catapult-1 miss", "shot-revealed ballista-1 miss"}));
}

void MachinesTest::s1_18_3_missesLeaveTheDeckAndHitsStay()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Catapult, "east-rampart-1");
    fireEngines(table);
    table.play({"aim-engine ballista-1 west-wall-1", "aim-engine catapult-1 east-wall-1",
                "reveal-shot ballista-1 miss", "reveal-shot catapult-1 hit"});
    QCOMPARE(table.now().engines[0].misses, 4);
    QCOMPARE(table.now().engines[0].hits, 2);
    QCOMPARE(table.now().engines[1].misses, 5);
    QCOMPARE(table.now().engines[1].hits, 2);
}

void MachinesTest::s1_18_3_aHitOfABallista()
{
    Table table;
    table.wall("west-wall-1").defenders = {1, 1, 0};
    table.wall("west-wall-1").invaders = {1, 2, 0};
    table.addEngine(Engine::Ballista, "west-rampart-1");
    fireEngines(table);
    table.play({"aim-engine ballista-1 west-wall-1", "reveal-shot ballista-1 hit"});
    QCOMPARE(offered(table), (QStringList {u"kill-defender archer"_s, u"kill-defender soldier"_s}));
    table.play("kill-defender soldier");
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 0 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"1 1 0"_s); // his strongest as well
}

void MachinesTest::s1_18_3_aHitOfACatapult()
{
    Table table;
    table.wall("west-wall-1").stone = 2;
    table.wall("west-wall-1").wood = 3;
    table.wall("west-wall-2").stone = 0;
    table.wall("west-wall-2").wood = 2;
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-1").ordinal = 2;
    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-1", "aim-engine catapult-2 west-wall-2",
                "reveal-shot catapult-1 hit", "reveal-shot catapult-2 hit"});
    QCOMPARE(table.wallNow("west-wall-1").stone, 1);
    QCOMPARE(table.wallNow("west-wall-1").wood, 0);
    QCOMPARE(table.wallNow("west-wall-2").wood, 0);
    QVERIFY(!table.happened("unit-killed"));
}

void MachinesTest::s1_18_3_aHitOnABareWall()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").cauldron = Cauldron::Goblin;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("west-tower-2").post = Post::Cannon;
    table.addEngine(Engine::Catapult, "west-rampart-1");
    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QCOMPARE(decisionOf(table), u"smash"_s);
    QCOMPARE(offered(table), (QStringList {u"smash west-wall-1"_s, u"smash west-tower-1"_s}));
    QCOMPARE(refusal(table, "smash west-tower-2"), u"nothing-for-this 6.3"_s);
    table.play("smash west-tower-1");
    QCOMPARE(table.towerNow("west-tower-1").post, Post::None);
    QCOMPARE(table.wallNow("west-wall-1").cauldron, Cauldron::Goblin);
}

void MachinesTest::s1_18_3_whatTheTargetHasLostIsNotHit()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").stone = 1;
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-1").invaders = {0, 1, 1};
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-1").ordinal = 2;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Ballista, "west-rampart-1").ordinal = 2;
    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-1", "aim-engine catapult-2 west-wall-1",
                "aim-engine ballista-1 west-wall-1"});
    QVERIFY(table.happened("engine-aimed ballista-2 west-wall-1")); // the only choice
    table.play({"reveal-shot catapult-1 hit", "reveal-shot catapult-2 hit", "reveal-shot ballista-1 hit",
                "reveal-shot ballista-2 hit"});
    QCOMPARE(table.count("stone-destroyed"), 1);
    QCOMPARE(table.count("unit-killed"), 3); // one archer, but both invaders
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 0"_s);
}

void MachinesTest::s1_18_3_theDeadDoNotGoToTheHospital()
{
    Table table;
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.addEngine(Engine::Ballista, "west-rampart-1");
    const int supply = table.data.defenderSupply[0];
    fireEngines(table);
    table.play({"aim-engine ballista-1 west-wall-1", "reveal-shot ballista-1 hit"});
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 0 0"_s);
    QCOMPARE(table.now().defenderSupply[0], supply + 1);
}

std::unique_ptr<QObject> makeMachinesTest()
{
    return std::make_unique<MachinesTest>();
}

} // namespace merlon::siege1

#include "machines_test.moc"
