#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

constexpr std::uint8_t bitOf(Equipment type)
{
    return static_cast<std::uint8_t>(1u << static_cast<int>(type));
}

} // namespace

/// S2-18: the assault, melee combat; its orders have a test of their own.
class MeleeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_18_1_poisonKillsAMarksmanWhereInvadersStand();
    void s2_18_1_poisonWorksBeforeTheCauldrons();
    void s2_18_2_cauldronsKillAsTheyAre();
    void s2_18_2_notAgainstASiegeTower();
    void s2_18_2_anOrderOnAnEmptiedWallIsLost();
    void s2_18_3_aPoleHitsTheWeakestUnitShown();
    void s2_18_3_withoutAUnitShownItHasNoEffect();
    void s2_18_3_polesAreUsedOneAfterAnother();
    void s2_18_3_aPoleMayHold();
    void s2_18_8_strengthOfAWall();
    void s2_18_8_furyAndSiegeTower();
    void s2_18_9_aBreachComparesWithUnitStrengthOnly();
    void s2_18_9_heroesAndStonesAloneDoNotHoldAWall();
    void s2_18_9_allWallsAreComparedBeforeAnyLoss();
    void s2_18_9_theBreachIsToldLast();
    void s2_18_10_equalStrengthsCostNothing();
    void s2_18_10_wallByWallInBoardOrder();
    void s2_18_11_smallestLossPossible();
    void s2_18_11_atLeastTheAdvantage();
    void s2_18_11_theInvaderPicksAmongEqualTotals();
    void s2_18_11_onlyPicksThatCanEndInThisTotal();
    void s2_18_12_theDefenderPicksTheSmallestLoss();
    void s2_18_12_allDieUnderALargeAdvantage();
    void s2_18_12_furyLossesAreComputedWithoutTheGoblins();
    void s2_18_12_furyOfGoblinsAlone();
    void s2_18_13_furiousGoblinsDieWhateverTheResult();
    void s2_18_13_malfunctionsReturn();
};

void MeleeTest::s2_18_1_poisonKillsAMarksmanWhereInvadersStand()
{
    Table table;
    table.clearWalls();
    for (const char *wall : {"west-wall-1", "west-wall-2", "west-wall-3"}) {
        table.wall(wall).equipment = bitOf(Equipment::Poison);
        table.wall(wall).defenders = {2, 1, 0};
    }
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-3").invaders = {1, 0, 0};
    table.wall("west-wall-3").defenders = {0, 1, 0};
    table.begin(StepKind::Poison);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"2 1 0"_s); // nobody attacks
    QCOMPARE(counts(table.wallNow("west-wall-3").defenders), u"0 1 0"_s); // no marksman
    QVERIFY(table.wallNow("west-wall-1").has(Equipment::Poison));
}

void MeleeTest::s2_18_1_poisonWorksBeforeTheCauldrons()
{
    Table table;
    table.wall("west-wall-1").equipment = bitOf(Equipment::Poison);
    table.wall("west-wall-1").cauldron = Cauldron::Goblin;
    table.wall("west-wall-1").invaders = {2, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table,
                            {"unit-killed west-wall-1 marksman", "unit-killed west-wall-1 goblin",
                             "unit-killed west-wall-1 goblin"}));
}

void MeleeTest::s2_18_2_cauldronsKillAsTheyAre()
{
    Table table;
    const std::pair<const char *, Cauldron> walls[] {
        {"west-wall-1", Cauldron::Troll}, {"west-wall-2", Cauldron::Orc}, {"west-wall-4", Cauldron::Goblin}};
    for (const auto &[wall, cauldron] : walls) {
        table.wall(wall).cauldron = cauldron;
        table.wall(wall).invaders = {2, 2, 2};
    }
    table.begin(StepKind::PourCauldrons);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"2 2 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"2 1 2"_s);
    QCOMPARE(counts(table.wallNow("west-wall-4").invaders), u"0 2 2"_s);
}

