#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-17: the assault, ranged combat.
class RangedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_17_1_reachOfACannon();
    void s2_17_1_allTargetsAreDeclaredFirst();
    void s2_17_1_aCannonMayHold();
    void s2_17_2_theDefenderChoosesAmongTheTypesShown();
    void s2_17_2_noUnitOfATypeShownAMissOrATrenchMaster();
    void s2_17_2_aManteletGivesNoProtection();
    void s2_17_2_cardsAreNotPutBackBeforeAllCannonsHaveFired();
    void s2_17_3_machinesInBoardOrderTheOlderFirst();
    void s2_17_3_aMachineWithMalfunctionDeclaresNothing();
    void s2_17_4_allCardsAreTurnedBeforeHitsAreResolved();
    void s2_17_4_aHitStandsEvenIfNothingIsLeftToLose();
    void s2_17_4_aBallistaKillsADefenderThenAnInvader();
    void s2_17_4_bloodstonesKillOneMoreAfterTheNormalEffect();
    void s2_17_4_bloodstonesAreFlippedByAMissToo();
    void s2_17_4_aCatapultReachesOnlyTheTowerThatFacesIt();
    void s2_17_4_aTrebuchetReachesAnyAdjacentTower();
    void s2_17_5_aMissLeavesTheDeckAndAHitGoesBack();
    void s2_17_6_marksmenFireFromWallsWithoutInvaders();
    void s2_17_6_aWallThatIsFreeByNowFires();
    void s2_17_6_towersFireAndSiegeTowersDoNotMatter();
    void s2_17_7_eachMarksmanAimsWithinHisReach();
    void s2_17_7_notAtManteletsOrEmptyRamparts();
    void s2_17_8_aBlessedSideAimsTogetherWhereverTheyStand();
    void s2_17_8_withoutATargetTheBlessedSideDoesNotFire();
    void s2_17_9_aVolleyKillsUntilNothingFits();
    void s2_17_9_aUnitTooStrongForTheRestIsSafe();
    void s2_17_9_rampartsInBoardOrder();
};

void RangedTest::s2_17_1_reachOfACannon()
{
    Table table;
    table.tower("west-tower-2").device = Device::Cannon;
    table.begin(StepKind::Assault);
    QCOMPARE(offered(table),
             (QStringList {u"cannon west-tower-2 west-foreground"_s, u"cannon west-tower-2 west-rampart-1"_s,
                           u"cannon west-tower-2 west-rampart-2"_s, u"cannon west-tower-2 west-rampart-3"_s,
                           u"hold west-tower-2"_s}));
    QCOMPARE(refusal(table, "cannon west-tower-2 west-rampart-4"), u"out-of-reach 17.1"_s);
    QCOMPARE(refusal(table, "cannon west-tower-2 east-foreground"), u"out-of-reach 17.1"_s);
    QCOMPARE(refusal(table, "cannon west-tower-2 west-wall-2"), u"out-of-reach 17.1"_s);
}

void RangedTest::s2_17_1_allTargetsAreDeclaredFirst()
{
    Table table;
    table.tower("west-tower-2").device = Device::Cannon;
    table.tower("east-tower-1").device = Device::Cannon;
    table.begin(StepKind::Assault);
    table.play("cannon west-tower-2 west-foreground");
    QCOMPARE(decisionOf(table), u"cannon"_s);
    QCOMPARE(refusal(table, "hold west-tower-2"), u"not-its-turn 17.1"_s);
    table.play("cannon east-tower-1 east-foreground");
    QCOMPARE(decisionOf(table), u"reveal-hit-card"_s);
}

