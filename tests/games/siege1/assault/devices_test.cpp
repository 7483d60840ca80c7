#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-19.1 to S1-19.3: cauldrons, hooks and the orders of the melee.
class DevicesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_19_1_whatEachCauldronKills();
    void s1_19_1_notInTheSiegeTower();
    void s1_19_1_cauldronsPourInEveryAssault();
    void s1_19_1_anAccidentHitsTheDefenders();
    void s1_19_2_aHookHitsTheWeakestIfItIsOnTheCard();
    void s1_19_2_onlyAtAnAdjacentWallWithAnInvaderOnIt();
    void s1_19_2_theCardComesBeforeTheNextHook();
    void s1_19_2_aHookMayBeHeld();
    void s1_19_3_hiddenOrdersAreShownAndResolvedInAnyOrder();
    void s1_19_3_anOrderThatNobodyCanCarryOutIsVoid();
};

void DevicesTest::s1_19_1_whatEachCauldronKills()
{
    Table table;
    table.clearWalls();
    const char *walls[] {"west-wall-1", "west-wall-3", "west-wall-5"};
    const Cauldron cauldrons[] {Cauldron::Troll, Cauldron::Orc, Cauldron::Goblin};
    for (int i = 0; i < 3; ++i) {
        table.wall(walls[i]).invaders = {2, 2, 2};
        table.wall(walls[i]).cauldron = cauldrons[i];
    }
    table.begin(StepKind::PourCauldrons);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"2 2 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-3").invaders), u"2 1 2"_s);
    QCOMPARE(counts(table.wallNow("west-wall-5").invaders), u"0 2 2"_s);
    QCOMPARE(counts(table.now().discard), u"2 1 1"_s);
}

void DevicesTest::s1_19_1_notInTheSiegeTower()
{
    Table table;
    table.clearWalls();
    table.wall("east-wall-3").crew = {2, 0, 0};
    table.wall("east-wall-3").invaders = {1, 0, 0};
    table.wall("east-wall-3").flags |= WallState::kSiegeTower;
    table.wall("east-wall-3").cauldron = Cauldron::Goblin;
    table.begin(StepKind::PourCauldrons);
    QCOMPARE(counts(table.wallNow("east-wall-3").crew), u"2 0 0"_s);
    QCOMPARE(counts(table.wallNow("east-wall-3").invaders), u"0 0 0"_s);
}

void DevicesTest::s1_19_1_cauldronsPourInEveryAssault()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.begin(StepKind::PourCauldrons);
    table.data = table.now();
    table.begin(StepKind::PourCauldrons);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 0"_s);
    QCOMPARE(table.wallNow("west-wall-1").cauldron, Cauldron::Orc);
}

void DevicesTest::s1_19_1_anAccidentHitsTheDefenders()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").cauldron = Cauldron::Goblin; // without an invader there
    table.wall("west-wall-1").defenders = {2, 1, 0};
    table.wall("west-wall-3").cauldron = Cauldron::Orc;
    table.wall("west-wall-3").defenders = {0, 2, 0};
    table.wall("west-wall-3").invaders = {0, 1, 0};
    table.wall("west-wall-5").cauldron = Cauldron::Troll;
    table.wall("west-wall-5").defenders = {1, 0, 2};
    for (const char *wall : {"west-wall-1", "west-wall-3", "west-wall-5"})
        table.wall(wall).flags |= WallState::kAccident;
    table.begin(StepKind::PourCauldrons);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-3").defenders), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-3").invaders), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"1 0 1"_s);
    QCOMPARE(counts(table.buildingNow("hospital").units), u"2 1 1"_s); // S1-1.6
}

void DevicesTest::s1_19_2_aHookHitsTheWeakestIfItIsOnTheCard()
{
    Table table;
    table.tower("west-tower-1").post = Post::Hook;
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.begin(StepKind::UseHooks);
    QCOMPARE(table.seat(), 1);
    table.play({"hook west-tower-1 west-wall-1", "reveal-fire-card goblin-orc-troll"});
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 0"_s);

    table.wall("west-wall-1").invaders = {0, 1, 1};
    table.begin(StepKind::UseHooks);
    table.play({"hook west-tower-1 west-wall-1", "reveal-fire-card goblin"});
    QVERIFY(table.happened("hook-missed west-tower-1"));
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 1"_s);
}