void MeleeTest::s2_18_2_notAgainstASiegeTower()
{
    Table table;
    table.wall("west-wall-2").cauldron = Cauldron::Goblin;
    table.wall("west-wall-2").invaders = {2, 0, 0};
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.begin(StepKind::PourCauldrons);
    QVERIFY(!table.happened("unit-killed"));
    QCOMPARE(table.wallNow("west-wall-2").cauldron, Cauldron::Goblin);
}

void MeleeTest::s2_18_2_anOrderOnAnEmptiedWallIsLost()
{
    Table table;
    table.wall("west-wall-1").cauldron = Cauldron::Goblin;
    table.wall("west-wall-1").invaders = {2, 0, 0};
    table.wall("west-wall-1").order = Order::GoblinFury;
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("order-removed goblin-fury west-wall-1"));
    QVERIFY(!table.happened("fury-rages"));
    QCOMPARE(table.now().ordersRemoved[0], 1);
}

void MeleeTest::s2_18_3_aPoleHitsTheWeakestUnitShown()
{
    Table table;
    table.tower("west-tower-1").device = Device::Pole;
    table.wall("west-wall-1").invaders = {0, 1, 1};
    table.begin(StepKind::UsePoles);
    QCOMPARE(refusal(table, "pole west-tower-1 west-wall-2"), u"no-invader-there 18.3"_s);
    QCOMPARE(refusal(table, "pole west-tower-1 west-wall-3"), u"out-of-reach 18.3"_s);
    table.play({"pole west-tower-1 west-wall-1", "reveal-hit-card d4"}); // goblin, orc, troll
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 1"_s);
}

void MeleeTest::s2_18_3_withoutAUnitShownItHasNoEffect()
{
    Table table;
    table.tower("west-tower-1").device = Device::Pole;
    table.wall("west-wall-1").invaders = {0, 1, 1};
    table.begin(StepKind::UsePoles);
    table.play({"pole west-tower-1 west-wall-1", "reveal-hit-card d2"}); // goblin
    QVERIFY(table.happened("pole-missed west-wall-1"));
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 1"_s);
}

void MeleeTest::s2_18_3_polesAreUsedOneAfterAnother()
{
    Table table;
    table.tower("west-tower-1").device = Device::Pole;
    table.tower("west-tower-2").device = Device::Pole;
    table.wall("west-wall-2").invaders = {1, 1, 0};
    table.begin(StepKind::UsePoles);
    table.play("pole west-tower-1 west-wall-2");
    QCOMPARE(decisionOf(table), u"reveal-hit-card"_s);
    table.play("reveal-hit-card d1");
    QCOMPARE(decisionOf(table), u"pole"_s);
    table.play("pole west-tower-2 west-wall-2");
    QVERIFY(!table.isLegal("reveal-hit-card d1"));
    table.play("reveal-hit-card d6");
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"0 0 0"_s);
}

void MeleeTest::s2_18_3_aPoleMayHold()
{
    Table table;
    table.tower("west-tower-1").device = Device::Pole;
    table.wall("west-wall-2").invaders = {1, 1, 0};
    table.begin(StepKind::UsePoles);
    table.play("hold west-tower-1");
    QVERIFY(!table.happened("hit-card-revealed"));
}

void MeleeTest::s2_18_8_strengthOfAWall()
{
    Table table;
    table.wall("west-wall-4").invaders = {1, 1, 1};
    table.wall("west-wall-4").equipment = bitOf(Equipment::Banner);
    table.wall("west-wall-4").defenders = {1, 0, 1};
    table.tower("west-tower-3").device = Device::BayWindow;
    table.tower("west-tower-3").marksmen = 2;
    table.tower("west-tower-4").device = Device::BayWindow; // nobody in it
    table.begin(StepKind::Assault);
    QVERIFY(
        table.happened("strengths-compared west-wall-4 7 9 4")); // 4 + 2 stones + warrior 2 + bay window 1
}

void MeleeTest::s2_18_8_furyAndSiegeTower()
{
    Table table;
    table.wall("west-wall-2").invaders = {1, 1, 0};
    table.wall("west-wall-2").order = Order::GoblinFury;
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-2").defenders = {0, 0, 2};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("strengths-compared west-wall-2 5 6 6")); // the stones do not count
    QCOMPARE(table.wallNow("west-wall-2").stone, 2);
}