void RangedTest::s2_17_1_aCannonMayHold()
{
    Table table;
    table.tower("west-tower-2").device = Device::Cannon;
    table.begin(StepKind::Assault);
    table.play("hold west-tower-2");
    QVERIFY(!table.happened("hit-card-revealed"));
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void RangedTest::s2_17_2_theDefenderChoosesAmongTheTypesShown()
{
    Table table;
    table.tower("west-tower-2").device = Device::Cannon;
    table.begin(StepKind::Assault);
    table.play({"cannon west-tower-2 west-foreground", "reveal-hit-card d4"}); // goblin, orc
    QCOMPARE(offered(table), (QStringList {u"kill west-foreground goblin"_s, u"kill west-foreground orc"_s}));
    QCOMPARE(refusal(table, "kill west-foreground troll"), u"no-unit-there 17.2"_s);
    QCOMPARE(table.seat(), kDefender);
    table.play("kill west-foreground orc");
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"1 2 1"_s);
    QCOMPARE(counts(table.now().fallen), u"0 1 0"_s);
}

void RangedTest::s2_17_2_noUnitOfATypeShownAMissOrATrenchMaster()
{
    Table table;
    table.tower("west-tower-2").device = Device::Cannon;
    table.rampart("west-rampart-3").invaders = {0, 1, 1};
    table.rampart("west-rampart-2").invaders = {1, 1, 1};
    table.rampart("west-rampart-2").flags |= RampartState::kTrenchMaster | RampartState::kMantelet;
    const auto fires = [&](const char *target, const char *card) {
        table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
        table.play(target);
        table.play(card);
        return table.happened("unit-killed") || !table.isOver();
    };
    QVERIFY(!fires("cannon west-tower-2 west-rampart-3", "reveal-hit-card d3")); // goblins only
    QVERIFY(!fires("cannon west-tower-2 west-rampart-3", "reveal-hit-card d1")); // a miss
    QVERIFY(!fires("cannon west-tower-2 west-rampart-2", "reveal-hit-card d6")); // trenches
    QVERIFY(fires("cannon west-tower-2 west-rampart-3", "reveal-hit-card d6"));
}

void RangedTest::s2_17_2_aManteletGivesNoProtection()
{
    Table table;
    table.tower("west-tower-2").device = Device::Cannon;
    table.rampart("west-rampart-2").invaders = {0, 0, 1};
    table.rampart("west-rampart-2").flags |= RampartState::kMantelet;
    table.begin(StepKind::Assault);
    table.play({"cannon west-tower-2 west-rampart-2", "reveal-hit-card d6"});
    QVERIFY(table.happened("unit-killed west-rampart-2 troll"));
}

void RangedTest::s2_17_2_cardsAreNotPutBackBeforeAllCannonsHaveFired()
{
    Table table;
    table.tower("west-tower-1").device = Device::Cannon;
    table.tower("west-tower-2").device = Device::Cannon;
    table.tower("west-tower-3").device = Device::Pole;
    table.wall("west-wall-3").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    table.play({"cannon west-tower-1 west-foreground", "cannon west-tower-2 west-foreground"});
    table.play("reveal-hit-card d1");
    QVERIFY(!table.isLegal("reveal-hit-card d1"));
    QCOMPARE(offered(table).size(), 5);
    table.play("reveal-hit-card d2");
    table.play("pole west-tower-3 west-wall-3");
    QCOMPARE(offered(table).size(), 6);
}

void RangedTest::s2_17_3_machinesInBoardOrderTheOlderFirst()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.addMachine(Machine::Trebuchet, "east-foreground");
    table.addMachine(Machine::Trebuchet, "west-foreground");
    table.addMachine(Machine::Trebuchet, "west-foreground");
    table.begin(StepKind::Assault);
    QCOMPARE(refusal(table, "fire ballista-1 west-wall-1"),
             u"machine-not-its-turn 17.3"_s); // its turn will come
    QCOMPARE(table.sentenceAgainst("fire ballista-1 west-wall-1"),
             std::string("The current choice is about: trebuchet 2."));
    QCOMPARE(refusal(table, "fire ballista-2 west-wall-1"), u"machine-absent 17.3"_s);
    table.play("fire trebuchet-2 west-wall-5"); // any wall of its side
    QVERIFY(table.isLegal("fire trebuchet-3 west-wall-1"));
    QCOMPARE(refusal(table, "fire trebuchet-3 east-wall-1"), u"out-of-reach 17.3"_s);
    table.play({"hold-fire trebuchet-3", "fire trebuchet-1 east-wall-1"});
    QCOMPARE(offered(table),
             (QStringList {u"fire ballista-1 west-wall-1"_s, u"fire ballista-1 west-wall-2"_s,
                           u"hold-fire ballista-1"_s}));
    QCOMPARE(table.seat(), kInvader);
    QVERIFY(!table.happened("shot-revealed")); // all targets come first
    table.play("fire ballista-1 west-wall-2");
    QCOMPARE(decisionOf(table), u"reveal-shot"_s);
}

