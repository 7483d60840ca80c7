#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-18.4 to S2-18.7: the orders, as the assault shows and resolves them.
class MeleeOrdersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_18_4_ordersInTheOrderTheInvaderLikes();
    void s2_18_4_anOrderThatCannotBeCarriedOutHasNoEffect();
    void s2_18_5_orcsDieAndStonesBreak();
    void s2_18_5_notMoreStonesThanThereAre();
    void s2_18_6_aTrollIsCalledOneStep();
    void s2_18_6_itNeedsATrollOnTheWallAndSpace();
    void s2_18_6_theMaraudersDoNotReact();
    void s2_18_6_aTrollTrapKillsTheTrollCalled();
    void s2_18_6_anotherTrapIsOnlyTurnedUp();
    void s2_18_7_furyMarksTheWallAndABluffDoesNothing();
};

void MeleeOrdersTest::s2_18_4_ordersInTheOrderTheInvaderLikes()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").order = Order::GoblinFury;
    table.wall("east-wall-1").invaders = {0, 2, 0};
    table.wall("east-wall-1").order = Order::OrcDetonation;
    table.begin(StepKind::ShowOrders);
    QVERIFY(table.happened("order-shown goblin-fury west-wall-1"));
    QVERIFY(table.happened("order-shown orc-detonation east-wall-1"));
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(refusal(table, "resolve-order west-wall-2"), u"no-order-there 18.4"_s);
    table.play({"resolve-order east-wall-1", "detonate 1"}); // it must be carried out; the fury follows
    QVERIFY(happenedInOrder(table, {"orcs-detonated east-wall-1 1", "fury-rages west-wall-1"}));
}

void MeleeOrdersTest::s2_18_4_anOrderThatCannotBeCarriedOutHasNoEffect()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").order = Order::OrcDetonation;
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("west-wall-2").order = Order::CallOfTheTrolls;
    table.begin(StepKind::ShowOrders);
    table.play("resolve-order west-wall-1");
    QVERIFY(table.happened("order-void orc-detonation west-wall-1"));
    QVERIFY(table.happened("order-void call-of-the-trolls west-wall-2"));
    QCOMPARE(table.wallNow("west-wall-1").stone, 2);
}

void MeleeOrdersTest::s2_18_5_orcsDieAndStonesBreak()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").order = Order::OrcDetonation;
    table.begin(StepKind::ShowOrders);
    QCOMPARE(refusal(table, "detonate 0"), u"too-many 18.5"_s);
    QCOMPARE(refusal(table, "detonate 4"), u"too-many 18.5"_s);
    table.play("detonate 1");
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 2 0"_s);
    QCOMPARE(table.wallNow("west-wall-1").stone, 1);
    QCOMPARE(table.now().stonesDestroyed, 1);
}

void MeleeOrdersTest::s2_18_5_notMoreStonesThanThereAre()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").order = Order::OrcDetonation;
    table.begin(StepKind::Assault);
    table.play("detonate 3");
    QCOMPARE(table.wallNow("west-wall-1").stone, 0);
    QCOMPARE(table.now().stonesDestroyed, 2);
    QCOMPARE(table.now().ordersRemoved[1], 0); // it was resolved: the token returns
}

void MeleeOrdersTest::s2_18_6_aTrollIsCalledOneStep()
{
    Table table;
    table.wall("west-wall-4").invaders = {0, 0, 1};
    table.wall("west-wall-4").order = Order::CallOfTheTrolls;
    table.rampart("west-rampart-4").invaders = {0, 0, 1};
    table.rampart("west-rampart-1").invaders = {0, 0, 1};
    table.begin(StepKind::ShowOrders);
    // To the wall, or to a rampart from which paths lead to it: the third directly, the fourth too.
    QCOMPARE(offered(table),
             (QStringList {u"call west-foreground west-rampart-3"_s, u"call west-rampart-4 west-wall-4"_s}));
    QCOMPARE(refusal(table, "call west-rampart-1 west-wall-1"), u"no-path 18.6"_s);
    QCOMPARE(refusal(table, "call east-foreground east-rampart-1"), u"wrong-place 18.6"_s);
    QCOMPARE(refusal(table, "call marauders west-rampart-4"), u"wrong-place 18.6"_s);
    table.play("call west-rampart-4 west-wall-4");
    QCOMPARE(counts(table.wallNow("west-wall-4").invaders), u"0 0 2"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"0 0 0"_s);
}

void MeleeOrdersTest::s2_18_6_itNeedsATrollOnTheWallAndSpace()
{
    Table table;
    table.wall("west-wall-1").invaders = {4, 0, 0};
    table.wall("west-wall-1").order = Order::CallOfTheTrolls;
    table.rampart("west-rampart-1").invaders = {0, 0, 1};
    table.begin(StepKind::ShowOrders);
    QVERIFY(table.happened("order-void call-of-the-trolls west-wall-1"));

    table.wall("west-wall-1").invaders = {3, 0, 1};
    table.rampart("west-rampart-1").invaders = {6, 0, 1};
    table.begin(StepKind::ShowOrders);
    QVERIFY(table.happened("order-void call-of-the-trolls west-wall-1"));
}

void MeleeOrdersTest::s2_18_6_theMaraudersDoNotReact()
{
    Table table;
    table.wall("west-wall-5").invaders = {0, 0, 1};
    table.wall("west-wall-5").order = Order::CallOfTheTrolls;
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    table.begin(StepKind::ShowOrders);
    table.play("call west-rampart-3 west-rampart-4");
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"0 0 1"_s);
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s);
}

void MeleeOrdersTest::s2_18_6_aTrollTrapKillsTheTrollCalled()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.wall("west-wall-1").order = Order::CallOfTheTrolls;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    table.path("west-foreground", "west-rampart-1").flags = PathState::kFaceUp | PathState::kStruck;
    table.begin(StepKind::ShowOrders); // the only choice
    QVERIFY(table.happened("troll-called west-foreground west-rampart-1"));
    QVERIFY(table.happened("unit-killed west-rampart-1 troll"));
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 0"_s);
}

void MeleeOrdersTest::s2_18_6_anotherTrapIsOnlyTurnedUp()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.wall("west-wall-1").order = Order::CallOfTheTrolls;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    table.begin(StepKind::ShowOrders);
    QVERIFY(table.happened("trap-shown west-foreground>west-rampart-1 goblin"));
    QVERIFY(!table.happened("unit-killed"));
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 1"_s);
}

void MeleeOrdersTest::s2_18_7_furyMarksTheWallAndABluffDoesNothing()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").order = Order::GoblinFury;
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("west-wall-2").order = Order::Bluff;
    table.begin(StepKind::Assault);
    table.play("resolve-order west-wall-2");
    QVERIFY(table.happened("order-void bluff west-wall-2"));
    QVERIFY(table.happened("strengths-compared west-wall-1 3 7 5"));
    QVERIFY(table.happened("strengths-compared west-wall-2 1 5 3"));
    QCOMPARE(table.wallNow("west-wall-2").order, Order::None); // all tokens return
}

std::unique_ptr<QObject> makeMeleeOrdersTest()
{
    return std::make_unique<MeleeOrdersTest>();
}

} // namespace merlon::siege2

#include "melee_orders_test.moc"
