#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-18: ranged fire.
class RangedTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-18.1, S1-18.2: cannons aim first, then the cards come, one for each.
    void cannonsFire()
    {
        Table table;
        table.tower("west-tower-2").post = Post::Cannon;
        table.rampart("west-rampart-1").invaders = {1, 1, 0};
        table.rampart("west-rampart-4").invaders = {1, 0, 0};
        table.wall("west-wall-2").flags = WallState::kSiegeTower;
        table.wall("west-wall-2").crew = {1, 0, 0};
        table.data.bag = {57, 99, 40};
        table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
        QCOMPARE(refusal(table, "aim-cannon west-tower-2 west-rampart-4"), "beyond-reach 18.1");
        QCOMPARE(refusal(table, "aim-cannon west-tower-2 west-rampart-2"), "no-invader 18.2");
        QVERIFY(table.isLegal("aim-cannon-at-tower west-tower-2 west-wall-2"));
        table.play(
            {"aim-cannon west-tower-2 west-rampart-1", "reveal-fire-card goblin-orc", "cannon-kill orc"});
        QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), "1 0 0");
    }

    /// S1-18.3, S1-6.2: a ballista kills a defender and the strongest invader there.
    void aBallistaHitsBothArmies()
    {
        Table table;
        table.addEngine(Engine::Ballista, "west-rampart-1");
        table.wall("west-wall-1").invaders = {1, 1, 0};
        table.data.bag = {59, 99, 40};
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        QCOMPARE(refusal(table, "aim-engine ballista-1 west-wall-3"), "beyond-reach 18.3");
        table.play(
            {"aim-engine ballista-1 west-wall-1", "reveal-shot ballista-1 hit", "kill-defender archer"});
        QCOMPARE(counts(table.wallNow("west-wall-1").defenders), "0 1 0");
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "1 0 0");
        QCOMPARE(table.now().defenderSupply[0], std::uint8_t(3)); // S1-1.6: not to the hospital
        QCOMPARE(int(table.now().engines[0].hits), 2);
    }

    /// S1-18.3, S1-6.3: a catapult destroys one stone and all wood; a miss leaves the deck.
    void aCatapultBreaksTheWall()
    {
        Table table;
        table.addEngine(Engine::Catapult, "west-rampart-1");
        table.wall("west-wall-1").wood = 2;
        table.data.wood = 3;
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
        QCOMPARE(int(table.wallNow("west-wall-1").stone), 1);
        QCOMPARE(int(table.wallNow("west-wall-1").wood), 0);
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 miss"});
        QCOMPARE(int(table.now().engines[0].misses), 4);
    }

    /// S1-6.3: on a bare wall the cauldron or a machine in a tower facing the rampart.
    void aBareWallIsSmashedOtherwise()
    {
        Table table;
        table.clearWalls();
        table.addEngine(Engine::Catapult, "west-rampart-1");
        table.tower("west-tower-1").post = Post::Hook;
        table.wall("west-wall-1").cauldron = Cauldron::Goblin;
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
        QCOMPARE(offered(table, "smash"), QStringList({"smash west-wall-1", "smash west-tower-1"}));
        table.play("smash west-tower-1");
        QVERIFY(table.towerNow("west-tower-1").post == Post::None);
    }

    /// S1-6.4: a trebuchet reaches its whole side, but no machine in a tower.
    void aTrebuchetReachesItsSide()
    {
        Table table;
        table.clearWalls();
        table.addEngine(Engine::Trebuchet, "west-foreground");
        table.tower("west-tower-1").post = Post::Cannon;
        table.wall("west-wall-5").cauldron = Cauldron::Orc;
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        table.play("reveal-shot trebuchet-1 hit"); // one target: nothing to choose
        QVERIFY(table.wallNow("west-wall-5").cauldron == Cauldron::None);
    }

    /// S1-9.1: with a bloodstone a defender dies too.
    void aBloodstoneKills()
    {
        Table table;
        table.addEngine(Engine::Catapult, "west-rampart-1").flags = EngineState::kBloodstone;
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        table.play(
            {"aim-engine catapult-1 west-wall-2", "reveal-shot catapult-1 hit", "kill-defender soldier"});
        QCOMPARE(counts(table.wallNow("west-wall-2").defenders), "1 0 0");
        QCOMPARE(int(table.wallNow("west-wall-2").stone), 1);
    }

    /// S1-10.3: two cards, one is kept; a hit kept stays in the deck.
    void preciseFireKeepsOneOfTwo()
    {
        Table table;
        table.addEngine(Engine::Catapult, "west-rampart-1").flags = EngineState::kPrecise;
        table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines)});
        table.play({"aim-engine catapult-1 west-wall-2", "reveal-shot catapult-1 miss",
                    "reveal-shot catapult-1 hit", "keep-shot hit"});
        QCOMPARE(int(table.wallNow("west-wall-2").stone), 1);
        QCOMPARE(int(table.now().engines[0].misses), 5);
        QCOMPARE(int(table.now().engines[0].hits), 2);
    }

    /// S1-18.4, S1-6.6: who can shoot at what.
    void archersShoot()
    {
        Table table;
        table.rampart("west-rampart-1").invaders = {1, 0, 0};
        table.rampart("west-rampart-2").invaders = {2, 0, 0};
        table.rampart("west-rampart-2").mantelet = 1;
        table.rampart("west-rampart-4").invaders = {1, 0, 0};
        table.data.barbican.ramParts = 1;
        table.data.barbican.crew = {1, 0, 0};
        table.wall("west-wall-2").invaders = {1, 0, 0};
        table.data.bag[0] = 54;
        table.begin({Table::step(StepKind::FireVolleys), Table::step(StepKind::AimArchers)});
        QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-1"), "engaged 18.4");
        QCOMPARE(refusal(table, "shoot west-wall-3 west-rampart-2"), "behind-mantelet 6.6");
        QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-4"), "beyond-reach 18.4");
        QVERIFY(table.isLegal("shoot west-wall-1 west-rampart-1"));
        table.play("shoot west-wall-1 barbican-rampart");
        QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-1"), "no-such-unit 18.4");
        table.play("done");
        QCOMPARE(counts(table.now().barbican.crew), "0 0 0");
    }

    /// S1-15.6: under a blessing the archers of a side reach all its ramparts.
    void aBlessingLengthensTheReach()
    {
        Table table;
        table.rampart("west-rampart-4").invaders = {1, 0, 0};
        table.data.bag[0]--;
        table.data.blessed = 1 << siege::West;
        table.begin({Table::step(StepKind::FireVolleys), Table::step(StepKind::AimArchers)});
        QVERIFY(table.isLegal("shoot west-wall-1 west-rampart-4"));
        QCOMPARE(refusal(table, "shoot east-wall-1 west-rampart-4"), "beyond-reach 18.4");
    }

    /// S1-18.5: the greatest total that the volley reaches; equal totals are the invader's choice.
    void volleysKillAsMuchAsTheyCan()
    {
        Table table;
        table.rampart("west-rampart-1").invaders = {2, 1, 1};
        table.data.bag = {58, 99, 39};
        table.rampart("west-rampart-1").volley = 3;
        table.begin(StepKind::FireVolleys);
        QCOMPARE(offered(table, "casualties"), QStringList({"casualties 1 1 0", "casualties 0 0 1"}));
        QCOMPARE(refusal(table, "casualties 2 0 0"), "not-the-greatest 18.5");
        table.play("casualties 0 0 1");
        QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), "2 1 0");
    }

    /// S1-8.3: in trenches strengths count double.
    void trenchesHalveAVolley()
    {
        Table table;
        table.rampart("west-rampart-1").invaders = {1, 1, 0};
        table.data.bag = {59, 99, 40};
        table.rampart("west-rampart-1").training = 1 << int(Training::TrenchMaster);
        table.rampart("west-rampart-1").volley = 3;
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::FireVolleys)});
        QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), "0 1 0");
    }

    /// S1-18.6, S1-8.4: each goblin under a shooting master kills one archer.
    void goblinsShoot()
    {
        Table table;
        table.rampart("west-rampart-2").invaders = {2, 0, 0};
        table.data.bag[0] = 58;
        table.rampart("west-rampart-2").training = 1 << int(Training::ShootingMaster);
        table.begin(StepKind::AimGoblins);
        QCOMPARE(refusal(table, "goblin-shot west-rampart-2 west-wall-1"), "beyond-reach 18.6");
        QCOMPARE(refusal(table, "goblin-shot west-rampart-2 west-tower-2"), "no-such-unit 18.6");
        table.play({"goblin-shot west-rampart-2 west-wall-3", "goblin-shot west-rampart-2 west-wall-3"});
        QCOMPARE(counts(table.wallNow("west-wall-3").defenders), "0 0 0");
    }
};

std::unique_ptr<QObject> makeRangedTest()
{
    return std::make_unique<RangedTest>();
}

} // namespace merlon::siege1

#include "ranged_test.moc"
