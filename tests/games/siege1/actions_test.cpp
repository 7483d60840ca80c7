#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-5 to S1-10: what the invader does in phases 2 to 5.
class ActionsTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-5.1, S1-5.2, S1-5.4, S1-5.6, S1-6.1
    void aBallistaIsPaidAndBuilt()
    {
        Table table;
        table.giveReady(0, {0, 2, 1});
        table.data.invaders[0].resources = 6;
        table.beginPhase(2);
        QCOMPARE(refusal(table, "act altar"), "not-on-card 5.1");
        table.play("act ballista");
        QCOMPARE(offered(table, "pay"), QStringList({"pay 1-troll", "pay 2-orcs"}));
        QCOMPARE(refusal(table, "pay 2-goblins"), "cannot-pay 5.2");
        table.play({"pay 2-orcs", "place-at west-rampart-2"});
        const EngineState &engine = table.now().engines[0];
        QVERIFY(engine.is(Engine::Ballista));
        QCOMPARE(int(engine.hits), 2);
        QCOMPARE(int(engine.misses), 5);
        QCOMPARE(int(table.now().invaders[0].resources), 0);
        QVERIFY(table.happened("seat-gains-hourglasses defender 2"));
        QCOMPARE(counts(table.now().spent), "0 2 0"); // S1-5.3
    }

    /// S1-6.2, S1-6.7, S1-6.8, S1-1.3: only free places are offered.
    void targetsMustHaveRoom()
    {
        Table table;
        table.data.invaders[0].cards[0] = cardOf(2, 4); // trebuchet, siege-tower, ballista
        table.giveReady(0, {0, 6, 0});
        table.data.invaders[0].resources = 16;
        table.addEngine(Engine::Catapult, "west-rampart-1");
        table.beginPhase(2);
        table.play("act ballista"); // orcs are the only payment
        QCOMPARE(refusal(table, "place-at west-rampart-1"), "no-space 6.1");
        table.play({"place-at east-rampart-1", "act siege-tower"});
        QCOMPARE(refusal(table, "place-at west-wall-1"), "wrong-place 6.8");
        table.play("place-at west-wall-2");
        QVERIFY(table.wallNow("west-wall-2").has(WallState::kSiegeTower));
    }

    /// S1-6.5, S1-11.9: an altar belongs to a side and is pointed at a wall of it.
    void anAltarIsPointedAtAWallOfItsSide()
    {
        Table table;
        table.data.altars[0].side = siege::West;
        table.begin(StepKind::FocusAltars);
        QCOMPARE(refusal(table, "focus altar-1 east-wall-1"), "not-your-side 11.9");
        table.play("focus altar-1 west-wall-5");
        QCOMPARE(int(table.now().altars[0].wall), int(table.number("west-wall-5")));
    }

    /// S1-7: two tiles of different kinds at most on a wall; S1-7.5: bridge and trap exclude each other.
    void equipmentNeedsSpace()
    {
        Table table; // bridge, banner, shields
        table.giveReady(0, {6, 0, 0});
        table.data.invaders[0].resources = 10;
        table.wall("west-wall-1").equipment = 1 << int(Equipment::Banner);
        table.wall("west-wall-2").equipment = 1 << int(Equipment::Sap) | 1 << int(Equipment::Ropes);
        table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
        table.beginPhase(3);
        table.play("act banner");
        QCOMPARE(refusal(table, "place-at west-wall-1"), "tile-there 7.1");
        QCOMPARE(refusal(table, "place-at west-wall-2"), "no-space 7.1");
        table.play({"place-at west-wall-3", "act bridge"});
        QCOMPARE(refusal(table, "place-on-path west-foreground>west-rampart-1"), "path-taken 7.5");
        QCOMPARE(refusal(table, "place-on-path west-rampart-1>west-wall-1"), "no-trap-space 7.5");
        table.play("place-on-path west-foreground>west-rampart-2");
        QCOMPARE(refusal(table, "act banner"), "done-already 5.1");
    }

    /// S1-8.1, S1-8.6
    void artillerymanAndSaboteur()
    {
        Table table; // saboteur, shooting-master, artilleryman
        table.giveReady(0, {0, 5, 0});
        table.addEngine(Engine::Trebuchet, "west-foreground");
        table.beginPhase(4);
        table.play("act artilleryman");
        QCOMPARE(int(table.now().engines[0].hits), 3);
        table.play("act saboteur");
        QCOMPARE(refusal(table, "place-at hospital"), "wrong-place 8.6");
        table.play("place-at forge");
        QVERIFY(table.buildingNow("forge").has(BuildingState::kSaboteur));
    }

    /// S1-8.7: two goblins bring up to two orcs from the discard to the camp.
    void theTrainerTakesFromTheDiscard()
    {
        Table table;
        table.data.invaders[0].cards[2] = cardOf(4, 2); // trench-master, trainer, saboteur
        table.giveReady(0, {2, 2, 0});
        table.data.bag[siege::Orc]--;
        table.data.discard = {0, 1, 0};
        table.beginPhase(4);
        table.play("act trainer");
        QCOMPARE(counts(table.now().invaders[0].camp), "0 1 0"); // 2-goblins is the only payment
        QCOMPARE(counts(table.now().discard), "0 0 0");
    }

    /// S1-5.3, S1-22.4: the first twelve goblins of rituals fill the blood spaces.
    void goblinsOfRitualsGoToTheBloodSpaces()
    {
        Table table;
        table.data.invaders[0].cards[3] = cardOf(5, 2); // accident, storm, possession
        table.giveReady(0, {5, 0, 0});
        table.data.blood = 11;
        table.wall("west-wall-1").cauldron = Cauldron::Orc;
        table.beginPhase(5);
        table.play("act accident");
        QCOMPARE(int(table.now().blood), 12);
        QCOMPARE(counts(table.now().spent), "2 0 0");
        QVERIFY(table.happened("feat-done blood-rituals"));
        QVERIFY(table.wallNow("west-wall-1").has(WallState::kAccident)); // S1-9.7
        table.play({"act storm", "place-at east-wall-1"});
        QVERIFY(table.wallNow("east-wall-1").has(WallState::kStorm)); // S1-9.6
    }

    /// S1-9.5: terror kills the weakest until one unit is left, at once and later.
    void terrorRulesTheCourtyard()
    {
        Table table;
        table.data.invaders[0].cards[3] = cardOf(5, 1); // possession, fire, terror
        table.giveReady(0, {1, 0, 0});
        table.data.courtyard = {1, 2, 0};
        table.data.defenderSupply = {1, 8, 4};
        table.beginPhase(5);
        table.play("act terror");
        QCOMPARE(counts(table.now().courtyard), "0 1 0");
        QCOMPARE(table.count("unit-scared"), 2);
    }

    /// S1-9.2, S1-9.3, S1-13.5: fire makes the actions of a building dearer, possession silences a hero.
    void fireAndPossession()
    {
        Table table;
        table.data.invaders[0].cards[3] = cardOf(5, 1);
        table.giveReady(0, {2, 0, 0});
        table.beginPhase(5);
        table.play({"act fire", "place-at workshop", "act possession", "place-on-hero officer"});
        QCOMPARE(decisionOf(table), "window");
        QCOMPARE(refusal(table, "speech 1"), "hero-possessed 9.2");
        QVERIFY(table.isLegal("hero-move officer courtyard"));
        table.play("invest gate-repair");
        QVERIFY(table.happened("hourglass-placed gate-repair 1 2"));
    }

    /// S1-10.1, S1-10.4: the back of the card of phase 3 moves an equipment tile.
    void equipmentIsTransferred()
    {
        Table table;
        table.data.invaders[0].turned = 1 << 3;
        table.wall("west-wall-1").equipment = 1 << int(Equipment::Ladders);
        table.wall("west-wall-1").invaders = {5, 0, 0};
        table.wall("west-wall-2").equipment = 1 << int(Equipment::Banner);
        table.data.bag[0] -= 5;
        table.beginPhase(3);
        QCOMPARE(refusal(table, "act banner"), "not-on-card 5.1");
        table.play("act equipment-transfer"); // the ladders are needed: the banner is the only source
        QCOMPARE(refusal(table, "place-at east-wall-1"), "not-your-side 10.4");
        table.play("place-at west-wall-1");
        QVERIFY(table.wallNow("west-wall-1").has(Equipment::Banner));
        QVERIFY(!table.wallNow("west-wall-2").has(Equipment::Banner));
        QVERIFY(table.happened("seat-gains-hourglasses defender 1"));
    }

    /// S1-10.5, S1-13.6: where the saboteur leaves, what holds its cost is carried out at once.
    void aSaboteurMovesOn()
    {
        Table table;
        table.data.invaders[0].turned = 1 << 4;
        table.building("workshop").flags = BuildingState::kSaboteur;
        table.data.invested[int(Work::WallRepair)] = 2;
        table.data.investors[int(Work::WallRepair)] = 1;
        table.beginPhase(4);
        table.play({"act training-transfer", "place-at guards"});
        QCOMPARE(decisionOf(table), "target-of");
        table.play("target east-wall-2");
        QCOMPARE(int(table.wallNow("east-wall-2").wood), 1);
    }

    /// S1-10.6: goblins come back from the discard.
    void deathIsCheated()
    {
        Table table;
        table.data.invaders[0].turned = 1 << 5;
        table.data.bag[0] -= 2;
        table.data.discard[0] = 2;
        table.beginPhase(5);
        table.play({"act cheat-death", "raise west-foreground", "raise east-foreground"});
        QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), "1 0 0");
        QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), "1 0 0");
    }
};

std::unique_ptr<QObject> makeActionsTest()
{
    return std::make_unique<ActionsTest>();
}

} // namespace merlon::siege1

#include "actions_test.moc"
