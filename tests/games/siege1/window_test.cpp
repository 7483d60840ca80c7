#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-13 to S1-17: the defender's window.
class WindowTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-13.1, S1-13.2: the window closes by itself when the purse is empty.
    void theWindowClosesByItself()
    {
        Table table;
        table.beginWindow(1, 1);
        QCOMPARE(decisionOf(table), "window");
        QCOMPARE(refusal(table, "forfeit"), "can-spend 13.3");
        table.play("invest cannon");
        QVERIFY(table.decision() != "window");
        QCOMPARE(int(table.now().invested[int(Work::Cannon)]), 1);
    }

    /// S1-13.4, S1-13.5: hourglasses gather; the last one carries the action out.
    void anActionIsCompleted()
    {
        Table table;
        table.beginWindow(6, 1);
        table.play({"invest platform", "invest platform"});
        QCOMPARE(decisionOf(table), "target-of");
        QCOMPARE(refusal(table, "target west-wall-1"), "wrong-place 15.1");
        table.play("target west-wall-2");
        QVERIFY(table.wallNow("west-wall-2").has(WallState::kPlatform));
        QCOMPARE(refusal(table, "invest platform"), "done-marker 13.5");
    }

    /// S1-13.4: the last hourglass needs a legal target.
    void theLastHourglassNeedsATarget()
    {
        Table table;
        table.beginWindow(6, 1);
        QCOMPARE(refusal(table, "invest tower-raid"), "no-legal-target 1.3");
        table.play("invest engine-damage");
        QCOMPARE(refusal(table, "invest engine-damage"), "no-legal-target 1.3");
        QCOMPARE(refusal(table, "invest gate-repair"), "nothing-for-this 15.3");
    }

    /// S1-13.6: what waits is carried out as soon as there is a target.
    void whatWaitsIsCarriedOut()
    {
        Table table;
        table.data.invested[int(Work::WallRepair)] = 2;
        table.data.investors[int(Work::WallRepair)] = 1;
        table.beginWindow(2, 1);
        QCOMPARE(decisionOf(table), "target-of");
        table.play("target west-wall-1");
        QCOMPARE(int(table.now().defenders[0].purse), 2);
        QCOMPARE(refusal(table, "invest wall-repair"), "done-marker 13.5");
    }

    /// S1-13.7: of several the defender chooses the order.
    void severalAtOnce()
    {
        Table table;
        table.data.invested[int(Work::WallRepair)] = table.data.invested[int(Work::Platform)] = 2;
        table.data.investors[int(Work::WallRepair)] = table.data.investors[int(Work::Platform)] = 1;
        table.beginWindow(1, 1);
        QCOMPARE(decisionOf(table), "completion");
        QCOMPARE(offered(table, "complete"), QStringList({"complete platform", "complete wall-repair"}));
    }

    /// S1-14.1 to S1-14.4
    void unitsMoveAndChangePlaces()
    {
        Table table;
        table.beginWindow(5, 1);
        table.play("lift west-wall-1 archer");
        QCOMPARE(refusal(table, "set-down forge"), "closed-place 14.2");
        QCOMPARE(refusal(table, "set-down east-wall-1"), "not-joined 14.2");
        QCOMPARE(refusal(table, "set-down west-wall-2"), "no-space 14.3");
        QCOMPARE(refusal(table, "exchange-with west-wall-2 archer"), "same-kind 14.4");
        table.play("exchange-with west-wall-2 soldier");
        QCOMPARE(counts(table.wallNow("west-wall-1").defenders), "0 2 0");
        QCOMPARE(counts(table.wallNow("west-wall-2").defenders), "2 0 0");
        table.play({"lift west-wall-2 archer", "set-down west-tower-2"});
        QVERIFY(table.towerNow("west-tower-2").post == Post::Archer);
        table.play("lift west-wall-1 soldier");
        QCOMPARE(refusal(table, "set-down west-tower-1"), "only-archers 14.3");
    }

    /// S1-14.5, S1-9.6: a storm makes arriving dearer.
    void aStormCostsAnHourglass()
    {
        Table table;
        table.wall("west-wall-5").flags = WallState::kStorm;
        table.data.courtyard = {1, 0, 0};
        table.data.defenderSupply[0]--;
        table.beginWindow(2, 1);
        table.play({"lift courtyard archer", "set-down west-wall-5"});
        QVERIFY(table.decision() != "window");
    }

    /// S1-14.6, S1-16.2, S1-16.4: a hero who has acted stays.
    void theOfficerSpeaks()
    {
        Table table;
        table.beginWindow(6, 1);
        table.play("speech 2");
        QCOMPARE(int(table.now().speech), 2);
        QCOMPARE(refusal(table, "hero-move officer courtyard"), "hero-has-acted 14.6");
        QCOMPARE(refusal(table, "speech 1"), "hero-has-acted 16.4");
        QCOMPARE(refusal(table, "hero-move warrior forge"), "not-joined 14.6");
    }

    /// S1-16.3, S1-16.1
    void theWarriorRaids()
    {
        Table table;
        table.wall("east-wall-3").invaders = {0, 0, 1};
        table.data.bag[2]--;
        table.beginWindow(4, 1);
        QCOMPARE(refusal(table, "raid orc"), "no-such-unit 16.3");
        table.play("raid troll");
        QCOMPARE(counts(table.wallNow("east-wall-3").invaders), "0 0 0");
        QCOMPARE(counts(table.now().discard), "0 0 1");
        QCOMPARE(int(table.now().defenders[0].purse), 1);
    }

    /// S1-14.7: the honour guard is left once and for all.
    void honourIsLost()
    {
        Table table;
        table.beginWindow(2, 1);
        table.play({"lift honour-guard soldier", "set-down courtyard"});
        QVERIFY(table.now().has(SiegeData::kHonourLost));
    }

    /// S1-15.1, S1-15.2, S1-15.3, S1-15.4, S1-15.9
    void worksOfTheBuildings()
    {
        Table table;
        table.addEngine(Engine::Ballista, "west-rampart-1");
        table.data.barbican.resistance = 7;
        table.beginWindow(12, 1);
        table.play(
            {"invest goblin-trap", "invest goblin-trap", "target-path west-foreground>west-rampart-3"});
        QVERIFY(table.now()
                    .paths[std::size_t(table.field().pathBetween(table.place("west-foreground"),
                                                                 table.place("west-rampart-3")))]
                    .trap
                == Trap::Goblin);
        table.play("invest gate-repair");
        QCOMPARE(int(table.now().barbican.resistance), 8);
        table.play({"invest engine-damage", "invest engine-damage"});
        QCOMPARE(int(table.now().engines[0].misses), 6);
        table.play({"invest train-soldier", "invest train-soldier"});
        QCOMPARE(counts(table.buildingNow("barracks").units), "3 2 0");
        table.play({"invest orc-cauldron", "invest orc-cauldron", "target west-wall-1"});
        QVERIFY(table.wallNow("west-wall-1").cauldron == Cauldron::Orc);
        QCOMPARE(refusal(table, "invest train-soldier"), "");
    }

    /// S1-15.5
    void raidAndSniper()
    {
        Table table;
        table.wall("west-wall-2").flags = WallState::kSiegeTower;
        table.wall("west-wall-2").crew = {1, 1, 0};
        table.foreground("east-foreground").invaders = {0, 0, 1};
        table.data.bag = {59, 99, 39};
        table.beginWindow(4, 1);
        table.play({"invest tower-raid", "target-crew west-wall-2 orc"});
        QCOMPARE(counts(table.wallNow("west-wall-2").crew), "1 0 0");
        table.play({"invest sniper", "invest sniper", "target-unit east-foreground troll"});
        QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), "0 0 0");
    }

    /// S1-15.7, S1-15.8: orders leave unseen.
    void ordersAreRemovedUnseen()
    {
        Table table;
        table.wall("west-wall-1").order = Order::Bluff;
        table.wall("west-wall-2").order = Order::GoblinFury;
        table.beginWindow(7);
        table.play(
            {"invest dazzle", "invest dazzle", "invest dazzle", "invest dazzle", "target west-wall-1"});
        QVERIFY(table.wallNow("west-wall-1").order == Order::None);
        QVERIFY(table.wallNow("west-wall-1").has(WallState::kDazzled));
        table.play({"invest conflicting-orders", "invest conflicting-orders"});
        QVERIFY(table.wallNow("west-wall-2").order == Order::None);
    }

    /// S1-15.10, S1-15.11
    void saboteursAreHunted()
    {
        Table table;
        table.building("forge").flags = BuildingState::kSaboteur;
        table.building("guards").flags = BuildingState::kSaboteur;
        table.beginWindow(5, 1);
        table.play({"invest hunt-saboteurs", "invest hunt-saboteurs", "invest hunt-saboteurs"});
        QCOMPARE(decisionOf(table), "window"); // one hourglass more because of the saboteur in the guards
        table.play("invest hunt-saboteurs");
        QVERIFY(!table.buildingNow("forge").has(BuildingState::kSaboteur));
        QCOMPARE(counts(table.buildingNow("guards").units), "0 0 0");
    }

    /// S1-17.1: workshop hourglasses carry a workshop action out a second time.
    void barricades()
    {
        Table table;
        table.data.round = 5;
        table.data.done = 1u << int(Work::Platform);
        table.beginWindow(1, 1);
        table.play("dishonour barricades");
        QCOMPARE(int(table.now().defenderGlory), 3);
        table.play({"invest platform", "invest platform", "target west-wall-2"});
        QCOMPARE(int(table.now().defenders[0].barricades), 2);
        QCOMPARE(refusal(table, "invest platform"), "done-marker 13.5");
        QCOMPARE(refusal(table, "dishonour deception"), "done-already 17.1");
        table.play({"invest cannon", "invest wall-repair", "invest wall-repair", "target west-wall-1"});
        QVERIFY(table.decision() != "window");
    }

    /// S1-17: from round 5 on.
    void dishonourHasToWait()
    {
        Table table;
        table.data.round = 4;
        table.beginWindow(1, 1);
        QCOMPARE(refusal(table, "dishonour deception"), "too-early 17.1");
    }

    /// S1-17.2, S1-17.4
    void deceptionAndPrisoners()
    {
        Table table;
        table.data.round = 5;
        table.beginWindow(1, 1);
        table.play("dishonour deception");
        QCOMPARE(int(table.now().defenders[0].purse), 4);
        Table other;
        other.data.round = 5;
        other.beginWindow(1, 1);
        other.play("dishonour prisoners");
        QCOMPARE(counts(other.now().courtyard), "0 1 1");
    }

    /// S1-17.3, S1-13.5: done markers leave and costs fall; what holds its cost is carried out.
    void lastStand()
    {
        Table table;
        table.data.round = 5;
        table.data.done = 1u << int(Work::Blessing);
        table.data.invested[int(Work::Sniper)] = 1;
        table.data.investors[int(Work::Sniper)] = 1;
        table.wall("west-wall-1").invaders = {1, 0, 0};
        table.data.bag[0]--;
        table.beginWindow(2, 1);
        table.play({"dishonour last-stand", "target cathedral"});
        QCOMPARE(counts(table.wallNow("west-wall-1").invaders),
                 "0 0 0");                                   // the sniper had his cost, one target
        table.play({"invest blessing", "target-side east"}); // S1-15.6
        QCOMPARE(int(table.now().blessed), 1 << siege::East);
    }
};

std::unique_ptr<QObject> makeWindowTest()
{
    return std::make_unique<WindowTest>();
}

} // namespace merlon::siege1

#include "window_test.moc"
