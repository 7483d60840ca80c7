#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// Goblins on three walls, then the question for orders; hourglasses of a minor maneuver are due.
void beginOrders(Table &table)
{
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {};
    for (const char *wall : {"west-wall-1", "west-wall-2", "east-wall-4"})
        table.wall(wall).invaders = {1, 0, 0};
    table.beginCard(Card::Maneuver);
    table.play({"maneuver minor", "no-more-maneuvers"});
}

} // namespace

/// S2-11: orders.
class OrdersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_11_1_openOrClassifiedOrNone();
    void s2_11_2_openIsFreeOneTokenFaceUp();
    void s2_11_3_classifiedCostsOneHourglassForAsManyAsHeLikes();
    void s2_11_3_classifiedOrdersLieFaceDown();
    void s2_11_4_anOrderNeedsAUnitAndAFreeWall();
    void s2_11_4_theTokenNeedNotFitTheUnits();
    void s2_11_4_aTokenIsPlacedOnlyOnce();
    void s2_11_4_withoutUnitOnAWallOrdersAreSkipped();
    void s2_11_4_withoutATokenOrdersAreSkipped();
    void s2_11_5_theDefenderPhaseComesInEveryRound();
    void s2_11_6_tokensReturnAfterTheAssault();
    void s2_11_6_aTokenRemovedFromTheGameDoesNotReturn();
};

void OrdersTest::s2_11_1_openOrClassifiedOrNone()
{
    Table table;
    beginOrders(table);
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"orders open"_s, u"orders classified"_s, u"orders none"_s}));
    table.play("orders none");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(table.now().reserve, 3);

    beginOrders(table);
    table.play({"orders open", "give-order bluff west-wall-1"});
    QCOMPARE(decisionOf(table), u"defender-phase"_s); // no classified ones besides
}

void OrdersTest::s2_11_2_openIsFreeOneTokenFaceUp()
{
    Table table;
    beginOrders(table);
    table.play("orders open");
    QCOMPARE(refusal(table, "done"), u"nothing-placed 11.2"_s);
    table.play("give-order goblin-fury west-wall-1");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(table.now().reserve, 3);
    const Siege2View view(table.setup().shared_from_this(), table.now(), SeatSet {kDefender});
    QVERIFY(view.known().walls[0].order == Order::GoblinFury);
}

void OrdersTest::s2_11_3_classifiedCostsOneHourglassForAsManyAsHeLikes()
{
    Table table;
    beginOrders(table);
    table.play("orders classified");
    QCOMPARE(refusal(table, "done"), u"nothing-placed 11.3"_s);
    table.play({"give-order bluff west-wall-1", "give-order bluff west-wall-2", "done"});
    QCOMPARE(table.now().reserve, 4);
    QVERIFY(table.wallNow("west-wall-2").order == Order::Bluff);
    QVERIFY(table.wallNow("east-wall-4").order == Order::None);
}

void OrdersTest::s2_11_3_classifiedOrdersLieFaceDown()
{
    Table table;
    beginOrders(table);
    table.play({"orders classified", "give-order goblin-fury west-wall-1", "done"});
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kOrderFaceUp));
    const Siege2View view(table.setup().shared_from_this(), table.now(), SeatSet {kDefender});
    QVERIFY(view.known().walls[0].order == Order::Hidden);
    QVERIFY(view.known().walls[1].order == Order::None);
}

void OrdersTest::s2_11_4_anOrderNeedsAUnitAndAFreeWall()
{
    Table table;
    table.wall("west-wall-4").flags = WallState::kSiegeTower; // not a unit
    beginOrders(table);
    table.play("orders classified");
    QCOMPARE(refusal(table, "give-order bluff west-wall-3"), u"no-invader-there 11.4"_s);
    QCOMPARE(refusal(table, "give-order bluff west-wall-4"), u"no-invader-there 11.4"_s);
    QCOMPARE(refusal(table, "give-order bluff west-rampart-1"), u"wrong-place 11.4"_s);
    table.play("give-order bluff west-wall-1");
    QCOMPARE(refusal(table, "give-order goblin-fury west-wall-1"), u"order-there 11.4"_s);
    table.play({"give-order goblin-fury west-wall-2", "give-order orc-detonation east-wall-4"});
    QCOMPARE(decisionOf(table), u"defender-phase"_s); // no wall is left
}

void OrdersTest::s2_11_4_theTokenNeedNotFitTheUnits()
{
    Table table;
    beginOrders(table); // goblins alone
    table.play({"orders open", "give-order call-of-the-trolls west-wall-1"});
    QVERIFY(table.happened("order-placed call-of-the-trolls west-wall-1"));
}

void OrdersTest::s2_11_4_aTokenIsPlacedOnlyOnce()
{
    Table table;
    beginOrders(table);
    table.play({"orders classified", "give-order goblin-fury west-wall-1"});
    QCOMPARE(refusal(table, "give-order goblin-fury west-wall-2"), u"token-used 11.4"_s);
    table.play("give-order bluff west-wall-2");
    QVERIFY(table.isLegal("give-order bluff east-wall-4")); // there are two
}

void OrdersTest::s2_11_4_withoutUnitOnAWallOrdersAreSkipped()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.foreground("west-foreground").invaders = table.foreground("east-foreground").invaders = {};
    table.beginCard(Card::Maneuver);
    table.play({"maneuver minor", "done", "no-more-maneuvers"});
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

void OrdersTest::s2_11_4_withoutATokenOrdersAreSkipped()
{
    Table table;
    table.data.ordersRemoved = {1, 1, 1, 2};
    beginOrders(table);
    QCOMPARE(decisionOf(table), u"defender-phase"_s);

    table.data.ordersRemoved = {1, 1, 1, 1};
    beginOrders(table);
    table.play("orders open");
    QCOMPARE(offered(table),
             QStringList({u"give-order bluff west-wall-1"_s, u"give-order bluff west-wall-2"_s,
                          u"give-order bluff east-wall-4"_s}));
}

void OrdersTest::s2_11_5_theDefenderPhaseComesInEveryRound()
{
    Table table;
    beginOrders(table);
    QVERIFY(!table.happened("hourglasses-gained"));
    table.play("orders none");
    QVERIFY(happenedInOrder(table, {"hourglasses-gained 3", "defender-phase-begins 3"}));
    QVERIFY(!table.happened("assault-begins"));
}

void OrdersTest::s2_11_6_tokensReturnAfterTheAssault()
{
    Table table;
    WallState &wall = table.wall("west-wall-1");
    wall.invaders = {1, 0, 0};
    wall.order = Order::Bluff;
    table.begin(StepKind::EndAssault);
    QVERIFY(table.wallNow("west-wall-1").order == Order::None);
    QCOMPARE(table.now().ordersRemoved[3], 0);

    table.data = table.now();
    beginOrders(table);
    table.play({"orders classified", "give-order bluff west-wall-1", "give-order bluff west-wall-2"});
}

void OrdersTest::s2_11_6_aTokenRemovedFromTheGameDoesNotReturn()
{
    Table table;
    table.data.ordersRemoved = {1, 0, 0, 0};
    table.begin(StepKind::EndAssault);
    QCOMPARE(table.now().ordersRemoved[0], 1);

    table.data = table.now();
    beginOrders(table);
    table.play("orders classified");
    QCOMPARE(refusal(table, "give-order goblin-fury west-wall-1"), u"token-used 11.4"_s);
}

std::unique_ptr<QObject> makeOrdersTest()
{
    return std::make_unique<OrdersTest>();
}

} // namespace merlon::siege2

#include "orders_test.moc"
