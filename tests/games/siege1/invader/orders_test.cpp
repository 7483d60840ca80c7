#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// The choice of orders, then a question to the defender.
void beginOrders(Table &table)
{
    table.data.phase = 6;
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::ChooseOrders, 0)});
}

/// Orders are shown and carried out, then the melee.
void carryOut(Table &table)
{
    table.begin({Table::step(StepKind::FightWall), Table::step(StepKind::ResolveOrders, 0),
                 Table::step(StepKind::ShowOrders)});
}

} // namespace

/// S1-12: orders.
class OrdersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_12_1_anOpenOrderIsFreeAndOneTile();
    void s1_12_1_hiddenOrdersCostOneForAnyNumber();
    void s1_12_1_oneKindPerRoundAndOneOrderOnAWall();
    void s1_12_1_theDefenderSeesWhereButNotWhich();
    void s1_12_2_anOrderMustBeExecutable();
    void s1_12_2_aBluffLiesWhereAnOrderCould();
    void s1_12_2_aDazzledWallTakesNone();
    void s1_12_2_withoutAnyOrderToPlaceThereIsNoChoice();
    void s1_12_3_anOrderNobodyCanCarryOutIsRemoved();
    void s1_12_3_allOrdersReturnAtTheRoundEnd();
    void s1_12_4_furiousGoblinsFightWithThreeAndDie();
    void s1_12_4_goblinsInASiegeTowerAreNotAffected();
    void s1_12_5_explodingOrcsTakeStonesWithThem();
    void s1_12_5_oneExplodesEvenOnABareWall();
    void s1_12_6_aTrollMarchesAllTheWay();
    void s1_12_6_aTrapOnTheRouteKillsIt();
    void s1_12_6_capacitiesOnTheWayAreIgnored();
    void s1_12_7_aBluffDoesNothing();
};

void OrdersTest::s1_12_1_anOpenOrderIsFreeAndOneTile()
{
    Table table;
    table.wall("west-wall-1").invaders = {2, 2, 0};
    beginOrders(table);
    QCOMPARE(offered(table), QStringList({u"open-order"_s, u"hidden-orders"_s, u"no-orders"_s}));
    table.play("open-order");
    QCOMPARE(refusal(table, "done"), u"not-offered 12.1"_s);
    table.play("place-order exploding-orcs west-wall-1");
    QCOMPARE(decisionOf(table), u"place-stone"_s);
    QVERIFY(table.wallNow("west-wall-1").has(WallState::kOrderFaceUp));
    QCOMPARE(table.now().defenders[0].purse, 0);
}

void OrdersTest::s1_12_1_hiddenOrdersCostOneForAnyNumber()
{
    Table table;
    for (const char *wall : {"west-wall-1", "west-wall-2", "west-wall-3", "east-wall-1"})
        table.wall(wall).invaders = {1, 1, 0};
    beginOrders(table);
    table.play("hidden-orders");
    QCOMPARE(table.now().defenders[0].purse, 1);
    QCOMPARE(refusal(table, "done"), u"not-offered 12.1"_s); // at least one
    table.play({"place-order bluff west-wall-1", "place-order bluff west-wall-2",
                "place-order goblin-fury west-wall-3"});
    QCOMPARE(refusal(table, "place-order bluff east-wall-1"), u"no-tile 12.1"_s);
    QCOMPARE(refusal(table, "place-order goblin-fury east-wall-1"), u"no-tile 12.1"_s);
    table.play("place-order exploding-orcs east-wall-1");
    table.play("done");
    QCOMPARE(table.now().defenders[0].purse, 1);
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void OrdersTest::s1_12_1_oneKindPerRoundAndOneOrderOnAWall()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-2").invaders = {1, 1, 0};
    beginOrders(table);
    table.play({"hidden-orders", "place-order bluff west-wall-1"});
    QCOMPARE(refusal(table, "place-order goblin-fury west-wall-1"), u"order-lies-there 12.1"_s);
    QCOMPARE(refusal(table, "open-order"), u"not-now 12.1"_s);
    beginOrders(table);
    table.play("no-orders");
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void OrdersTest::s1_12_1_theDefenderSeesWhereButNotWhich()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-2").invaders = {1, 1, 0};
    beginOrders(table);
    table.play({"hidden-orders", "place-order goblin-fury west-wall-1"});
    const auto seenBy = [&](Seat seat) {
        const Siege1View view(table.setup().shared_from_this(), table.now(), SeatSet {seat});
        return view.known().walls[table.number("west-wall-1")].order;
    };
    QVERIFY(seenBy(0) == Order::GoblinFury);
    QVERIFY(seenBy(1) == Order::Hidden);
}