void RangedTest::s2_17_3_aMachineWithMalfunctionDeclaresNothing()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").malfunction = 1;
    table.begin(StepKind::Assault);
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void RangedTest::s2_17_4_allCardsAreTurnedBeforeHitsAreResolved()
{
    Table table;
    table.addMachine(Machine::Catapult, "west-rampart-1");
    table.addMachine(Machine::Catapult, "west-rampart-2");
    table.wall("west-wall-2").stone = 1;
    table.wall("west-wall-2").cauldron = Cauldron::Orc;
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-2", "fire catapult-2 west-wall-2"});
    table.play({"reveal-shot catapult-1 hit", "reveal-shot catapult-2 hit"});
    QVERIFY(happenedInOrder(table,
                            {"shot-revealed catapult-1 hit", "shot-revealed catapult-2 hit",
                             "stone-destroyed west-wall-2", "cauldron-destroyed west-wall-2"}));
    QCOMPARE(table.wallNow("west-wall-2").cauldron, Cauldron::None);
    QCOMPARE(table.now().stonesDestroyed, 1);
}

void RangedTest::s2_17_4_aHitStandsEvenIfNothingIsLeftToLose()
{
    Table table;
    table.clearWalls();
    table.addMachine(Machine::Catapult, "west-rampart-1");
    table.addMachine(Machine::Ballista, "west-rampart-2");
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-1", "fire ballista-1 west-wall-2", "reveal-shot catapult-1 hit",
                "reveal-shot ballista-1 hit"});
    QVERIFY(table.happened("nothing-hit catapult-1 west-wall-1"));
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void RangedTest::s2_17_4_aBallistaKillsADefenderThenAnInvader()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.begin(StepKind::Assault);
    table.play({"fire ballista-1 west-wall-1", "reveal-shot ballista-1 hit"});
    QCOMPARE(table.seat(), kInvader);
    table.play("kill west-wall-1 soldier");
    QCOMPARE(table.seat(), kDefender);
    table.play("kill west-wall-1 orc");
    QVERIFY(happenedInOrder(table, {"unit-killed west-wall-1 soldier", "unit-killed west-wall-1 orc"}));
}

void RangedTest::s2_17_4_bloodstonesKillOneMoreAfterTheNormalEffect()
{
    Table table;
    table.addMachine(Machine::Catapult, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QVERIFY(happenedInOrder(
        table, {"ritual-flipped-on-machine bloodstones catapult-1 target", "stone-destroyed west-wall-1"}));
    QCOMPARE(decisionOf(table), u"kill-defender"_s);
    table.play("kill west-wall-1 marksman");
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"0 2 0"_s);
}

