#include "core/games/siege1/invader/targets.h"
#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// A question of the defender for the target of an action that he has paid.
void askTarget(Table &table, Work work)
{
    table.begin({Table::ask(StepKind::TargetOf, 1, static_cast<int>(work))});
}

} // namespace

/// S1-6: engines.
class EnginesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_6_1_aNewEngineHasItsOwnDeckAndFiresInTheSameRound();
    void s1_6_1_itNeedsItsCardsAndAPlaceAmongFour();
    void s1_6_1_aRampartHoldsOneEngine();
    void s1_6_1_whatWouldBeReachedIsKnownBefore();
    void s1_6_2_theBallistaReachesTheWallsBeforeItsRampart();
    void s1_6_2_aHitKillsADefenderAndTheStrongestInvader();
    void s1_6_2_theCrewOfASiegeTowerIsSafe();
    void s1_6_3_aHitDestroysOneStoneAndAllWood();
    void s1_6_3_onABareWallTheCauldronOrAMachineFacingTheRampart();
    void s1_6_4_theTrebuchetReachesEveryWallOfItsSide();
    void s1_6_4_itNeverHitsAMachineInATower();
    void s1_6_4_scoutsCannotTouchATrebuchet();
    void s1_6_4_oneTrebuchetOnAForeground();
    void s1_6_5_altarsBelongToASideAndTakeNoSpace();
    void s1_6_6_archersCannotShootAtAMantelet();
    void s1_6_6_cannonsAndTheSniperCan();
    void s1_6_6_oneManteletOnARampart();
    void s1_6_7_fiveRamPartsInTheGate();
    void s1_6_7_withoutAGateNoRam();
    void s1_6_8_aSiegeTowerStandsWhereTheWallAllowsOne();
    void s1_6_8_threeUnitsFromTheCampFightInTheMelee();
};

void EnginesTest::s1_6_1_aNewEngineHasItsOwnDeckAndFiresInTheSameRound()
{
    Table table;
    beginAct(table, Action::Catapult);
    table.play("place-at west-rampart-1");
    QCOMPARE(table.now().engines[0].hits, 2);
    QCOMPARE(table.now().engines[0].misses, 5);
    table.data = table.now();
    fireEngines(table);
    QCOMPARE(offered(table),
             QStringList({u"aim-engine catapult-1 west-wall-1"_s, u"aim-engine catapult-1 west-wall-2"_s}));
    table.play("aim-engine catapult-1 west-wall-1");
    OutcomeList outcomes;
    table.state().outcomes(outcomes);
    QCOMPARE(outcomes[0].weight, 2u);
    QCOMPARE(outcomes[1].weight, 5u);
    table.play("reveal-shot catapult-1 miss");
    QCOMPARE(table.now().engines[0].misses, 4); // the miss is out of the deck
    table.data = table.now();
    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QCOMPARE(table.now().engines[0].hits, 2); // the hit is shuffled back
}

void EnginesTest::s1_6_1_itNeedsItsCardsAndAPlaceAmongFour()
{
    Table table;
    table.giveReady(0, {4, 4, 4});
    table.data.invaders[0].resources = 16;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3"})
        table.addEngine(Engine::Ballista, rampart);
    const auto refused = [&] {
        table.beginPhase(2);
        return refusal(table, "act catapult");
    };
    QCOMPARE(refused(), QString());
    table.data.engines[0].hits = 6; // one hit is left
    QCOMPARE(refused(), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("act catapult"),
             std::string("There is no target for this now: too few cards are left for its deck."));
    table.data.engines[0].hits = 5;
    QCOMPARE(refused(), QString());
    table.data.engines[0].misses = 11; // four misses are left
    QCOMPARE(refused(), u"no-legal-target 1.3"_s);
    table.data.engines[0].misses = 10;
    QCOMPARE(refused(), QString());
    table.addEngine(Engine::Trebuchet, "east-foreground");
    QCOMPARE(refused(), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("act catapult"),
             std::string("There is no target for this now: 4 engines are on the board already."));
}

void EnginesTest::s1_6_1_aRampartHoldsOneEngine()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    beginAct(table, Action::Catapult);
    QCOMPARE(refusal(table, "place-at west-rampart-1"), u"no-space 6.1"_s);
    QCOMPARE(refusal(table, "place-at west-foreground"), u"wrong-place 6.2"_s);
    QCOMPARE(offered(table).size(), 6);
}

