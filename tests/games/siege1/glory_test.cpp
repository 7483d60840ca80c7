#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// The crews of siege towers climb onto their walls, then nothing more.
void disembark(Table &table)
{
    table.begin(StepKind::Disembark);
}

void put(Table &table, const char *tower, const Units &crew)
{
    table.wall(tower).flags |= WallState::kSiegeTower;
    table.wall(tower).crew = crew;
}

int placeOf(const Table &table, std::size_t seat)
{
    return table.state().outcome().seats[seat].place;
}

} // namespace

/// S1-22: the end of the game and glory, but for the tie-break.
class GloryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_22_1_theAssaultIsResolvedToItsEnd();
    void s1_22_1_alsoInRoundTen();
    void s1_22_2_threeForTheFirstEntryAndOneForEachFurther();
    void s1_22_2_theThirdGateIsWorthTheSame();
    void s1_22_3_runningGlory();
    void s1_22_4_trollAttack();
    void s1_22_4_massInvasion();
    void s1_22_4_bloodRituals();
    void s1_22_4_dismantledWallsAtTheSecondTime();
    void s1_22_4_theFirstComponentStaysOnTheGloryBoard();
    void s1_22_4_eachOncePerGame();
    void s1_22_5_theHonourGuardFromRoundSix();
    void s1_22_6_theHigherTotalWinsAfterAnEntry();
    void s1_22_6_anEntryDoesNotAlwaysWin();
    void s1_22_6_optionTeamBreachWins();
};

void GloryTest::s1_22_1_theAssaultIsResolvedToItsEnd()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 0, 1}; // breached first
    table.wall("east-wall-1").invaders = {1, 0, 0};
    table.wall("east-wall-1").stone = 3;
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {2, 0, 0};
    table.building("hospital").units = {1, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table,
                            {"wall-entered west-wall-1", "totals-compared east-wall-1", "unit-rescued archer",
                             "gate-damaged", "entries-counted 1", "game-won"}));
    QVERIFY(table.isOver());
}

void GloryTest::s1_22_1_alsoInRoundTen()
{
    Table table;
    table.clearWalls();
    table.data.round = 10;
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.begin(StepKind::Assault);
    QCOMPARE(placeOf(table, 0), 1); // 13 to 4
    QCOMPARE(table.now().ending, Ending::Glory);
}

void GloryTest::s1_22_2_threeForTheFirstEntryAndOneForEachFurther()
{
    for (const int entries : {1, 2, 3}) {
        Table table;
        const char *walls[] {"west-wall-1", "east-wall-1", "east-wall-2"};
        for (int i = 0; i < entries; ++i)
            table.wall(walls[i]).flags |= WallState::kBreached;
        table.begin(StepKind::EndAssault);
        QCOMPARE(table.now().invaderGlory, 10 + 2 + entries);
    }
}

void GloryTest::s1_22_2_theThirdGateIsWorthTheSame()
{
    Table table;
    table.data.barbican.fallen = 3;
    table.data.barbican.resistance = 0;
    table.begin(StepKind::EndAssault);
    QCOMPARE(table.now().invaderGlory, 13);

    table.wall("west-wall-1").flags |= WallState::kBreached;
    table.begin(StepKind::EndAssault);
    QCOMPARE(table.now().invaderGlory, 14);
}

void GloryTest::s1_22_3_runningGlory()
{
    Table table;
    QCOMPARE(table.data.invaderGlory, 10);
    QCOMPARE(table.data.defenderGlory, 4);
    for (int round = 1; round <= 3; ++round) {
        table.begin(StepKind::EndAssault);
        table.data = table.now();
        QCOMPARE(table.data.invaderGlory, 10 - round);
        QCOMPARE(table.data.defenderGlory, 4 + round);
    }
}

void GloryTest::s1_22_4_trollAttack()
{
    Table table;
    put(table.wall("east-wall-3"), Equipment::Ladders); // four spaces
    table.wall("east-wall-3").invaders = {0, 0, 1};
    put(table, "east-wall-3", {0, 0, 2});
    disembark(table);
    QVERIFY(!table.happened("feat-done"));

    put(table, "east-wall-3", {0, 0, 3}); // those in the tower did not count
    disembark(table);
    QVERIFY(table.happened("feat-done troll-attack"));
    QCOMPARE(table.now().invaderGlory, 11);
}

void GloryTest::s1_22_4_massInvasion()
{
    Table table;
    for (const char *wall : {"west-wall-1", "west-wall-3", "west-wall-4", "west-wall-5", "east-wall-1"})
        table.wall(wall).invaders = {1, 0, 0};
    put(table, "west-wall-2", {1, 0, 0});
    disembark(table);
    QVERIFY(!table.happened("feat-done")); // six

    put(table, "east-wall-2", {1, 0, 0});
    disembark(table);
    QVERIFY(table.happened("feat-done mass-invasion"));
    QCOMPARE(table.now().invaderGlory, 11);
}