void OrdersTest::s1_12_2_anOrderMustBeExecutable()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {0, 1, 0};
    table.wall("west-wall-3").invaders = {0, 0, 3};
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    table.foreground("east-foreground").invaders = {2, 2, 0};
    beginOrders(table);
    table.play("hidden-orders");
    QCOMPARE(
        offered(table),
        QStringList({u"place-order goblin-fury west-wall-1"_s, u"place-order exploding-orcs west-wall-2"_s,
                     u"place-order forced-march west-wall-4"_s, u"place-order forced-march west-wall-5"_s,
                     u"place-order bluff west-wall-1"_s, u"place-order bluff west-wall-2"_s,
                     u"place-order bluff west-wall-3"_s, u"place-order bluff west-wall-4"_s,
                     u"place-order bluff west-wall-5"_s}));
    QCOMPARE(refusal(table, "place-order goblin-fury west-wall-2"), u"order-lacks-unit 12.2"_s);
    QCOMPARE(table.sentenceAgainst("place-order goblin-fury west-wall-2"),
             std::string("On west wall 2, this order needs a goblin."));
    QCOMPARE(refusal(table, "place-order forced-march west-wall-3"), u"no-space 12.2"_s);
    QCOMPARE(refusal(table, "place-order forced-march west-wall-2"),
             u"no-troll-for-march 12.2"_s); // no path there
    QCOMPARE(refusal(table, "place-order forced-march east-wall-1"), u"no-troll-for-march 12.2"_s);
}

void OrdersTest::s1_12_2_aBluffLiesWhereAnOrderCould()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.foreground("east-foreground").invaders = {0, 0, 1};
    beginOrders(table);
    table.play("open-order");
    QCOMPARE(refusal(table, "place-order bluff west-wall-2"), u"bluff-lacks-unit 12.2"_s);
    QVERIFY(table.isLegal("place-order bluff west-wall-1"));
    QVERIFY(table.isLegal("place-order bluff east-wall-4")); // fit for a forced march
}

void OrdersTest::s1_12_2_aDazzledWallTakesNone()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-1").flags = WallState::kDazzled;
    table.wall("west-wall-2").invaders = {1, 0, 0};
    beginOrders(table);
    table.play("open-order");
    for (const char *order : {"goblin-fury", "exploding-orcs", "forced-march", "bluff"})
        QCOMPARE(refusal(table, std::string("place-order ") + order + " west-wall-1"), u"dazzled 12.2"_s);
}

void OrdersTest::s1_12_2_withoutAnyOrderToPlaceThereIsNoChoice()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {5, 2, 0};
    beginOrders(table);
    QCOMPARE(decisionOf(table), u"place-stone"_s);
    table.rampart("west-rampart-1").invaders = {5, 1, 1};
    beginOrders(table);
    QVERIFY(table.isLegal("open-order"));
    QVERIFY(table.isLegal("hidden-orders"));
}

void OrdersTest::s1_12_3_anOrderNobodyCanCarryOutIsRemoved()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 1, 0}; // the goblins have died
    table.wall("west-wall-1").stone = 2;
    table.wall("west-wall-1").order = Order::GoblinFury;
    carryOut(table);
    QVERIFY(happenedInOrder(table,
                            {"order-shown goblin-fury west-wall-1", "order-void goblin-fury west-wall-1",
                             "totals-compared west-wall-1 2 2"}));
    QVERIFY(table.wallNow("west-wall-1").order == Order::None);
    QVERIFY(!table.happened("fury-rages"));
}

void OrdersTest::s1_12_3_allOrdersReturnAtTheRoundEnd()
{
    Table table;
    table.wall("west-wall-1").order = Order::Bluff;
    table.wall("west-wall-2").order = Order::ForcedMarch;
    table.wall("west-wall-2").flags = WallState::kOrderFaceUp;
    table.begin(StepKind::CleanUp);
    const Scene scene {table.now(), table.field(), table.setup().rules()};
    QCOMPARE(ordersLeft(scene, Order::Bluff), 2);
    QCOMPARE(ordersLeft(scene, Order::ForcedMarch), 1);
}

void OrdersTest::s1_12_4_furiousGoblinsFightWithThreeAndDie()
{
    const auto leftAfter = [](Units invaders, int stone) {
        Table table;
        table.clearWalls();
        table.wall("west-wall-1").invaders = invaders;
        table.wall("west-wall-1").stone = static_cast<std::uint8_t>(stone);
        table.wall("west-wall-1").defenders = {0, 0, 1};
        table.wall("west-wall-1").order = Order::GoblinFury;
        carryOut(table);
        return counts(table.wallNow("west-wall-1").invaders)
            + (table.happened("wall-entered") ? u" !"_s : u""_s);
    };
    QCOMPARE(leftAfter({2, 1, 0}, 4), u"0 1 0"_s);   // 8 against 7
    QCOMPARE(leftAfter({2, 1, 0}, 5), u"0 1 0"_s);   // 8 against 8
    QCOMPARE(leftAfter({2, 1, 0}, 1), u"0 1 0 !"_s); // 8 against 4
    // 8 against 9: the goblins die first, 2 against 9 are left, and all is lost
    QCOMPARE(leftAfter({2, 1, 0}, 6), u"0 0 0"_s);
}