void EnginesTest::s1_6_1_whatWouldBeReachedIsKnownBefore()
{
    Table table;
    beginAct(table, Action::Ballista);
    QCOMPARE(reached(table, "place-at west-rampart-3"), QStringList({u"west-wall-3"_s, u"west-wall-4"_s}));
    for (TowerState &tower : table.data.towers)
        tower.post = Post::None;
    askTarget(table, Work::Cannon);
    const QStringList zones = reached(table, "target west-tower-2");
    QVERIFY(zones.contains(u"west-foreground"_s) && zones.contains(u"west-rampart-2"_s));
    QVERIFY(zones.filter(u"east-"_s).isEmpty());
    askTarget(table, Work::Hook);
    const QStringList walls = reached(table, "target west-tower-2");
    QVERIFY(!walls.isEmpty() && walls.filter(u"west-wall"_s).size() == walls.size());
}

void EnginesTest::s1_6_2_theBallistaReachesTheWallsBeforeItsRampart()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-3");
    fireEngines(table);
    QCOMPARE(offered(table),
             QStringList({u"aim-engine ballista-1 west-wall-3"_s, u"aim-engine ballista-1 west-wall-4"_s}));
    QCOMPARE(refusal(table, "aim-engine ballista-1 west-wall-2"), u"beyond-reach 18.3"_s);
    table.wall("west-wall-4").defenders = {};
    fireEngines(table); // one wall with a defender is left, and it must fire
    QVERIFY(table.happened("engine-aimed ballista-1 west-wall-3"));
}

void EnginesTest::s1_6_2_aHitKillsADefenderAndTheStrongestInvader()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.wall("west-wall-1").invaders = {2, 1, 0};
    fireEngines(table);
    table.play({"aim-engine ballista-1 west-wall-1", "reveal-shot ballista-1 hit"});
    QCOMPARE(table.seat(), Seat {0});
    QCOMPARE(offered(table), QStringList({u"kill-defender archer"_s, u"kill-defender soldier"_s}));
    QCOMPARE(refusal(table, "kill-defender veteran"), u"no-such-unit 6.2"_s);
    table.play("kill-defender soldier");
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 0 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"2 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 1 0"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"2 11 4"_s);
    QCOMPARE(table.wallNow("west-wall-1").stone, 2);
}

void EnginesTest::s1_6_2_theCrewOfASiegeTowerIsSafe()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {0, 0, 3};
    fireEngines(table);
    table.play({"aim-engine ballista-1 west-wall-2", "reveal-shot ballista-1 hit", "kill-defender archer"});
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"0 0 3"_s);
    QCOMPARE(table.count("unit-killed"), 1);
}

void EnginesTest::s1_6_3_aHitDestroysOneStoneAndAllWood()
{
    const auto after = [](int stone, int wood) {
        Table table;
        table.addEngine(Engine::Catapult, "west-rampart-1");
        table.wall("west-wall-1").stone = static_cast<std::uint8_t>(stone);
        table.wall("west-wall-1").wood = static_cast<std::uint8_t>(wood);
        table.wall("west-wall-1").cauldron = Cauldron::Orc;
        fireEngines(table);
        table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
        const WallState &wall = table.wallNow("west-wall-1");
        const bool cauldron = wall.cauldron != Cauldron::None;
        return QStringLiteral("%1 %2 %3").arg(wall.stone).arg(wall.wood).arg(cauldron ? "cauldron" : "");
    };
    QCOMPARE(after(2, 3), u"1 0 cauldron"_s);
    QCOMPARE(after(3, 0), u"2 0 cauldron"_s);
    QCOMPARE(after(0, 2), u"0 0 cauldron"_s);
    QCOMPARE(after(0, 0), u"0 0 "_s);
}

