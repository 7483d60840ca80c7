#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-11, S1-12: phase 6.
class DeploymentTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-11.1, S1-11.2: ready units join the camp; a deployment costs 3 or 5, once each.
    void aDeploymentIsBought()
    {
        Table table;
        table.giveReady(0, {2, 0, 0});
        table.beginPhase(6);
        QCOMPARE(decisionOf(table), "choose-deployment");
        table.play("start-deployment minor");
        QVERIFY(table.happened("seat-gains-hourglasses defender 3"));
        QCOMPARE(decisionOf(table), "deploy-stage");
        table.play({"send goblin west-foreground", "next-stage"});
        QCOMPARE(refusal(table, "start-deployment minor"), "done-already 11.2");
        QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), "1 0 0");
    }

    /// S1-11.2: without a move a deployment cannot be bought.
    void aDeploymentNeedsAMove()
    {
        Table table;
        table.beginPhase(6);
        QCOMPARE(decisionOf(table), "flip-cards"); // nothing to do at all
        QVERIFY(table.happened("assault-begins"));
    }

    /// S1-11.3, S1-11.5: at most N units leave a rampart; who has arrived does not go on.
    void budgetsAndArrivals()
    {
        Table table;
        table.rampart("west-rampart-3").invaders = {7, 0, 0};
        table.rampart("west-rampart-4").invaders = {1, 0, 0};
        table.data.bag[0] -= 8;
        table.beginPhase(6);
        table.play("start-deployment minor");
        QCOMPARE(decisionOf(table), "deploy-stage");
        for (int i = 0; i < 5; ++i)
            table.play("march west-rampart-3 goblin west-rampart-4");
        QCOMPARE(refusal(table, "march west-rampart-3 goblin west-wall-3"), "deployment-spent 11.5");
        Table other;
        other.rampart("west-rampart-3").invaders = {2, 0, 0};
        other.data.bag[0] -= 2;
        other.beginPhase(6);
        other.play({"start-deployment minor", "march west-rampart-3 goblin west-rampart-4"});
        QCOMPARE(refusal(other, "march west-rampart-4 goblin west-wall-5"), "just-arrived 11.3");
    }

    /// S1-8.2: two units march to a quartermaster without budget, and he makes room.
    void aQuartermasterWelcomesTwo()
    {
        Table table;
        table.rampart("west-rampart-3").invaders = {7, 0, 0};
        table.data.bag[0] -= 7;
        table.rampart("west-rampart-4").training = 1 << int(Training::Quartermaster);
        table.beginPhase(6);
        table.play("start-deployment minor");
        for (int i = 0; i < 7; ++i)
            table.play("march west-rampart-3 goblin west-rampart-4");
        QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), "7 0 0");
        QCOMPARE(invaderCapacity({table.now(), table.field(), table.setup().rules()},
                                 table.place("west-rampart-4")),
                 9);
    }

    /// S1-8.5: an overseer leads to neighbours and back.
    void anOverseerLeadsAside()
    {
        Table table;
        table.rampart("west-rampart-2").invaders = {2, 0, 0};
        table.rampart("west-rampart-1").invaders = {2, 0, 0};
        table.data.bag[0] -= 4;
        table.rampart("west-rampart-2").training = 1 << int(Training::Overseer);
        table.beginPhase(6);
        table.play("start-deployment minor");
        QCOMPARE(refusal(table, "march west-rampart-1 goblin west-foreground"), "no-way 11.5");
        table.play(
            {"march west-rampart-2 goblin west-foreground", "march west-rampart-2 goblin west-rampart-1"});
        table.play("next-stage");
        QVERIFY(table.choices("march").empty()); // who came back does not set out again
    }

    /// S1-11.4, S1-7.3: one unit goes along the ropes of a wall.
    void ropes()
    {
        Table table;
        table.wall("west-wall-1").invaders = {2, 0, 0};
        table.data.bag[0] -= 2;
        table.wall("west-wall-1").equipment = 1 << int(Equipment::Ropes);
        table.wall("west-wall-2").equipment = 1 << int(Equipment::Ropes);
        table.beginPhase(6);
        table.play("start-deployment minor");
        table.play("rope west-wall-1 goblin west-wall-2");
        // Stage A is over: the ropes are used, and who has arrived stays.
        QCOMPARE(counts(table.wallNow("west-wall-2").invaders), "1 0 0");
    }

    /// S1-11.7, S1-7.4, S1-6.8: foreground, sap and siege tower share a budget; the crew of the ram has its own.
    void theCampIsSentOut()
    {
        Table table;
        table.giveReady(0, {20, 0, 0});
        table.wall("west-wall-1").equipment = 1 << int(Equipment::Sap);
        table.wall("west-wall-2").flags = WallState::kSiegeTower;
        table.data.barbican.ramParts = 1;
        table.beginPhase(6);
        table.play("start-deployment minor");
        table.play({"send goblin west-wall-1", "man-tower goblin west-wall-2", "man-tower goblin west-wall-2",
                    "man-tower goblin west-wall-2"});
        QCOMPARE(refusal(table, "send goblin west-wall-1"), "deployment-spent 7.4");
        QCOMPARE(refusal(table, "man-tower goblin west-wall-2"), "no-space 11.8");
        table.play("send goblin west-foreground");
        QCOMPARE(refusal(table, "send goblin west-foreground"), "deployment-spent 11.7");
        table.play({"send goblin barbican-rampart", "send goblin barbican-rampart"});
        QCOMPARE(refusal(table, "send goblin barbican-rampart"), "no-space 11.8");
    }

    /// S1-11.8: a goblin trap kills every goblin, a troll trap the first troll of a deployment.
    void traps()
    {
        Table table;
        table.foreground("west-foreground").invaders = {2, 0, 3};
        table.data.bag = {58, 100, 37};
        table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
        table.path("west-foreground", "west-rampart-2").trap = Trap::Goblin;
        table.beginPhase(6);
        table.play("start-deployment minor");
        table.play(
            {"march west-foreground troll west-rampart-1", "march west-foreground troll west-rampart-1",
             "march west-foreground goblin west-rampart-2", "march west-foreground goblin west-rampart-2"});
        QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), "0 0 1");
        QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), "0 0 0");
        QCOMPARE(table.count("trap-springs"), 3);
        table.play("march west-foreground troll west-rampart-2");
        QCOMPARE(table.rampartNow("west-rampart-2").invaders[2], 1);
    }

    /// S1-11.10, 2.7: what stays in camp costs hourglasses.
    void theCampIsCounted()
    {
        Table table;
        table.giveReady(0, {8, 0, 0});
        table.beginPhase(6);
        table.play("end-deployments");
        QVERIFY(table.happened("camp-counted invader 8 3"));
    }

    /// S1-12.1, S1-12.2: an order must be executable; at most one lies on a wall.
    void ordersMustBeExecutable()
    {
        Table table;
        table.wall("west-wall-1").invaders = {1, 0, 0};
        table.rampart("east-rampart-1").invaders = {0, 0, 1};
        table.data.bag = {59, 100, 39};
        table.begin({Table::step(StepKind::Assault), Table::ask(StepKind::ChooseOrders, 0)});
        table.play("hidden-orders");
        QVERIFY(table.happened("seat-gains-hourglasses defender 1"));
        QCOMPARE(refusal(table, "done"), "not-offered 12.1");
        QCOMPARE(refusal(table, "place-order exploding-orcs west-wall-1"), "no-order-possible 12.2");
        QCOMPARE(refusal(table, "place-order bluff west-wall-2"), "no-order-possible 12.2");
        table.play("place-order bluff east-wall-2");
        QCOMPARE(refusal(table, "place-order forced-march east-wall-2"), "order-lies-there 12.1");
        table.play({"place-order goblin-fury west-wall-1"});
        // Section 6: the defender sees that orders lie there, not which.
        const auto seen = table.state().seenBy({1})->position();
        QCOMPARE(seen["places"]["west-wall-1"]["order"].get<std::string>(), std::string("?"));
        table.play("done");
    }

    /// S1-12.1: an open order costs nothing and is one tile.
    void anOpenOrderIsOneTile()
    {
        Table table;
        table.wall("west-wall-1").invaders = {1, 0, 0};
        table.data.bag[0]--;
        table.begin({Table::step(StepKind::Upkeep), Table::ask(StepKind::ChooseOrders, 0)});
        table.play({"open-order", "place-order goblin-fury west-wall-1"});
        QVERIFY(table.happened("order-placed goblin-fury west-wall-1"));
        QVERIFY(!table.happened("seat-gains-hourglasses"));
    }
};

std::unique_ptr<QObject> makeDeploymentTest()
{
    return std::make_unique<DeploymentTest>();
}

} // namespace merlon::siege1

#include "deployment_test.moc"