void RangedTest::s2_17_4_bloodstonesAreFlippedByAMissToo()
{
    Table table;
    table.addMachine(Machine::Catapult, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-1", "reveal-shot catapult-1 miss"});
    QVERIFY(table.happened("ritual-flipped-on-machine bloodstones catapult-1 target"));
    QVERIFY(!table.happened("unit-killed"));
}

void RangedTest::s2_17_4_aCatapultReachesOnlyTheTowerThatFacesIt()
{
    Table table;
    table.clearWalls();
    table.addMachine(Machine::Catapult, "west-rampart-1");
    table.tower("west-tower-2").device = Device::BayWindow; // beside the second wall, facing another rampart
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-2", "reveal-shot catapult-1 hit"});
    QCOMPARE(table.towerNow("west-tower-2").device, Device::BayWindow);

    table.tower("west-tower-1").device = Device::BayWindow;
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-2", "reveal-shot catapult-1 hit"});
    QVERIFY(table.happened("device-destroyed west-tower-1"));
}

void RangedTest::s2_17_4_aTrebuchetReachesAnyAdjacentTower()
{
    Table table;
    table.clearWalls();
    table.addMachine(Machine::Trebuchet, "west-foreground");
    table.tower("west-tower-1").device = Device::BayWindow;
    table.tower("west-tower-1").marksmen = 2;
    table.tower("west-tower-2").device = Device::BayWindow;
    table.tower("west-tower-3").device = Device::BayWindow;
    table.begin(StepKind::Assault);
    table.play({"fire trebuchet-1 west-wall-2", "reveal-shot trebuchet-1 hit"});
    QCOMPARE(offered(table), (QStringList {u"smash west-tower-1"_s, u"smash west-tower-2"_s}));
    QCOMPARE(table.whyNot("smash west-tower-3"), std::string("nothing-there"));
    table.play("smash west-tower-1");
    QCOMPARE(table.towerNow("west-tower-1").device, Device::None);
    QCOMPARE(table.towerNow("west-tower-1").marksmen, 2);
}

void RangedTest::s2_17_5_aMissLeavesTheDeckAndAHitGoesBack()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.addMachine(Machine::Ballista, "west-rampart-2").misses = 0;
    table.begin(StepKind::Assault);
    table.play({"fire ballista-1 west-wall-1", "fire ballista-2 west-wall-3", "reveal-shot ballista-1 miss"});
    // The deck of the second holds only hits, which is no draw any more.
    table.playOnTo(StepKind::DrawUnits);
    QVERIFY(table.happened("shot-revealed ballista-2 hit"));
    QCOMPARE(table.now().machines[0].misses, kDeckMisses - 1);
    QCOMPARE(table.now().machines[0].hits, kDeckHits);
    QCOMPARE(table.now().machines[1].hits, kDeckHits);
}

void RangedTest::s2_17_6_marksmenFireFromWallsWithoutInvaders()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("marksman-aimed west-wall-1 west-rampart-1"));
    QVERIFY(table.happened("marksman-aimed west-wall-2 west-rampart-1"));
    QVERIFY(table.happened("volley-fired west-rampart-1 1"));
}

void RangedTest::s2_17_6_aWallThatIsFreeByNowFires()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.rampart("west-rampart-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    table.play({"fire ballista-1 west-wall-1", "reveal-shot ballista-1 hit", "kill west-wall-1 soldier"});
    QVERIFY(table.happened("volley-fired west-rampart-1 2"));
}

void RangedTest::s2_17_6_towersFireAndSiegeTowersDoNotMatter()
{
    Table table;
    table.clearWalls();
    table.rampart("west-rampart-1").invaders = {0, 3, 0};
    table.tower("west-tower-1").marksmen = 2;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-2").defenders = {1, 1, 0}; // the soldier does not fire
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("volley-fired west-rampart-1 3"));
}

void RangedTest::s2_17_7_eachMarksmanAimsWithinHisReach()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-2").defenders = {2, 0, 0};
    table.tower("west-tower-2").marksmen = 1;
    table.rampart("west-rampart-1").invaders = {0, 2, 0};
    table.rampart("west-rampart-2").invaders = {0, 2, 0};
    table.rampart("west-rampart-3").invaders = {0, 2, 0};
    table.begin(StepKind::Assault);
    QCOMPARE(offered(table),
             (QStringList {u"aim west-wall-2 west-rampart-1"_s, u"aim west-wall-2 west-rampart-2"_s}));
    QCOMPARE(refusal(table, "aim west-wall-2 west-rampart-3"), u"out-of-reach 17.7"_s);
    table.play("aim west-wall-2 west-rampart-1");
    QCOMPARE(decisionOf(table), u"aim"_s); // the second marksman
    QVERIFY(!table.happened("volley-fired"));
    table.play("aim west-wall-2 west-rampart-2"); // the tower has only one choice
    QVERIFY(table.happened("volley-fired west-rampart-1 1"));
    QVERIFY(table.happened("volley-fired west-rampart-2 2"));
}