void GloryTest::s1_22_4_bloodRituals()
{
    for (const int blood : {10, 11}) {
        Table table;
        table.data.invaders[0].cards[3] = cardOf(5, 1); // possession, fire, terror
        table.data.blood = static_cast<std::uint8_t>(blood);
        table.giveReady(0, {1, 0, 0});
        table.beginPhase(5);
        table.play("act terror");
        QCOMPARE(table.now().blood, blood + 1);
        QCOMPARE(table.happened("feat-done blood-rituals"), blood == 11);
        QCOMPARE(table.now().invaderGlory, blood == 11 ? 11 : 10);
    }
}

void GloryTest::s1_22_4_dismantledWallsAtTheSecondTime()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").stone = 1;
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    table.begin(StepKind::ResolveOrders, 0);
    QVERIFY(table.happened("stone-destroyed west-wall-1"));
    QVERIFY(!table.happened("feat-done"));
    QCOMPARE(table.now().dismantled, 1);

    table.data = table.now();
    table.wall("west-wall-1").wood = 2; // the same wall, built up again
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    table.wall("west-wall-1").flags = 0;
    table.begin(StepKind::ResolveOrders, 0);
    QVERIFY(table.happened("feat-done dismantled-walls"));
    QCOMPARE(table.now().invaderGlory, 11);
}

void GloryTest::s1_22_4_theFirstComponentStaysOnTheGloryBoard()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").stone = 1;
    table.wall("west-wall-1").wood = 2;
    table.data.wood = 1;
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").order = Order::ExplodingOrcs;
    const int stones = table.data.stone;
    table.begin(StepKind::ResolveOrders, 0);
    QCOMPARE(table.now().stone, stones); // the stone, not the wood
    QCOMPARE(table.now().wood, 3);

    table.data = table.now(); // the second time all return
    table.wall("west-wall-2").stone = 1;
    table.wall("west-wall-2").invaders = {0, 1, 0};
    table.wall("west-wall-2").order = Order::ExplodingOrcs;
    table.wall("west-wall-1").order = Order::None;
    table.begin(StepKind::ResolveOrders, 0);
    QCOMPARE(table.now().stone, stones + 1);

    Table wood;
    wood.clearWalls();
    wood.wall("west-wall-1").wood = 2;
    wood.data.wood = 3;
    wood.wall("west-wall-1").invaders = {0, 1, 0};
    wood.wall("west-wall-1").order = Order::ExplodingOrcs;
    wood.begin(StepKind::ResolveOrders, 0);
    QCOMPARE(wood.now().wood, 4);
}

void GloryTest::s1_22_4_eachOncePerGame()
{
    Table table;
    put(table.wall("east-wall-3"), Equipment::Ladders);
    table.wall("east-wall-3").invaders = {0, 0, 1};
    put(table, "east-wall-3", {0, 0, 3});
    table.data.feats = 1 << static_cast<int>(Feat::TrollAttack);
    disembark(table);
    QVERIFY(!table.happened("feat-done"));
    QCOMPARE(table.now().invaderGlory, 10);
}

void GloryTest::s1_22_5_theHonourGuardFromRoundSix()
{
    for (const int round : {5, 6, 9}) {
        Table table;
        table.data.round = static_cast<std::uint8_t>(round);
        table.begin(StepKind::EndAssault);
        QCOMPARE(table.now().defenderGlory, round >= 6 ? 6 : 5);

        table.data.flags |= SiegeData::kHonourLost;
        table.begin(StepKind::EndAssault);
        QCOMPARE(table.now().defenderGlory, 5);
    }
}

void GloryTest::s1_22_6_theHigherTotalWinsAfterAnEntry()
{
    Table table;
    table.data.defenderGlory = 12;
    table.wall("west-wall-1").flags |= WallState::kBreached;
    table.begin(StepKind::EndAssault);
    QCOMPARE(placeOf(table, 0), 1); // 13 to 12
    QCOMPARE(placeOf(table, 1), 2);
}

void GloryTest::s1_22_6_anEntryDoesNotAlwaysWin()
{
    Table table;
    table.data.defenderGlory = 14;
    table.wall("west-wall-1").flags |= WallState::kBreached;
    table.begin(StepKind::EndAssault);
    QCOMPARE(placeOf(table, 0), 2);
    QCOMPARE(placeOf(table, 1), 1);
}

void GloryTest::s1_22_6_optionTeamBreachWins()
{
    for (const int players : {2, 3, 4}) {
        Table table(players, {{"team-breach-wins", "on"}});
        table.data.defenderGlory = 20;
        table.wall("west-wall-1").flags |= WallState::kBreached;
        table.begin(StepKind::EndAssault);
        QVERIFY(table.isOver());
        QCOMPARE(placeOf(table, 0), players == 2 ? 2 : 1); // no such option for two
    }
}

std::unique_ptr<QObject> makeGloryTest()
{
    return std::make_unique<GloryTest>();
}

} // namespace merlon::siege1

#include "glory_test.moc"