void MeleeTest::s2_18_9_aBreachComparesWithUnitStrengthOnly()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 0, 2};
    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.wall("west-wall-1").stone = 2; // I 6, D 4, U 2: no breach, all defenders die
    table.begin(StepKind::Assault);
    QVERIFY(!table.isOver());
    QVERIFY(table.happened("unit-killed west-wall-1 soldier"));

    table.wall("west-wall-1").stone = 1; // I 6, D 3, U 2
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
    QVERIFY(table.happened("wall-breached west-wall-1 3 2"));
    QVERIFY(table.now().winner == Winner::Invader);
    const Outcome outcome = table.state().outcome(); // says as much as the event
    const Vocabulary &vocabulary = table.setup().vocabulary();
    QCOMPARE(vocabulary.events()[outcome.why.kind].key, std::string("wall-breached"));
    QCOMPARE(outcome.why.args, (std::array<std::uint16_t, 4> {table.place("west-wall-1"), 3, 2}));
}

void MeleeTest::s2_18_9_heroesAndStonesAloneDoNotHoldAWall()
{
    Table table;
    table.clearWalls();
    table.data.heroes[1] = table.place("west-wall-1");
    table.wall("west-wall-1").stone = 2;
    table.wall("west-wall-1").invaders = {0, 0, 2}; // I 6, D 5, U 0
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
}

void MeleeTest::s2_18_9_allWallsAreComparedBeforeAnyLoss()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("east-wall-4").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
    QVERIFY(table.happened("strengths-compared west-wall-1 2 1 1"));
    QVERIFY(table.happened("wall-breached east-wall-4 1 0"));
    QVERIFY(!table.happened("unit-killed"));
}

/// Nothing follows the breach that ends the game; of two breached walls the first counts.
void MeleeTest::s2_18_9_theBreachIsToldLast()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 0, 2};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("east-wall-4").invaders = {1, 0, 0};
    table.wall("east-wall-4").defenders = {1, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
    QVERIFY(happenedInOrder(table,
                            {"strengths-compared west-wall-1", "strengths-compared west-wall-2",
                             "strengths-compared east-wall-4", "wall-breached west-wall-1"}));
    QVERIFY(!table.happened("wall-breached west-wall-2"));
}

void MeleeTest::s2_18_10_equalStrengthsCostNothing()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("strengths-compared west-wall-1 2 2 2"));
    QVERIFY(!table.happened("unit-killed"));
}

void MeleeTest::s2_18_10_wallByWallInBoardOrder()
{
    Table table;
    table.clearWalls();
    for (const char *wall : {"west-wall-1", "east-wall-1"}) {
        table.wall(wall).invaders = {0, 0, 2};
        table.wall(wall).defenders = {2, 0, 0};
        table.wall(wall).stone = 3;
    }
    table.wall("west-wall-3").invaders = {2, 1, 0};
    table.wall("west-wall-3").defenders = {0, 0, 2};
    table.begin(StepKind::Assault);
    QCOMPARE(decisionOf(table), u"lose-invaders"_s);
    QVERIFY(table.happened("unit-killed west-wall-1 marksman"));
    QVERIFY(!table.happened("unit-killed east-wall-1 marksman"));
}

void MeleeTest::s2_18_11_smallestLossPossible()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-5").invaders = {0, 0, 3};
    table.wall("west-wall-5").defenders = {1, 1, 1};
    table.wall("west-wall-5").stone = 1; // I 9, D 7, A 2
    table.begin(StepKind::Assault);
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"1 0 1"_s); // exactly the soldier, no choice
}

void MeleeTest::s2_18_11_atLeastTheAdvantage()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {1, 0, 2};
    table.wall("west-wall-1").defenders = {0, 3, 0}; // I 7, D 6, A 1: a soldier of strength 2 dies
    table.begin(StepKind::Assault);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"0 2 0"_s);
}

