#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// A maneuver on a board where only these units stand, on the western foreground.
void maneuverWith(Table &table, Units units)
{
    table.data.foregrounds[siege::East].invaders = {};
    table.data.foregrounds[siege::West].invaders = units;
    table.data.marauders = {};
    table.beginCard(Card::Maneuver);
    table.play("maneuver major");
}

} // namespace

/// S2-10.9, S2-10.10: traps.
class TrapsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_10_9_trapsStrikeAtTheEndOfTheSubStep();
    void s2_10_9_aGoblinTrapKillsAllGoblinsThatCrossed();
    void s2_10_9_unitsThatDidNotCrossAreSpared();
    void s2_10_9_aTrollTrapKillsOneTroll();
    void s2_10_9_aTrollTrapStrikesOncePerManeuver();
    void s2_10_9_aSiegeTowerTrapPutsSiegeTowersBack();
    void s2_10_9_theWrongPiecesTurnATrapUpUnharmed();
    void s2_10_9_trapsFollowTheOrderOfTheBoardFile();
    void s2_10_9_theSecondPathsComeLast();
    void s2_10_9_ofTrollsAtDifferentPlacesTheDefenderChooses();
    void s2_10_9_theMarauderPathHasNoTrap();
    void s2_10_10_aTrapStaysFaceUpAndStrikesAgain();
    void s2_10_10_theVictimsOccupyTheirDestinationUntilTheEnd();
    void s2_10_10_onTwoPathsTheFirstTrapStrikesFirst();
    void s2_10_10_bothTrapsMeetAUnitThatSurvives();
};

void TrapsTest::s2_10_9_trapsStrikeAtTheEndOfTheSubStep()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    maneuverWith(table, {2, 0, 0});
    table.play("march west-foreground goblin west-rampart-1");
    QVERIFY(!table.happened("trap-shown")); // the invader cannot probe
    QVERIFY(!table.pathNow("west-foreground", "west-rampart-1").has(PathState::kFaceUp));
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"1 0 0"_s);
    table.play("done");
    QVERIFY(happenedInOrder(
        table, {"trap-shown west-foreground>west-rampart-1 goblin", "unit-killed west-rampart-1 goblin"}));
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 0"_s);
    QCOMPARE(counts(table.now().fallen), u"1 0 0"_s);
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"1 0 0"_s);
}

void TrapsTest::s2_10_9_aGoblinTrapKillsAllGoblinsThatCrossed()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    maneuverWith(table, {3, 1, 1});
    table.play({"march west-foreground goblin west-rampart-1", "march west-foreground goblin west-rampart-1",
                "march west-foreground goblin west-rampart-1", "march west-foreground orc west-rampart-1",
                "march west-foreground troll west-rampart-1"});
    QCOMPARE(counts(table.now().fallen), u"3 0 0"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 1 1"_s);
}

void TrapsTest::s2_10_9_unitsThatDidNotCrossAreSpared()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    table.rampart("west-rampart-1").invaders = {2, 0, 0}; // came in a round before
    maneuverWith(table, {2, 0, 0});
    table.play({"done", "march west-foreground goblin west-rampart-1",
                "march west-foreground goblin west-rampart-2"});
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"2 0 0"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), u"1 0 0"_s);
}

void TrapsTest::s2_10_9_aTrollTrapKillsOneTroll()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    maneuverWith(table, {1, 1, 3});
    table.play({"march west-foreground troll west-rampart-1", "march west-foreground troll west-rampart-1",
                "march west-foreground troll west-rampart-1", "march west-foreground goblin west-rampart-1",
                "march west-foreground orc west-rampart-1"});
    QCOMPARE(counts(table.now().fallen), u"0 0 1"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"1 1 2"_s);
}