void RangedTest::s2_17_7_notAtManteletsOrEmptyRamparts()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.rampart("west-rampart-1").flags |= RampartState::kMantelet;
    table.rampart("west-rampart-2").siegeTowers = 1; // no unit
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("marksman-aimed"));
    QVERIFY(!table.happened("unit-killed"));
}

void RangedTest::s2_17_8_aBlessedSideAimsTogetherWhereverTheyStand()
{
    Table table;
    table.data.blessed = siege::West;
    table.tower("west-tower-4").marksmen = 1;
    table.wall("west-wall-3").invaders = {1, 0, 0}; // its marksman is not able to fire
    table.rampart("west-rampart-1").invaders = {0, 3, 0};
    table.rampart("west-rampart-2").invaders = {0, 3, 0};
    table.rampart("west-rampart-2").flags |= RampartState::kMantelet;
    table.rampart("west-rampart-4").invaders = {0, 3, 0};
    table.rampart("east-rampart-1").invaders = {0, 3, 0};
    table.begin(StepKind::Assault);
    QCOMPARE(offered(table), (QStringList {u"aim-all west-rampart-1"_s, u"aim-all west-rampart-4"_s}));
    QCOMPARE(refusal(table, "aim-all west-rampart-2"), u"mantelet-there 6.7"_s);
    QCOMPARE(refusal(table, "aim-all west-rampart-3"), u"no-invader-there 17.8"_s);
    QCOMPARE(refusal(table, "aim-all east-rampart-1"), u"other-side 17.8"_s);
    table.play("aim-all west-rampart-1");
    QVERIFY(table.happened("volley-fired west-rampart-1 5"));
    QVERIFY(!table.happened("volley-fired west-rampart-4"));
    QVERIFY(table.happened("volley-fired east-rampart-1 2")); // the other side aims as usual
}

void RangedTest::s2_17_8_withoutATargetTheBlessedSideDoesNotFire()
{
    Table table;
    table.data.blessed = siege::West;
    table.rampart("west-rampart-1").invaders = {0, 3, 0};
    table.rampart("west-rampart-1").flags |= RampartState::kMantelet;
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("side-aimed"));
    QVERIFY(!table.happened("volley-fired"));
}

void RangedTest::s2_17_9_aVolleyKillsUntilNothingFits()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {3, 0, 0};
    table.rampart("west-rampart-1").invaders = {0, 2, 1};
    table.begin(StepKind::Assault);
    QCOMPARE(offered(table), (QStringList {u"kill west-rampart-1 orc"_s, u"kill west-rampart-1 troll"_s}));
    table.play("kill west-rampart-1 orc"); // the defender need not reach the maximum; 1 is lost
    QCOMPARE(decisionOf(table), u"draw-units"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 1 1"_s);
}

void RangedTest::s2_17_9_aUnitTooStrongForTheRestIsSafe()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {3, 0, 0};
    table.rampart("west-rampart-1").invaders = {2, 1, 1};
    table.begin(StepKind::Assault);
    table.play("kill west-rampart-1 goblin");
    QCOMPARE(refusal(table, "kill west-rampart-1 troll"), u"too-strong 17.9"_s);
    table.play("kill west-rampart-1 orc");
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"1 0 1"_s);
}

void RangedTest::s2_17_9_rampartsInBoardOrder()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {2, 0, 0};
    table.wall("east-wall-1").defenders = {2, 0, 0};
    table.rampart("west-rampart-1").invaders = {1, 1, 0};
    table.rampart("east-rampart-1").invaders = {1, 1, 0};
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("volley-fired east-rampart-1"));
    table.play("kill west-rampart-1 orc");
    QVERIFY(table.happened("volley-fired east-rampart-1 2"));
}

std::unique_ptr<QObject> makeRangedTest()
{
    return std::make_unique<RangedTest>();
}

} // namespace merlon::siege2

#include "ranged_test.moc"