void EnginesTest::s1_6_3_onABareWallTheCauldronOrAMachineFacingTheRampart()
{
    Table table;
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.clearWalls();
    table.wall("west-wall-1").cauldron = Cauldron::Troll;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("west-tower-2").post = Post::Hook; // looks onto another rampart
    fireEngines(table);
    QCOMPARE(offered(table),
             QStringList({u"aim-engine catapult-1 west-wall-1"_s, u"aim-engine catapult-1 west-wall-2"_s}));
    table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QCOMPARE(offered(table), QStringList({u"smash west-wall-1"_s, u"smash west-tower-1"_s}));
    QCOMPARE(refusal(table, "smash west-tower-2"), u"nothing-for-this 6.3"_s);
    table.play("smash west-tower-1");
    QVERIFY(table.towerNow("west-tower-1").post == Post::None);
    QVERIFY(table.wallNow("west-wall-1").cauldron == Cauldron::Troll);

    table.tower("west-tower-1").post = Post::Archer; // no machine
    fireEngines(table);
    QVERIFY(table.happened("engine-aimed catapult-1 west-wall-1"));
    table.play("reveal-shot catapult-1 hit");
    QVERIFY(table.happened("cauldron-destroyed west-wall-1"));
}

void EnginesTest::s1_6_4_theTrebuchetReachesEveryWallOfItsSide()
{
    Table table;
    table.addEngine(Engine::Trebuchet, "west-foreground");
    fireEngines(table);
    QCOMPARE(offered(table).size(), 5);
    QCOMPARE(refusal(table, "aim-engine trebuchet-1 east-wall-1"), u"beyond-reach 18.3"_s);
    table.play({"aim-engine trebuchet-1 west-wall-5", "reveal-shot trebuchet-1 hit"});
    QCOMPARE(table.wallNow("west-wall-5").stone, 1);
}

void EnginesTest::s1_6_4_itNeverHitsAMachineInATower()
{
    Table table;
    table.addEngine(Engine::Trebuchet, "west-foreground");
    table.clearWalls();
    for (const char *tower : {"west-tower-1", "west-tower-2", "west-tower-3", "west-tower-4"})
        table.tower(tower).post = Post::Hook;
    table.wall("west-wall-2").defenders = {1, 0, 0};
    fireEngines(table);
    QVERIFY(!table.happened("engine-aimed")); // nothing that it can hit
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    fireEngines(table);
    table.play("reveal-shot trebuchet-1 hit");
    QVERIFY(table.happened("cauldron-destroyed west-wall-1"));
}

void EnginesTest::s1_6_4_scoutsCannotTouchATrebuchet()
{
    Table table;
    table.addEngine(Engine::Trebuchet, "west-foreground");
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-2");
    askTarget(table, Work::EngineDamage);
    QCOMPARE(offered(table), QStringList({u"target-engine ballista-1"_s, u"target-engine catapult-1"_s}));
    QCOMPARE(refusal(table, "target-engine trebuchet-1"), u"not-offered 6.4"_s);
}

void EnginesTest::s1_6_4_oneTrebuchetOnAForeground()
{
    Table table;
    table.addEngine(Engine::Trebuchet, "west-foreground");
    beginPhaseOf(table, Action::Trebuchet);
    table.play({"act trebuchet", "pay 1-troll"});
    QVERIFY(table.happened("engine-placed trebuchet-2 east-foreground")); // the only one left
}

void EnginesTest::s1_6_5_altarsBelongToASideAndTakeNoSpace()
{
    Table table;
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {10, 0, 0};
    table.data.altars[0].side = siege::West;
    beginAct(table, Action::Altar);
    QCOMPARE(offered(table), QStringList({u"place-on-side west"_s, u"place-on-side east"_s}));
    table.play("place-on-side west"); // two on a side

    Table third;
    third.giveReady(0, {0, 8, 0});
    third.data.invaders[0].resources = 16;
    third.data.altars[0].side = third.data.altars[1].side = siege::West;
    deal(third, Action::Altar);
    third.beginPhase(2);
    QCOMPARE(refusal(third, "act altar"), u"no-legal-target 1.3"_s);
}

void EnginesTest::s1_6_6_archersCannotShootAtAMantelet()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {3, 0, 0};
    table.rampart("west-rampart-1").mantelet = 1;
    table.rampart("west-rampart-2").invaders = {3, 0, 0};
    table.tower("west-tower-1").post = Post::Archer;
    table.begin({Table::ask(StepKind::Shoot, 1)});
    QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-1"), u"behind-mantelet 6.6"_s);
    QCOMPARE(refusal(table, "shoot west-tower-1 west-rampart-1"), u"behind-mantelet 6.6"_s);
    QVERIFY(table.isLegal("shoot west-wall-2 west-rampart-2"));
    table.rampart("west-rampart-1").mantelet = 0;
    table.begin({Table::ask(StepKind::Shoot, 1)});
    QVERIFY(table.isLegal("shoot west-wall-2 west-rampart-1"));
}