void DevicesTest::s1_19_2_onlyAtAnAdjacentWallWithAnInvaderOnIt()
{
    Table table;
    table.tower("west-tower-2").post = Post::Hook; // west-wall-2 and west-wall-3
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").crew = {1, 0, 0};
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-3").invaders = {1, 0, 0};
    table.begin(StepKind::UseHooks);
    QCOMPARE(offered(table), (QStringList {u"hook west-tower-2 west-wall-3"_s, u"hold-hook west-tower-2"_s}));
    QCOMPARE(refusal(table, "hook west-tower-2 west-wall-1"), u"not-joined 19.2"_s);
    QCOMPARE(refusal(table, "hook west-tower-2 west-wall-2"), u"no-invader 19.2"_s);
}

void DevicesTest::s1_19_2_theCardComesBeforeTheNextHook()
{
    Table table;
    table.tower("west-tower-1").post = Post::Hook;
    table.tower("west-tower-2").post = Post::Hook;
    table.wall("west-wall-2").invaders = {2, 0, 0};
    table.begin(StepKind::UseHooks);
    table.play({"hook west-tower-1 west-wall-2", "reveal-fire-card goblin"});
    QCOMPARE(decisionOf(table), u"hook"_s);
    QCOMPARE(refusal(table, "hold-hook west-tower-1"), u"not-its-turn 19.2"_s);
    table.play("hook west-tower-2 west-wall-2");
    QVERIFY(!offered(table).contains(u"reveal-fire-card goblin"_s)); // not yet shuffled in
    table.play("reveal-fire-card goblin-orc");
    QCOMPARE(table.now().revealed[1], 0);
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"0 0 0"_s);
}

void DevicesTest::s1_19_2_aHookMayBeHeld()
{
    Table table;
    table.tower("west-tower-1").post = Post::Hook;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.begin(StepKind::UseHooks);
    table.play("hold-hook west-tower-1");
    QVERIFY(!table.happened("fire-card-revealed"));
}

void DevicesTest::s1_19_3_hiddenOrdersAreShownAndResolvedInAnyOrder()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").order = Order::GoblinFury;
    table.wall("west-wall-2").invaders = {0, 1, 0};
    table.wall("west-wall-2").order = Order::ExplodingOrcs;
    table.wall("east-wall-1").invaders = {1, 0, 0};
    table.wall("east-wall-1").order = Order::Bluff;
    table.begin({Table::step(StepKind::ResolveOrders, 0), Table::step(StepKind::ShowOrders)});
    QCOMPARE(table.count("order-shown"), 3);
    QCOMPARE(table.seat(), 0);
    QCOMPARE(offered(table),
             (QStringList {u"resolve-order west-wall-1"_s, u"resolve-order west-wall-2"_s,
                           u"resolve-order east-wall-1"_s}));
    table.play("resolve-order east-wall-1");
    QVERIFY(table.happened("order-bluff east-wall-1"));
    QCOMPARE(refusal(table, "resolve-order east-wall-1"), u"nothing-for-this 19.3"_s);
    table.play("resolve-order west-wall-2");
    QVERIFY(happenedInOrder(table, {"order-bluff", "orcs-exploded west-wall-2 1", "fury-rages west-wall-1"}));
}

void DevicesTest::s1_19_3_anOrderThatNobodyCanCarryOutIsVoid()
{
    Table table;
    table.wall("west-wall-1").cauldron = Cauldron::Goblin;
    table.wall("west-wall-1").invaders = {2, 1, 0};
    table.wall("west-wall-1").order = Order::GoblinFury;
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table,
                            {"cauldron-poured west-wall-1", "order-shown goblin-fury west-wall-1",
                             "order-void goblin-fury west-wall-1", "totals-compared west-wall-1"}));
}

std::unique_ptr<QObject> makeDevicesTest()
{
    return std::make_unique<DevicesTest>();
}

} // namespace merlon::siege1

#include "devices_test.moc"