void OrdersTest::s1_12_4_goblinsInASiegeTowerAreNotAffected()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {2, 0, 0};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("west-wall-2").stone = 5;
    table.wall("west-wall-2").order = Order::GoblinFury;
    carryOut(table);
    QVERIFY(table.happened("totals-compared west-wall-2 5 5"));
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"0 0 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"2 0 0"_s);
}

void OrdersTest::s1_12_5_explodingOrcsTakeStonesWithThem()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").stone = 4;
    table.wall("west-wall-1").wood = 3;
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    carryOut(table);
    QCOMPARE(offered(table), QStringList({u"explode 1"_s, u"explode 2"_s, u"explode 3"_s}));
    QCOMPARE(refusal(table, "explode 0"), u"wrong-number 12.5"_s);
    QCOMPARE(refusal(table, "explode 4"), u"wrong-number 12.5"_s);
    table.play("explode 2");
    QCOMPARE(table.wallNow("west-wall-1").stone, 2);
    QCOMPARE(table.wallNow("west-wall-1").wood, 0);
    QVERIFY(happenedInOrder(table, {"orcs-exploded west-wall-1 2", "totals-compared west-wall-1 2 5"}));
}

void OrdersTest::s1_12_5_oneExplodesEvenOnABareWall()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    carryOut(table);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 0"_s);
    QVERIFY(!table.happened("totals-compared"));
}

void OrdersTest::s1_12_6_aTrollMarchesAllTheWay()
{
    Table table;
    table.foreground("west-foreground").invaders = {0, 0, 2};
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    table.rampart("west-rampart-1").invaders = {0, 0, 1}; // leads to the first two walls only
    table.wall("west-wall-4").order = Order::ForcedMarch;
    carryOut(table);
    QCOMPARE(offered(table),
             QStringList({u"forced-march west-foreground"_s, u"forced-march west-rampart-3"_s}));
    QCOMPARE(refusal(table, "forced-march west-rampart-1"), u"no-way 12.6"_s);
    table.play("forced-march west-rampart-3");
    QCOMPARE(offered(table), QStringList({u"step west-wall-4"_s, u"step west-rampart-4"_s}));
    QCOMPARE(refusal(table, "step west-wall-3"), u"no-way 12.6"_s); // it must get there
    table.play("step west-rampart-4");
    QVERIFY(happenedInOrder(table,
                            {"unit-marched west-rampart-3 troll west-rampart-4",
                             "unit-marched west-rampart-4 troll west-wall-4",
                             "totals-compared west-wall-4 3 5"}));
}

void OrdersTest::s1_12_6_aTrapOnTheRouteKillsIt()
{
    Table table;
    table.foreground("west-foreground").invaders = {0, 0, 2};
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    table.wall("west-wall-1").order = Order::ForcedMarch;
    carryOut(table);
    QVERIFY(table.happened("trap-springs west-foreground>west-rampart-1 troll"));
    QCOMPARE(counts(table.now().discard), u"0 0 1"_s);
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"0 0 1"_s);
    QVERIFY(!table.happened("totals-compared"));
    table.data = table.now();
    table.wall("west-wall-1").order = Order::ForcedMarch;
    table.wall("west-wall-1").flags = 0;
    carryOut(table); // a deployment of its own: the trap works again
    QCOMPARE(counts(table.now().discard), u"0 0 2"_s);
}

void OrdersTest::s1_12_6_capacitiesOnTheWayAreIgnored()
{
    Table table;
    table.foreground("west-foreground").invaders = {0, 0, 1};
    table.rampart("west-rampart-1").invaders = {7, 0, 0};
    table.wall("west-wall-1").order = Order::ForcedMarch;
    table.rampart("west-rampart-1").left = 5;
    carryOut(table);
    QCOMPARE(table.count("unit-marched"), 2);
    QVERIFY(table.happened("unit-marched west-rampart-1 troll west-wall-1"));
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"7 0 0"_s);
}

void OrdersTest::s1_12_7_aBluffDoesNothing()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-1").stone = 3;
    table.wall("west-wall-1").order = Order::Bluff;
    carryOut(table);
    QVERIFY(happenedInOrder(table, {"order-bluff west-wall-1", "totals-compared west-wall-1 3 3"}));
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"1 1 0"_s);
}

std::unique_ptr<QObject> makeOrdersTest()
{
    return std::make_unique<OrdersTest>();
}

} // namespace merlon::siege1

#include "orders_test.moc"