void TrapsTest::s2_10_9_aTrollTrapStrikesOncePerManeuver()
{
    // A trap strikes in one sub-step of a maneuver only, except on the second path of a unit that goes through.
    Table table;
    table.path("west-rampart-1", "west-wall-1").trap = Trap::Troll;
    table.rampart("west-rampart-1").invaders = {0, 0, 2};
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    maneuverWith(table, {0, 0, 1});
    table.play({"march west-rampart-1 troll west-wall-1", "march west-rampart-1 troll west-wall-1"});
    QCOMPARE(counts(table.now().fallen), u"0 0 1"_s);
    table.play({"march-through west-foreground troll west-rampart-1", "march-on west-wall-1"});
    QCOMPARE(counts(table.now().fallen), u"0 0 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 0 2"_s);

    table.data = table.now(); // and once more in the next maneuver
    table.rampart("west-rampart-1").invaders = {0, 0, 1};
    table.begin({Table::step(StepKind::ChooseManeuver, 1)});
    table.play({"maneuver minor", "march west-rampart-1 troll west-wall-1"});
    QCOMPARE(counts(table.now().fallen), u"0 0 2"_s);
}

void TrapsTest::s2_10_9_aSiegeTowerTrapPutsSiegeTowersBack()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::SiegeTower;
    table.path("west-rampart-2", "west-wall-2").trap = Trap::SiegeTower;
    table.foreground("west-foreground").siegeTowers = 2;
    table.rampart("west-rampart-2").siegeTowers = 1;
    maneuverWith(table, {1, 0, 0});
    table.play("march west-rampart-2 siege-tower west-wall-2");
    QVERIFY(!table.wallNow("west-wall-2").has(WallState::kSiegeTower));
    QCOMPARE(table.rampartNow("west-rampart-2").siegeTowers, 1);
    table.play({"march west-foreground siege-tower west-rampart-1",
                "march west-foreground siege-tower west-rampart-1",
                "march west-foreground goblin west-rampart-1"});
    QCOMPARE(table.count("siege-tower-held"), 3);
    QCOMPARE(table.foregroundNow("west-foreground").siegeTowers, 2);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"1 0 0"_s);
}

void TrapsTest::s2_10_9_theWrongPiecesTurnATrapUpUnharmed()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::SiegeTower;
    table.path("west-foreground", "west-rampart-2").trap = Trap::Troll;
    table.path("west-foreground", "west-rampart-3").trap = Trap::Goblin; // nobody crosses this one
    maneuverWith(table, {1, 1, 0});
    table.play({"march west-foreground goblin west-rampart-1", "march west-foreground orc west-rampart-2"});
    QVERIFY(table.happened("trap-shown west-foreground>west-rampart-1 siege-tower"));
    QVERIFY(table.happened("trap-shown west-foreground>west-rampart-2 troll"));
    QCOMPARE(table.count("trap-shown"), 2);
    QVERIFY(!table.happened("unit-killed"));
    QVERIFY(!table.pathNow("west-foreground", "west-rampart-3").has(PathState::kFaceUp));
}

void TrapsTest::s2_10_9_trapsFollowTheOrderOfTheBoardFile()
{
    Table table;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3"})
        table.path("west-foreground", rampart).trap = Trap::Goblin;
    maneuverWith(table, {3, 0, 0});
    table.play({"march west-foreground goblin west-rampart-3", "march west-foreground goblin west-rampart-1",
                "march west-foreground goblin west-rampart-2"});
    QVERIFY(happenedInOrder(
        table, {"unit-killed west-rampart-1", "unit-killed west-rampart-2", "unit-killed west-rampart-3"}));
}

void TrapsTest::s2_10_9_theSecondPathsComeLast()
{
    // In the board file the path to the wall comes before those of the eastern foreground.
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    table.path("west-rampart-1", "west-wall-1").trap = Trap::Goblin;
    table.path("east-foreground", "east-rampart-1").trap = Trap::Goblin;
    table.foreground("east-foreground").invaders = {1, 0, 0};
    table.foreground("west-foreground").invaders = {1, 0, 0};
    table.beginCard(Card::Maneuver);
    table.play({"maneuver major", "march-through west-foreground goblin west-rampart-1",
                "march-on west-wall-1", "march east-foreground goblin east-rampart-1"});
    QVERIFY(happenedInOrder(table, {"unit-killed east-rampart-1 goblin", "unit-killed west-wall-1 goblin"}));
}