void EnginesTest::s1_6_6_cannonsAndTheSniperCan()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {3, 0, 0};
    table.rampart("west-rampart-1").mantelet = 1;
    table.rampart("west-rampart-2").invaders = {3, 0, 0};
    table.tower("west-tower-1").post = Post::Cannon;
    table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
    QVERIFY(table.isLegal("aim-cannon west-tower-1 west-rampart-1"));
    askTarget(table, Work::Sniper);
    QVERIFY(table.isLegal("target-unit west-rampart-1 goblin"));
}

void EnginesTest::s1_6_6_oneManteletOnARampart()
{
    Table table;
    table.rampart("west-rampart-1").mantelet = 1;
    beginAct(table, Action::Mantelet);
    QCOMPARE(refusal(table, "place-at west-rampart-1"), u"tile-there 6.6"_s);
    QCOMPARE(offered(table).size(), 6);
    for (const char *rampart : {"west-rampart-2", "east-rampart-1"}) // all three stand
        table.rampart(rampart).mantelet = 1;
    table.data.invaders[0].resources = 16;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act mantelet"), u"no-legal-target 1.3"_s);
}

void EnginesTest::s1_6_7_fiveRamPartsInTheGate()
{
    Table table;
    table.data.barbican.ramParts = 4;
    table.giveReady(0, {2, 3, 2});
    table.data.invaders[0].resources = 16;
    beginPhaseOf(table, Action::Ram);
    table.play({"act ram", "pay 1-orc"});
    QVERIFY(table.happened("ram-part-placed gate 5"));
    table.data.barbican.ramParts = 5;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act ram"), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("act ram"),
             std::string("There is no target for this now: the ram is complete."));
}

void EnginesTest::s1_6_7_withoutAGateNoRam()
{
    const Table table;
    siege::Battlefield field = table.field();
    QVERIFY(!whyNoTarget({table.data, field, table.setup().rules()}, 0, Action::Ram));
    field.gate = {};
    QVERIFY(whyNoTarget({table.data, field, table.setup().rules()}, 0, Action::Ram));
}

void EnginesTest::s1_6_8_aSiegeTowerStandsWhereTheWallAllowsOne()
{
    Table table;
    table.wall("west-wall-4").flags = WallState::kSiegeTower;
    beginAct(table, Action::SiegeTower);
    QCOMPARE(offered(table),
             QStringList({u"place-at west-wall-2"_s, u"place-at east-wall-2"_s, u"place-at east-wall-3"_s}));
    QCOMPARE(refusal(table, "place-at west-wall-1"), u"wrong-place 6.8"_s);
    QCOMPARE(refusal(table, "place-at west-wall-4"), u"tile-there 6.8"_s);
    table.wall("west-wall-2").flags = table.wall("east-wall-2").flags = WallState::kSiegeTower;
    table.giveReady(0, {0, 4, 0});
    table.data.invaders[0].resources = 16;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act siege-tower"), u"no-legal-target 1.3"_s); // three tiles
}

void EnginesTest::s1_6_8_threeUnitsFromTheCampFightInTheMelee()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {1, 1, 0};
    table.wall("west-wall-2").stone = 5;
    table.data.invaders[0].camp = {0, 0, 4};
    table.rampart("west-rampart-1").invaders = {0, 0, 1};
    beginStage(table, 1);
    QVERIFY(table.isLegal("march west-rampart-1 troll west-wall-2")); // onto the wall
    QCOMPARE(refusal(table, "man-tower troll west-wall-2"), u"not-now 11.5"_s);
    beginStage(table, 3);
    table.play("man-tower troll west-wall-2");
    QCOMPARE(refusal(table, "man-tower troll west-wall-2"), u"no-space 11.8"_s);

    table.data = table.now();
    fight(table);
    QVERIFY(table.happened("totals-compared west-wall-2 6 5"));

    table.data = table.now();
    table.begin(StepKind::Disembark);
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"1 1 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"0 0 0"_s);
}

std::unique_ptr<QObject> makeEnginesTest()
{
    return std::make_unique<EnginesTest>();
}

} // namespace merlon::siege1

#include "engines_test.moc"