void MeleeTest::s2_18_11_theInvaderPicksAmongEqualTotals()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-5").invaders = {0, 0, 3};
    table.wall("west-wall-5").defenders = {1, 1, 1}; // I 9, D 6, A 3
    table.begin(StepKind::Assault);
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table).size(), 3);
    table.play("kill west-wall-5 marksman");
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"0 0 1"_s); // the soldier must follow
}

void MeleeTest::s2_18_11_onlyPicksThatCanEndInThisTotal()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-5").invaders = {0, 4, 0};
    table.wall("west-wall-5").defenders = {1, 2, 0}; // I 8, D 5, A 3
    table.begin(StepKind::Assault);
    QVERIFY(table.isLegal("kill west-wall-5 marksman"));
    table.play("kill west-wall-5 soldier");
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"0 1 0"_s);

    table.wall("west-wall-5").defenders = {1, 1, 1}; // 4 is the marksman and the veteran
    table.begin({Table::step(StepKind::LoseDefenders, table.place("west-wall-5"), 4)});
    QCOMPARE(refusal(table, "kill west-wall-5 soldier"), u"not-the-smallest-loss 18.11"_s);
    QCOMPARE(refusal(table, "kill west-wall-5 goblin"), u"no-unit-there 18.11"_s);
}

void MeleeTest::s2_18_12_theDefenderPicksTheSmallestLoss()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-5").invaders = {1, 1, 1};
    table.wall("west-wall-5").defenders = {0, 0, 3}; // I 6, D 9, A 3
    table.begin(StepKind::Assault);
    QCOMPARE(table.seat(), kDefender);
    QCOMPARE(offered(table).size(), 3);
    table.play("kill west-wall-5 troll");
    QCOMPARE(counts(table.wallNow("west-wall-5").invaders), u"1 1 0"_s);
}

void MeleeTest::s2_18_12_allDieUnderALargeAdvantage()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.wall("west-wall-1").stone = 9; // without any defender unit
    table.begin(StepKind::Assault);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 0"_s);
    QCOMPARE(counts(table.now().fallen), u"0 2 0"_s);
}

void MeleeTest::s2_18_12_furyLossesAreComputedWithoutTheGoblins()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {1, 2, 0};
    table.wall("west-wall-1").equipment = bitOf(Equipment::Banner);
    table.wall("west-wall-1").defenders = {0, 0, 3};
    table.wall("west-wall-1").order = Order::GoblinFury; // I 8, D 9; anew 5 to 9: A 4
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("strengths-compared west-wall-1 8 9 9"));
    QVERIFY(happenedInOrder(
        table,
        {"unit-killed west-wall-1 goblin", "unit-killed west-wall-1 orc", "unit-killed west-wall-1 orc"}));
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 0"_s);
}

void MeleeTest::s2_18_12_furyOfGoblinsAlone()
{
    Table table;
    table.wall("west-wall-1").invaders = {2, 0, 0};
    table.wall("west-wall-1").order = Order::GoblinFury; // I 6, D 7
    table.begin(StepKind::Assault);
    QCOMPARE(counts(table.now().fallen), u"2 0 0"_s);
    QCOMPARE(table.count("unit-killed"), 2);
}

void MeleeTest::s2_18_13_furiousGoblinsDieWhateverTheResult()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-1").order = Order::GoblinFury;
    table.wall("west-wall-1").defenders = {0, 2, 0}; // I 5, D 4
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table, {"unit-killed west-wall-1 soldier", "unit-killed west-wall-1 goblin"}));
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 0"_s);

    table.wall("west-wall-1").defenders = {1, 2, 0}; // a draw
    table.begin(StepKind::Assault);
    QCOMPARE(table.count("unit-killed"), 1);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 0"_s);
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kFury));
}

void MeleeTest::s2_18_13_malfunctionsReturn()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").malfunction = 1;
    table.begin(StepKind::EndAssault);
    QCOMPARE(table.now().machines[0].malfunction, 0);
}

std::unique_ptr<QObject> makeMeleeTest()
{
    return std::make_unique<MeleeTest>();
}

} // namespace merlon::siege2

#include "melee_test.moc"