void TrapsTest::s2_10_9_ofTrollsAtDifferentPlacesTheDefenderChooses()
{
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    maneuverWith(table, {0, 0, 2});
    table.play({"march-through west-foreground troll west-rampart-1", "march-on west-wall-2",
                "march west-foreground troll west-rampart-1"});
    QCOMPARE(table.seat(), kDefender);
    QCOMPARE(offered(table), QStringList({u"kill west-rampart-1 troll"_s, u"kill west-wall-2 troll"_s}));
    QCOMPARE(refusal(table, "kill west-wall-1 troll"), u"no-unit-there 10.9"_s);
    table.play("kill west-wall-2 troll");
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"0 0 0"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 1"_s);
}

void TrapsTest::s2_10_9_theMarauderPathHasNoTrap()
{
    Table table;
    table.data.tracks[static_cast<std::size_t>(Action::Trap)] = 1;
    table.beginDefenderPhase(1);
    table.play("place-hourglass trap");
    QCOMPARE(refusal(table, "place-trap marauders>west-rampart-4"), u"not-trappable 15.5"_s);
}

void TrapsTest::s2_10_10_aTrapStaysFaceUpAndStrikesAgain()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    maneuverWith(table, {2, 0, 0});
    table.play({"march west-foreground goblin west-rampart-1", "done"});
    QVERIFY(table.pathNow("west-foreground", "west-rampart-1").has(PathState::kFaceUp));
    table.play({"maneuver minor", "march west-foreground goblin west-rampart-1"});
    QCOMPARE(counts(table.now().fallen), u"2 0 0"_s);
    QCOMPARE(table.count("trap-shown"), 1);
    table.playOnTo(StepKind::DrawUnits);
    QVERIFY(table.pathNow("west-foreground", "west-rampart-1").trap == Trap::Goblin);
    QVERIFY(table.pathNow("west-foreground", "west-rampart-1").has(PathState::kFaceUp));
}

void TrapsTest::s2_10_10_theVictimsOccupyTheirDestinationUntilTheEnd()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    table.rampart("west-rampart-1").invaders = {0, 6, 0};
    maneuverWith(table, {1, 1, 0});
    table.play({"done", "march west-foreground goblin west-rampart-1"});
    QCOMPARE(refusal(table, "march west-foreground orc west-rampart-1"), u"no-space 10.5"_s);
    table.play("done");
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 6 0"_s);
}

void TrapsTest::s2_10_10_onTwoPathsTheFirstTrapStrikesFirst()
{
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    table.path("west-rampart-1", "west-wall-1").trap = Trap::Goblin;
    maneuverWith(table, {1, 0, 0});
    table.play({"march-through west-foreground goblin west-rampart-1", "march-on west-wall-1"});
    QVERIFY(table.happened("unit-killed west-wall-1 goblin"));
    QCOMPARE(counts(table.now().fallen), u"1 0 0"_s);
    QVERIFY(table.happened("trap-shown west-foreground>west-rampart-1 goblin"));
    QVERIFY(!table.pathNow("west-rampart-1", "west-wall-1").has(PathState::kFaceUp));
}

void TrapsTest::s2_10_10_bothTrapsMeetAUnitThatSurvives()
{
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Troll;
    table.path("west-rampart-1", "west-wall-1").trap = Trap::Goblin;
    maneuverWith(table, {1, 0, 0});
    table.play({"march-through west-foreground goblin west-rampart-1", "march-on west-wall-1"});
    QVERIFY(
        happenedInOrder(table,
                        {"trap-shown west-foreground>west-rampart-1 troll",
                         "trap-shown west-rampart-1>west-wall-1 goblin", "unit-killed west-wall-1 goblin"}));
}

std::unique_ptr<QObject> makeTrapsTest()
{
    return std::make_unique<TrapsTest>();
}

} // namespace merlon::siege2

#include "traps_test.moc"
