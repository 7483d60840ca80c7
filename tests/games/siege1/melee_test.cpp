#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-19, S1-20: melee, hospital and barbican.
class MeleeTest : public QObject {
    Q_OBJECT

private slots:
    /// The melee on the walls alone.
    static void fight(Table &table)
    {
        table.begin({Table::step(StepKind::Hospital), Table::step(StepKind::FightWall)});
    }

    /// S1-19.1: each cauldron kills what its colour says; with an accident its own people.
    void cauldrons()
    {
        Table table;
        table.wall("west-wall-1").cauldron = Cauldron::Goblin;
        table.wall("west-wall-1").invaders = {3, 0, 1};
        table.wall("west-wall-3").cauldron = Cauldron::Goblin;
        table.wall("west-wall-3").flags = WallState::kAccident;
        table.wall("west-wall-3").invaders = {1, 0, 0};
        table.data.bag = {56, 100, 39};
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::PourCauldrons)});
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "0 0 1");
        QCOMPARE(counts(table.wallNow("west-wall-3").invaders), "1 0 0");
        QCOMPARE(counts(table.wallNow("west-wall-3").defenders), "0 0 0");
        QCOMPARE(counts(table.buildingNow("hospital").units), "2 0 0");
    }

    /// S1-19.2: the weakest unit dies if its kind is on the card.
    void hooks()
    {
        Table table;
        table.tower("west-tower-1").post = Post::Hook;
        table.wall("west-wall-1").invaders = {0, 1, 1};
        table.data.bag = {60, 99, 39};
        table.begin(StepKind::UseHooks);
        QCOMPARE(refusal(table, "hook west-tower-1 west-wall-2"), "no-invader 19.2");
        QCOMPARE(refusal(table, "hook west-tower-1 west-wall-3"), "not-joined 19.2");
        table.play({"hook west-tower-1 west-wall-1", "reveal-fire-card goblin-orc"});
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "0 0 1");
    }

    /// S1-19.3, S1-12.5: exploding orcs take stones with them.
    void orcsExplode()
    {
        Table table;
        table.wall("west-wall-1").invaders = {0, 3, 0};
        table.data.bag[1] = 97;
        table.wall("west-wall-1").order = Order::ExplodingOrcs;
        table.begin({Table::step(StepKind::ResolveOrders), Table::step(StepKind::ShowOrders)});
        QVERIFY(table.happened("order-shown exploding-orcs west-wall-1"));
        QCOMPARE(refusal(table, "explode 4"), "wrong-number 12.5");
        table.play("explode 2");
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "0 1 0");
        QCOMPARE(int(table.wallNow("west-wall-1").stone), 0);
        QCOMPARE(int(table.now().dismantled), 1);
    }

    /// S1-12.6: a troll goes all the way; a troll trap kills it.
    void aTrollIsCalled()
    {
        Table table;
        table.foreground("west-foreground").invaders = {0, 0, 1};
        table.data.bag[2]--;
        table.wall("west-wall-5").order = Order::ForcedMarch;
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::ResolveOrders)});
        QCOMPARE(counts(table.wallNow("west-wall-5").invaders), "0 0 1"); // one way only
        Table trapped;
        trapped.foreground("west-foreground").invaders = {0, 0, 1};
        trapped.data.bag[2]--;
        trapped.wall("west-wall-5").order = Order::ForcedMarch;
        trapped.path("west-rampart-3", "west-rampart-4").trap = Trap::Troll;
        trapped.begin({Table::step(StepKind::StartRound), Table::step(StepKind::ResolveOrders)});
        QCOMPARE(counts(trapped.now().discard), "0 0 1");
    }

    /// S1-12.3, S1-12.7: what nobody can carry out leaves; a bluff does nothing.
    void idleOrdersLeave()
    {
        Table table;
        table.wall("west-wall-1").order = Order::GoblinFury;
        table.wall("west-wall-2").order = Order::Bluff;
        table.begin(StepKind::ResolveOrders);
        table.play("resolve-order west-wall-1");
        QVERIFY(table.happened("order-void goblin-fury west-wall-1"));
        QVERIFY(table.happened("order-bluff west-wall-2"));
    }

    /// S1-19.4: banner, altar, officer, warrior, speech, components.
    void totals()
    {
        Table table;
        table.wall("west-wall-3").invaders = {0, 1, 0};
        table.wall("west-wall-3").equipment = 1 << int(Equipment::Banner); // S1-7.1
        table.data.altars[0] = {siege::West, std::uint8_t(table.number("west-wall-3"))};
        table.wall("east-wall-3").invaders = {0, 0, 1};
        table.data.bag = {60, 99, 39};
        table.data.speech = 3;
        table.data.speechAt = table.place("west-wall-3");
        fight(table);
        // 2 archers, 2 stones, +1 each by the officer, speech 3.
        QVERIFY(table.happened("totals-compared west-wall-3 4 9"));
        // 1 archer, 2 stones, warrior 2.
        QVERIFY(table.happened("totals-compared east-wall-3 3 5"));
    }

    /// S1-19.5 step 4: losses in base strength, rounded against the loser; they go to the hospital.
    void theDefenderLoses()
    {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").defenders = {1, 2, 0};
        table.wall("west-wall-1").stone = 2;
        table.data.defenderSupply = {11, 15, 4};
        table.data.stone = 21;
        table.wall("west-wall-1").invaders = {0, 1, 2};
        table.data.bag = {60, 99, 38};
        fight(table); // 8 against 7
        QCOMPARE(decisionOf(table), "defender-losses");
        table.play("lose-defender soldier");
        QCOMPARE(counts(table.wallNow("west-wall-1").defenders), "1 1 0");
        QVERIFY(!table.wallNow("west-wall-1").has(WallState::kBreached));
    }

    /// S1-19.5 step 4: an advantage beyond the units is a breach.
    void aWallIsBreached()
    {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").defenders = {1, 0, 0};
        table.data.defenderSupply[0]--;
        table.wall("west-wall-1").invaders = {0, 0, 1};
        table.data.bag[2]--;
        fight(table);
        QVERIFY(table.happened("wall-entered west-wall-1 2"));
    }

    /// S1-19.5 step 2, S1-7.7: poison kills an archer before the advantage is taken.
    void poison()
    {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").defenders = {2, 0, 0};
        table.data.defenderSupply[0] -= 2;
        table.wall("west-wall-1").stone = 1;
        table.data.stone--;
        table.wall("west-wall-1").invaders = {1, 0, 1};
        table.data.bag = {59, 100, 39};
        table.wall("west-wall-1").equipment = 1 << int(Equipment::Poison);
        fight(table); // 4 against 3, then against 2: advantage 2 beats the one archer left
        QVERIFY(table.happened("wall-entered west-wall-1 2"));
    }

    /// S1-19.5 step 3: equal totals harm nobody.
    void equalTotals()
    {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").defenders = {0, 1, 0};
        table.data.defenderSupply[1]--;
        table.wall("west-wall-1").invaders = {2, 0, 0};
        table.data.bag[0] = 58;
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::FightWall)});
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "2 0 0");
    }

    /// S1-19.5 steps 5 and 7, S1-12.4: furious goblins die first, then the rest pays the difference.
    void furiousGoblinsDieFirst()
    {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").defenders = {0, 2, 0};
        table.data.defenderSupply[1] -= 2;
        table.wall("west-wall-1").stone = 2;
        table.data.stone -= 2;
        table.wall("west-wall-1").invaders = {1, 1, 0};
        table.wall("west-wall-1").flags = WallState::kFury;
        table.data.bag = {59, 99, 40};
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::FightWall)}); // 5 against 6
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "0 0 0");
    }

    /// S1-19.5 step 6, S1-7.6: shields may save the invader, they never breach.
    void shields()
    {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").defenders = {0, 2, 0};
        table.data.defenderSupply[1] -= 2;
        table.wall("west-wall-1").invaders = {3, 0, 0};
        table.data.bag[0] = 57;
        table.wall("west-wall-1").equipment = 1 << int(Equipment::Shields);
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::FightWall)});
        QVERIFY(table.happened("shields-held west-wall-1"));
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "3 0 0");
    }

    /// S1-19.5 step 7: stones alone kill nobody, the warrior does.
    void stonesAloneKillNobody()
    {
        Table table;
        table.clearWalls();
        for (const char *wall : {"west-wall-1", "west-wall-2"}) {
            table.wall(wall).stone = 2;
            table.wall(wall).invaders = {1, 0, 0};
        }
        table.data.stone -= 4;
        table.data.bag[0] = 58;
        table.data.heroes[1] = table.place("west-wall-2");
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::FightWall)});
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders), "1 0 0");
        QCOMPARE(counts(table.wallNow("west-wall-2").invaders), "0 0 0");
    }

    /// S1-1.8, S1-19.5 step 7: the crew of a siege tower fights, and may be lost.
    void crewsFight()
    {
        Table table;
        table.wall("west-wall-2").flags = WallState::kSiegeTower;
        table.wall("west-wall-2").crew = {1, 0, 0};
        table.wall("west-wall-2").invaders = {0, 1, 0};
        table.data.bag = {59, 99, 40};
        fight(table); // 3 against 5
        QCOMPARE(offered(table, "lose-crew"), QStringList({"lose-crew goblin"}));
        table.play("lose orc");
        QCOMPARE(counts(table.wallNow("west-wall-2").crew), "1 0 0");
    }

    /// S1-15.7: a dazzled wall is left out.
    void dazzledWallsAreLeftOut()
    {
        Table table;
        table.wall("west-wall-1").invaders = {0, 0, 4};
        table.data.bag[2] = 36;
        table.wall("west-wall-1").flags = WallState::kDazzled;
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::FightWall)});
        QVERIFY(!table.happened("totals-compared"));
    }

    /// S1-19.6, S1-9.4: two are rescued; the spectre takes the others.
    void theHospital()
    {
        Table table;
        table.building("hospital").units = {2, 2, 0};
        table.data.defenderSupply = {0, 8, 4};
        table.data.discard = {5, 0, 0};
        table.data.bag[0] = 55;
        table.data.spectre = 1;
        table.begin(StepKind::Hospital);
        table.play({"rescue soldier", "rescue archer"});
        QCOMPARE(counts(table.now().courtyard), "1 1 0");
        table.play("convert archer west-foreground"); // no orc in the discard: the soldier just leaves
        QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), "1 0 0");
        QCOMPARE(counts(table.now().defenderSupply), "1 9 4");
    }

    /// S1-20.1, S1-20.2: manned parts strike; what is left of the damage hits the next gate.
    void theRamStrikes()
    {
        Table table;
        table.data.barbican = {{3, 2, 0}, 3, 0, 1, 0, 0};
        table.data.bag = {57, 98, 40};
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::Barbican)});
        QCOMPARE(int(table.now().barbican.fallen), 1); // five of six places: two parts
        QCOMPARE(int(table.now().barbican.resistance), 7);
        QCOMPARE(int(table.now().invaderGlory), 11);
    }
};

std::unique_ptr<QObject> makeMeleeTest()
{
    return std::make_unique<MeleeTest>();
}

} // namespace merlon::siege1

#include "melee_test.moc"
